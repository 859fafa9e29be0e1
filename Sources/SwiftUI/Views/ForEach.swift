// A view for each element of a collection.

/// Views made from a collection's elements.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content

    /// For content that is no view: marks of a chart.
    package init(elements data: Data, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Content: View {
    /// Makes views of bindings to the elements of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.data = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) }
        self.content = { content(data[$0.0]) }
    }

    /// Makes views of bindings to the elements of a bound collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        self.data = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0][keyPath: id]) }
        self.content = { content(data[$0.0]) }
    }

    /// Makes views of the views that another is made of.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        data = ForEachSubviewCollection(source: view)
        self.content = content
    }
}

extension ForEach where Content: View {
    /// Makes views of the parts that another view is made of.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        data = ForEachSectionCollection(source: view)
        self.content = content
    }
}

/// The parts that a view is made of, which are known where they are lowered.
nonisolated public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let source: any View

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration { preconditionFailure("only known where they are lowered") }
}

/// The views that a view is made of, which are known where they are lowered.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let source: any View

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { preconditionFailure("only known where they are lowered") }
}

extension ForEach {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
    public func onInsert(of supportedContentTypes: [String], perform action: @escaping (Int, [Any]) -> Void) -> ForEach
    { self }
}

extension ForEach: PrimitiveView where Content: View {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        if let all = data as? ForEachSubviewCollection<Content>, let make = content as? (Subview) -> Content {
            return SubviewsCollection(lower(all.source, in: scope)).flatMap { lower(make($0), in: scope) }
        }
        if let all = data as? ForEachSectionCollection<Content>,
            let make = content as? (SectionConfiguration) -> Content
        {
            var inner = scope
            inner.keepsSections = true
            return SectionRule.sections(lower(all.source, in: inner)).flatMap { lower(make($0), in: scope) }
        }
        return data.flatMap { lower(content($0), in: scope) }
    }
}
