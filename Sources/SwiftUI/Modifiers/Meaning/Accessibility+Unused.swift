// What only assistive programs use; a picture's text does without.

/// What kind of thing a view is.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    public static let isSearchField = AccessibilityTraits(rawValue: 128)
    public static let playsSound = AccessibilityTraits(rawValue: 256)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// How high a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What a text is about.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String

    public static let plain = AccessibilityTextContentType(name: "plain")
    public static let console = AccessibilityTextContentType(name: "console")
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// What people can do with a view.
public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// Which way a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// How a region that takes touches itself behaves.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A name for further content of a view.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
    private let id: String

    public init(_ label: Text, id: String) {
        self.id = id
    }

    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.id = id
    }

    public init(_ labelKey: LocalizedStringKey) {
        id = labelKey.key
    }
}

/// How important something is to people who listen; Accessibility's name for it.
public enum AXCustomContent {
    public enum Importance: UInt, Sendable { case `default`, high }
}

/// What a chart says; Accessibility's name for it.
public final class AXChartDescriptor: NSObject {}

/// Describes a chart to people who listen.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some View { self }
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        self
    }
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool = true) -> some View {
        self
    }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true) -> some View {
        self
    }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some View { self }
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    nonisolated public func accessibilityZoomAction(_ handler: @escaping () -> Void) -> some View { self }
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { self }
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
}

extension View {
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { self }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { self }
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
}

/// Which of two views names the other.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// Whether assistive programs are at a view; in a picture they are at none.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value

    /// A binding to where they are.
    @propertyWrapper
    public struct Binding {
        let none: Value

        public var wrappedValue: Value {
            get { none }
            nonmutating set {}
        }

        public var projectedValue: Binding { self }
    }

    public init() where Value == Bool {
        none = false
    }

    public init<T: Hashable>() where Value == T? {
        none = nil
    }

    public var wrappedValue: Value {
        get { none }
        nonmutating set {}
    }

    public var projectedValue: Binding { Binding(none: none) }
}

/// Places that people can go through.
public protocol AccessibilityRotorContent {}

public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID) {}
    public init(_ labelKey: LocalizedStringKey, id: ID) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID) {}
}

@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
    }
}
