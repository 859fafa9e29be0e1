// The text sizes that people choose.

/// A text size.
public enum DynamicTypeSize: Int, Comparable, Hashable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }

    /// The size that UIKit calls otherwise; nil for one that is not known.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        let sizes = Self.allCases.map { UIContentSizeCategory(step: $0.rawValue) }
        guard let step = sizes.firstIndex(of: uiSizeCategory), let size = Self(rawValue: step) else { return nil }
        self = size
    }

    /// Reads a name such as `large` or `accessibility3`.
    package init?(name: String) {
        guard let size = Self.allCases.first(where: { String(describing: $0) == name }) else { return nil }
        self = size
    }
}

/// A text size by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    // As on iOS it has the operators without being `Comparable`.
    public static func < (left: Self, right: Self) -> Bool { left.dynamicTypeSize < right.dynamicTypeSize }
    public static func <= (left: Self, right: Self) -> Bool { left.dynamicTypeSize <= right.dynamicTypeSize }
    public static func > (left: Self, right: Self) -> Bool { left.dynamicTypeSize > right.dynamicTypeSize }
    public static func >= (left: Self, right: Self) -> Bool { left.dynamicTypeSize >= right.dynamicTypeSize }

    init(_ size: DynamicTypeSize) {
        self = Self.allCases[size.rawValue]
    }

    var dynamicTypeSize: DynamicTypeSize {
        Self.allCases.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
    }
}

extension View {
    /// Sets the text size of this view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the text size of this view in a range.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
        return changingEnvironment { values in
            guard let least = allowed.first, let most = allowed.last else { return }
            values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
        }
    }

    /// Sets light or dark for this view.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Sets light or dark for this view; nil leaves it as it is.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changingEnvironment { values in
            if let colorScheme { values.colorScheme = colorScheme }
        }
    }
}
