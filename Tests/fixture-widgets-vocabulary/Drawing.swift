// Shapes, styles, geometry and canvases in every form.
import SwiftUI
import WidgetKit

struct BoundsKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct DrawnViews: View {
    @State private var width: CGFloat = 0
    let mark = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))

    var body: some View {
        VStack {
            shapes
            styles
            preferences
            canvas
            places
        }
        .coordinateSpace(name: "outer")
        .coordinateSpace(.named("outer"))
        .containerShape(RoundedRectangle(cornerRadius: 20))
        .backgroundStyle(.blue.gradient)
        .scenePadding()
        .scenePadding(.minimum, edges: .horizontal)
    }

    @ViewBuilder private var shapes: some View {
        Circle().subtracting(Rectangle()).fill(.red)
        Circle().union(Rectangle().offset(x: 4)).stroke(.blue, lineWidth: 2)
        Circle().intersection(Capsule(), eoFill: true)
        Circle().symmetricDifference(Ellipse()).fill(.green)
        Circle().lineIntersection(Rectangle().scale(0.5)).stroke()
        Circle().lineSubtraction(Rectangle()).stroke()
        AnyShape(Circle()).trim(from: 0.2, to: 0.8).rotation(.degrees(10)).scale(x: 2, y: 1).stroke(.red)
        ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 2))
        RotatedShape(shape: Rectangle(), angle: .degrees(45))
        OffsetShape(shape: Rectangle(), offset: CGSize(width: 1, height: 1))
        TransformedShape(shape: Rectangle(), transform: CGAffineTransform(scaleX: 1, y: 0.5))
        mark.subtracting(Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
        UnevenRoundedRectangle(topLeadingRadius: 4).fill(.image(Image("pattern"), scale: 0.5))
    }

    var elements: Int {
        var count = 0
        mark.forEach { element in
            switch element {
            case .move(let to), .line(let to): count += Int(to.x)
            case .quadCurve(let to, let control): count += Int(to.x + control.x)
            case .curve(let to, _, _): count += Int(to.y)
            case .closeSubpath: count += 1
            }
        }
        return mark.contains(CGPoint(x: 3, y: 3)) ? count : 0
    }

    @ViewBuilder private var styles: some View {
        Text("glass").padding().glassEffect()
        Text("glass").glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
        GlassEffectContainer(spacing: 8) { Button("x") {}.buttonStyle(.glass) }
        Button("x") {}.buttonStyle(.glassProminent)
        Color.red.mix(with: .blue, by: 0.3)
        Color(Color.red.resolve(in: EnvironmentValues()))
        Rectangle().colorEffect(ShaderLibrary.noise(.float(1), .boundingRect))
            .distortionEffect(Shader(function: .init(library: .default, name: "wave"), arguments: []), maxSampleOffset: .zero)
        Label("a", systemImage: "star").labelIconToTitleSpacing(4).labelReservedIconWidth(30)
        LabeledContent("Name", value: "x").labeledContentStyle(.automatic)
        LabeledContent("Price", value: 3.5, format: .currency(code: "EUR"))
        ControlGroup { Button("x") {} }.controlGroupStyle(.navigation)
        GroupBox("Box") { Text("x") }.groupBoxStyle(BareBox())
        Image("photo").allowedDynamicRange(.high)
        Image(systemName: "star").symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
        Text("flip").flipsForRightToLeftLayoutDirection(true).projectionEffect(ProjectionTransform())
            .transformEffect(CGAffineTransform(rotationAngle: 0.1))
    }

    private var preferences: some View {
        HStack {
            Text("one").anchorPreference(key: BoundsKey.self, value: .bounds) { ["one": $0] }
            Text("two").transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0["two"] = $1 }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                if let anchor = anchors["one"] {
                    Rectangle().stroke(.red).frame(width: proxy[anchor].width)
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                }
            }
        }
        .backgroundPreferenceValue(BoundsKey.self) { anchors in Color.gray.opacity(Double(anchors.count) / 10) }
        .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
        .transformPreference(WidthKey.self) { $0 += 1 }
        .onPreferenceChange(WidthKey.self) { _ in }
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
    }

    private var canvas: some View {
        Canvas { context, size in
            if let symbol = context.resolveSymbol(id: "star") { context.draw(symbol, at: CGPoint(x: 10, y: 10)) }
            var text = context.resolve(Text("x"))
            text.shading = .color(.red)
            context.draw(text, at: .zero, anchor: .topLeading)
            context.addFilter(.shadow(radius: 2))
            context.addFilter(.grayscale(0.5))
            context.blendMode = .multiply
            context.clip(to: Path(CGRect(origin: .zero, size: size)), options: .inverse)
            context.drawLayer { layer in layer.fill(Path(.zero), with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: .zero)) }
            context.stroke(mark, with: .style(.tint), lineWidth: 2)
            context.clipToLayer { $0.fill(mark, with: .palette([.color(.red)])) }
        } symbols: {
            Image(systemName: "star").tag("star")
            Text("two").tag(2)
        }
    }

    @ViewBuilder private var places: some View {
        Image("x").containerRelativeFrame(.horizontal)
        Image("x").containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 8)
        Image("x").containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? length / 2 : length }
        Text("x").visualEffect { content, proxy in content.offset(x: proxy.frame(in: .named("outer")).minX).opacity(0.5) }
        GeometryReader { proxy in Text("\(proxy.frame(in: .named("outer")).minY)").frame(width: proxy.frame(in: .global).width) }
        Group(subviews: HStack { Text("a") }) { subviews in
            ForEach(subviews) { $0 }
            Text("\(subviews.count)")
        }
        ForEach(subviews: Text("a")) { subview in subview.padding(subview.containerValues.isPinned ? 4 : 0) }
        Text("pinned").containerValue(\.isPinned, true)
        Group(sections: Section("a") { Text("b") }) { sections in
            ForEach(sections) { section in section.content }
        }
        TimelineView(.everyMinute) { Text($0.date, style: .time) }
        TimelineView(.periodic(from: .now, by: 60)) { context in Text("\(context.date)") }
        TimelineView(.animation(minimumInterval: 1, paused: false)) { _ in Text("x") }
        TimelineView(.explicit([Date()])) { _ in Text("x") }
    }
}

struct BareBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            configuration.content
        }
    }
}

struct RowStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }
    }
}
