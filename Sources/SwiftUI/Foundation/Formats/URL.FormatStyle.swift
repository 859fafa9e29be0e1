// Addresses as people read them, which Foundation lacks on Linux.

extension URL {
    /// Which parts of an address are written.
    public struct FormatStyle: Foundation.FormatStyle {
        public typealias FormatInput = URL
        public typealias FormatOutput = String

        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        /// When a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            /// What another part has to be, or must not be, for the part to be written.
            struct Condition: Codable, Hashable {
                let component: Component
                let matches: Set<String>
            }

            var isWritten: Bool
            var exception: Condition?
            var omitsForHTTP = false

            public static var always: Self { Self(isWritten: true) }
            public static var never: Self { Self(isWritten: false) }
            /// Not for HTTP and HTTPS.
            public static var omitIfHTTPFamily: Self { Self(isWritten: true, omitsForHTTP: true) }

            /// Only where another part is one of several.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(isWritten: false, exception: Condition(component: component, matches: requirements))
            }

            /// But not where another part is one of several.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(isWritten: true, exception: Condition(component: component, matches: requirements))
            }

            func allows(_ parts: URLComponents) -> Bool {
                if omitsForHTTP, ["http", "https"].contains(parts.scheme?.lowercased()) { return false }
                guard let exception else { return isWritten }
                return exception.matches.contains(parts.text(of: exception.component) ?? "") != isWritten
            }
        }

        /// Whether the host is written, and all of it.
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            var option: ComponentDisplayOption
            var omitted: Set<String> = []

            public static var always: Self { Self(option: .always) }
            public static var never: Self { Self(option: .never) }

            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .displayWhen(component, matches: requirements))
            }

            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .omitWhen(component, matches: requirements))
            }

            /// Without `www.` and the like in front: the first name of a host alone, also where more are asked for.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = ["www"],
                includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> Self { Self(option: .always, omitted: subdomainsToOmit) }

            func shown(_ host: String) -> String {
                guard let first = host.split(separator: ".").first, omitted.contains(String(first)) else { return host }
                return String(host.dropFirst(first.count + 1))
            }
        }

        private var options: [Component: ComponentDisplayOption]
        private var host: HostDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
                .fragment: fragment,
            ]
            self.host = host
        }

        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            func part(_ component: Component) -> String {
                guard options[component]?.allows(parts) ?? false else { return "" }
                return parts.text(of: component) ?? ""
            }
            func with(_ before: String, _ text: String, _ after: String = "") -> String {
                text.isEmpty ? "" : before + text + after
            }
            let isHostShown = host.option.allows(parts)
            let name = isHostShown ? host.shown(parts.host ?? "") : ""
            let owner = with("", part(.user) + with(":", part(.password)), "@")
            return with("", part(.scheme), name.isEmpty ? ":" : "://") + owner + name + with(":", part(.port))
                + part(.path) + with("?", part(.query)) + with("#", part(.fragment))
        }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> FormatStyle {
            var copy = self
            copy.options[component] = option
            return copy
        }

        public func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.password, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> FormatStyle { with(.fragment, strategy) }

        public func host(_ strategy: HostDisplayOption = .always) -> FormatStyle {
            var copy = self
            copy.host = strategy
            return copy
        }
    }

    /// The address with scheme, host and path.
    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }
}

extension URLComponents {
    func text(of component: URL.FormatStyle.Component) -> String? {
        switch component {
        case .scheme: scheme
        case .user: user
        case .password: password
        case .host: host
        case .port: port.map(String.init)
        case .path: path
        case .query: query
        case .fragment: fragment
        }
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    public static var url: Self { Self() }
}
