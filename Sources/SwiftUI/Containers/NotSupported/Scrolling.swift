// Containers that scroll, navigate or change over time, which no widget can show.

/// Views that scroll.
nonisolated public struct ScrollView<Content: View>: View {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}

    @MainActor public var body: some View { NotSupported(name: "ScrollView") }
}

/// Rows that scroll.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {}

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
    {}

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {}

    @MainActor public var body: some View { NotSupported(name: "List") }
}

/// Controls in groups.
nonisolated public struct Form<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}

    @MainActor public var body: some View { NotSupported(name: "Form") }
}

/// Views that lead to others.
nonisolated public struct NavigationStack<Content: View>: View {
    public init(@ViewBuilder root: () -> Content) {}

    @MainActor public var body: some View { NotSupported(name: "NavigationStack") }
}

/// Views that lead to others.
nonisolated public struct NavigationView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}

    @MainActor public var body: some View { NotSupported(name: "NavigationView") }
}

/// A view that leads to another.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

    @MainActor public var body: some View { NotSupported(name: "NavigationLink") }
}

/// Views of which one is shown.
nonisolated public struct TabView<Selection: Hashable, Content: View>: View {
    public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}

    public init(@ViewBuilder content: () -> Content) where Selection == Int {}

    @MainActor public var body: some View { NotSupported(name: "TabView") }
}
