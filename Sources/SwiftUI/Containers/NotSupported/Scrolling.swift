// Containers that scroll or show one of several, which no widget can show.

/// Views that scroll.
nonisolated public struct ScrollView<Content: View>: View {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}

    @MainActor public var body: some View { NotSupported(name: "ScrollView") }
}

/// Scrolls to views of a name; in a picture it does nothing.
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Views that may scroll to one of them: they are shown as they are.
nonisolated public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View { content(ScrollViewProxy()) }
}

/// Controls in groups.
nonisolated public struct Form<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}

    @MainActor public var body: some View { NotSupported(name: "Form") }
}

/// Views of which one is shown.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}

    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}

    @MainActor public var body: some View { NotSupported(name: "TabView") }
}

/// One of the views of a tab view.
nonisolated public struct Tab<Value, Content: View, Label: View>: View {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {}

    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never, Label == SwiftUI.Label<Text, Image> {}

    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {}

    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Value == Never, Label == SwiftUI.Label<Text, Image> {}

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Value == Never, Label == SwiftUI.Label<Text, Image> {}

    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never {}

    @MainActor public var body: some View { NotSupported(name: "Tab") }
}

/// A look for tab views.
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }

public struct PageTabViewStyle: TabViewStyle {
    public struct IndexDisplayMode: Sendable {
        public static let automatic = IndexDisplayMode()
        public static let always = IndexDisplayMode()
        public static let never = IndexDisplayMode()
    }

    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { .init() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// A look for forms.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { .init() }
}

extension View {
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
