// What requests and URLSession's configuration have on iOS only. Requests go out at once, over what network there is,
// and none goes on without its program.

extension URLSessionConfiguration {
    /// Without effect: whether a request waits for a network; it fails at once where none can be reached.
    public var waitsForConnectivity: Bool {
        get { false }
        set { _ = newValue }
    }

    /// Without effect: whether the app is started for a session's events.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set { _ = newValue }
    }

    /// Without effect: whether the network may be one that costs.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }

    /// Without effect: whether the network may be one that is to be spared.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }

    /// Without effect: the group whose container background transfers use; they use the program's own folders.
    public var sharedContainerIdentifier: String? {
        get { nil }
        set { _ = newValue }
    }

    /// Without effect: whether the system chooses when to transfer; it is at once.
    public var isDiscretionary: Bool {
        get { false }
        set { _ = newValue }
    }

    /// Without effect: the default configuration, as no request goes on without its program.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLRequest {
    /// Who asks for the request.
    public enum Attribution: UInt, Sendable { case developer, user }

    /// Without effect: who asks for the request.
    public var attribution: Attribution {
        get { .developer }
        set { _ = newValue }
    }

    /// Without effect: whether the network may be one that costs.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }

    /// Without effect: whether the network may be one that is to be spared.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }

    /// Without effect: whether HTTP/3 is tried first.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set { _ = newValue }
    }
}

extension URLCache {
    /// Makes a cache in memory and in a folder.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
