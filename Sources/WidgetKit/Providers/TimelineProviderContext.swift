// What a provider is told of the widget that it provides for.
public import SwiftUI

/// The widget that a provider's call is for.
public struct TimelineProviderContext: Sendable {
    /// The widget's family.
    public let family: WidgetFamily
    /// Whether the entry is for a gallery.
    public let isPreview: Bool
    /// The widget's size in points.
    public let displaySize: CGSize
    /// The environments that the widget may be shown in.
    public let environmentVariants: EnvironmentVariants

    /// All values that an environment value may have.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        let make: @Sendable () -> [EnvironmentValues]

        /// The values of a key; nil when there is none.
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            var seen: Set<AnyHashable> = []
            let values = make().map { $0[keyPath: keyPath] }.filter { value in
                guard let value = value as? AnyHashable else { return true }
                return seen.insert(value).inserted
            }
            return values.isEmpty ? nil : values
        }

        /// The values of a key; nil when there is none.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            self[keyPath]
        }
    }
}
