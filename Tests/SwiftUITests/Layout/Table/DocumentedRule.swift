// The rules of SwiftUI's layout that the table's rows follow, and where they are documented.

/// A rule and its source.
struct DocumentedRule: Sendable {
    let text: String
    let source: String

    init(_ text: String, _ source: String) {
        self.text = text
        self.source = source
    }

    // MARK: Proposals and leaves

    static let proposal = DocumentedRule(
        "A parent proposes, a child chooses, the parent places; zero asks for the least, infinity for the most, nil for the ideal.",
        "Apple, ProposedViewSize; Layout"
    )
    static let fills = DocumentedRule(
        "Colours and shapes take the whole proposal; 10 where nothing is proposed.",
        "Apple, Shape.sizeThatFits(_:); ProposedViewSize.replacingUnspecifiedDimensions(by:)"
    )
    static let text = DocumentedRule(
        "A text takes what its lines need of what is proposed; it wraps, then cuts what does not fit.",
        "Apple, Text; View.lineLimit(_:)"
    )
    static let image = DocumentedRule(
        "An image keeps its size whatever is proposed, unless it is resizable: then it takes the proposal.",
        "Apple, Image.resizable(capInsets:resizingMode:)"
    )
    static let circle = DocumentedRule(
        "A circle takes the smaller length for both.", "Apple, Circle.sizeThatFits(_:)"
    )

    // MARK: Stacks

    static let stack = DocumentedRule(
        "A stack takes the distances off its proposal, then offers each view in turn an equal part of what is left to those that wait: the least flexible first (flexibility is the most less the least), of endless ones that with the larger least length; the stack is as long as what was taken and the distances.",
        "objc.io, How an HStack lays out its children; SwiftUI Field Guide, HStack"
    )
    static let priority = DocumentedRule(
        "Views of higher priority are served first, from what the least lengths of all lower ones leave.",
        "Apple, View.layoutPriority(_:)"
    )
    static let openStack = DocumentedRule(
        "Where nothing is proposed along the axis each view gets its ideal length; where nothing is proposed across it, views are placed with the stack's own size.",
        "Apple, ProposedViewSize; SwiftUI Field Guide, HStack"
    )
    static let overlap = DocumentedRule(
        "A ZStack proposes what it is proposed to every view; it is as large as all of them together.",
        "Apple, ZStack"
    )
    static let spacer = DocumentedRule(
        "A spacer takes what is left along its stack, at least its least length, 8 by default; it keeps no distance of its own and is served last.",
        "Apple, Spacer; View.layoutPriority(_:)"
    )
    static let divider = DocumentedRule(
        "A divider is a pixel thick and as long as it is offered across its stack; outside stacks it lies horizontally.",
        "Apple, Divider"
    )

    // MARK: Distances

    static let spacing = DocumentedRule(
        "Without a spacing of the author's each pair of neighbours keeps what they prefer: 8, unless one of them is a text above or below the other.",
        "Apple, VStack.init(alignment:spacing:content:); ViewSpacing; fatbobman, Spacing of SwiftUI"
    )
    static let textSpacing = DocumentedRule(
        "Texts below one another touch. A text keeps from what is no text: above, line height + e - ascent; below, the larger of line height + e - height of capitals and e + descent; e is a tenth of the line height, rounded up to a pixel.",
        "Independent observation of SwiftUI's text spacing"
    )
    static let framedSpacing = DocumentedRule(
        "A frame, or padding, makes the edges that it sets those of a plain view.",
        "Independent observation; Apple, ViewSpacing"
    )
    static let unitedSpacing = DocumentedRule(
        "A container keeps the larger wishes of all its views that stand at an edge.",
        "Apple, ViewSpacing.formUnion(_:edges:)"
    )

    // MARK: Alignment

    static let alignment = DocumentedRule(
        "Views in a stack share a line: by default the middle. The stack reaches as far on either side as they do.",
        "Apple, HStack, VStack, ZStack; Alignment"
    )
    static let guide = DocumentedRule(
        "alignmentGuide moves one line of its view; what it returns counts from the view's top left corner.",
        "Apple, View.alignmentGuide(_:computeValue:)"
    )
    static let customAlignment = DocumentedRule(
        "A line of an author's own has a default place in each view; a stack's is that of the views in it which say it, their mean if several do.",
        "Apple, AlignmentID; SwiftUI Lab, Alignment Guides"
    )
    static let baseline = DocumentedRule(
        "First and last baselines are those of the first and the last line of text; a view without text has its bottom edge.",
        "Apple, VerticalAlignment.firstTextBaseline, lastTextBaseline"
    )
    static let direction = DocumentedRule(
        "From right to left, leading stands right.", "Apple, LayoutDirection"
    )

    // MARK: Frames

    static let frame = DocumentedRule(
        "frame(width:height:) proposes its lengths, is as large as them, and aligns its view; what is nil passes through; lengths that are negative or endless are ignored.",
        "Apple, View.frame(width:height:alignment:)"
    )
    static let flexibleFrame = DocumentedRule(
        "frame(min:ideal:max:) proposes the proposal (else the ideal) within its limits. With both limits it takes that; with only a most min(max(proposal, view), most); with only a least max(min(proposal, view), least); with no proposal its ideal, else the view's length.",
        "Apple, View.frame(minWidth:…); objc.io, Thinking in SwiftUI"
    )
    static let fixedSize = DocumentedRule(
        "fixedSize proposes nothing along its axes: the view has its ideal length and may overflow.",
        "Apple, View.fixedSize(horizontal:vertical:)"
    )
    static let ratio = DocumentedRule(
        "aspectRatio proposes the largest size of its proportions within the proposal (fit) or the smallest that covers it (fill); without proportions those of the ideal size; a length that is nil follows the other.",
        "Apple, View.aspectRatio(_:contentMode:)"
    )
    static let padding = DocumentedRule(
        "padding proposes what it leaves, never below zero, and is as large as its view and itself; 16 by default.",
        "Apple, View.padding(_:_:)"
    )
    static let offset = DocumentedRule(
        "offset draws elsewhere; place and size stay.", "Apple, View.offset(x:y:)"
    )
    static let position = DocumentedRule(
        "position takes what it is offered and puts the middle of its view on the point.", "Apple, View.position(x:y:)"
    )
    static let attachment = DocumentedRule(
        "An overlay or background is proposed the size of its view, aligned in it, and does not change it; several views are a ZStack.",
        "Apple, View.overlay(alignment:content:), background(alignment:content:)"
    )
    static let reader = DocumentedRule(
        "A GeometryReader takes what it is offered (10 where nothing is) and puts its views at its top left corner.",
        "Apple, GeometryReader"
    )
    static let fitting = DocumentedRule(
        "ViewThatFits shows the first view whose ideal size fits the proposal along its axes, else the last.",
        "Apple, ViewThatFits"
    )
    static let safeArea = DocumentedRule(
        "safeAreaInset and safeAreaPadding take room from their view; what ignores the safe area reaches under it.",
        "Apple, View.safeAreaInset(edge:alignment:spacing:content:), safeAreaPadding(_:_:), ignoresSafeArea(_:edges:)"
    )
    static let margins = DocumentedRule(
        "A widget's content is proposed its size less the content margins, and centred; ignoresSafeArea does not take them away, and containerBackground lies under them.",
        "Apple, WidgetConfiguration.contentMarginsDisabled(), View.containerBackground(_:for:); WWDC 2023, Bring widgets to new places"
    )

    // MARK: Grids, layouts, groups

    static let grid = DocumentedRule(
        "A grid's columns are as wide as their widest cell and its rows as high as their highest; flexible cells share the room as views in a stack do; a view that is no row reaches over all columns.",
        "Apple, Grid; GridRow"
    )
    static let gridCell = DocumentedRule(
        "A cell may reach over columns, have an anchor, align its column, or ask for no room along an axis.",
        "Apple, View.gridCellColumns(_:), gridCellAnchor(_:), gridColumnAlignment(_:), gridCellUnsizedAxes(_:)"
    )
    static let lazyGrid = DocumentedRule(
        "Of a lazy grid's width less distances and fixed columns, each other column in turn gets an equal part of what is left, within its limits; an adaptive one becomes as many of its least width as fit in its part. Cells are proposed their column's width and no height; a row is as high as its highest cell.",
        "Apple, GridItem; objc.io, SwiftUI LazyVGrid"
    )
    static let lazyStack = DocumentedRule(
        "A lazy stack gives its views their ideal length along its axis and fills what it is offered across it.",
        "Apple, LazyVStack; SwiftUI Field Guide, LazyVStack"
    )
    static let layout = DocumentedRule(
        "A Layout's size is what sizeThatFits returns; views stand where placeSubviews puts them, the others in the middle; its spacing and lines are those of its views unless it says others.",
        "Apple, Layout"
    )
    static let group = DocumentedRule(
        "Group, ForEach and conditions are no containers: their views stand in what holds them; what modifies a group modifies each of its views.",
        "Apple, Group; ForEach; ViewBuilder"
    )
    static let empty = DocumentedRule("What holds no views takes no room.", "Apple, EmptyView")
    static let notSupported = DocumentedRule(
        "WidgetKit draws a mark where a widget holds a view that it cannot show.", "Apple, Creating a widget extension"
    )
    static let total = DocumentedRule(
        "Lengths that are negative, endless or no number never stop layout: they are ignored, or count as zero or as a million points.",
        "Apple, View.frame: invalid dimensions are ignored; the bounds are ours"
    )
}
