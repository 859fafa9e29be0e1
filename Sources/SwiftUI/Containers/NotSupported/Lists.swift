// Rows that scroll and tables, which no widget can show.

/// Rows that scroll.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    private init(nothing: Void) {}

    @MainActor public var body: some View { NotSupported(name: "List") }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.init(nothing: ())
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nothing: ())
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(nothing: ())
    }

    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(nothing: ())
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where Content == OutlineGroup<Data, Data.Element.ID, RowContent, RowContent, RowContent>, Data.Element: Identifiable
    {
        self.init(nothing: ())
    }
}

extension List {
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(nothing: ())
    }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(nothing: ())
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nothing: ())
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(nothing: ())
    }
}

/// Rows that open.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup>: View {
    public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Parent == Leaf, Subgroup == Leaf, Leaf: View {}

    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element, Parent == Leaf, Subgroup == Leaf, Leaf: View {}

    @MainActor public var body: some View { NotSupported(name: "OutlineGroup") }
}

/// Rows with columns.
nonisolated public struct Table<Value: Identifiable>: View {
    public init<Data: RandomAccessCollection, Columns: TableColumnContent>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {}

    @MainActor public var body: some View { NotSupported(name: "Table") }
}

/// Columns of a table.
public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
}

/// One column.
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
    public typealias TableRowValue = RowValue

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}

    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}

    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, some Comparable>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable>: TableColumnContent {
    public typealias TableRowValue = RowValue
}

/// Builds columns from statements.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    public static func buildExpression<C: TableColumnContent>(_ content: C) -> C where RowValue == C.TableRowValue {
        content
    }
    public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C where RowValue == C.TableRowValue {
        first
    }
    public static func buildPartialBlock(
        accumulated: some TableColumnContent<RowValue>, next: some TableColumnContent<RowValue>
    ) -> TupleTableColumnContent<RowValue> { TupleTableColumnContent() }
}
