// Views that lead to others, which no widget can show.

/// Views that lead to others.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}

    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}

    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {}

    @MainActor public var body: some View { NotSupported(name: "NavigationStack") }
}

/// Where navigation has led.
public struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

/// Views side by side, of which one leads to the next.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}

    @MainActor public var body: some View { NotSupported(name: "NavigationSplitView") }
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
    public static let automatic = NavigationSplitViewVisibility()
    public static let all = NavigationSplitViewVisibility()
    public static let doubleColumn = NavigationSplitViewVisibility()
    public static let detailOnly = NavigationSplitViewVisibility()
}

/// Views that lead to others.
nonisolated public struct NavigationView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}

    @MainActor public var body: some View { NotSupported(name: "NavigationView") }
}

/// A view that leads to another.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    private init(nothing: Void) {}

    public init(destination: Destination, @ViewBuilder label: () -> Label) {}

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

    @MainActor public var body: some View { NotSupported(name: "NavigationLink") }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(nothing: ())
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(nothing: ())
    }
}

extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(nothing: ())
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(nothing: ())
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(nothing: ())
    }
}
