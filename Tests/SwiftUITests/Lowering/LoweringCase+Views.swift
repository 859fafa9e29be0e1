// Views that are no texts: images, shapes, layers, backgrounds.
import Imaging
import SwiftUI
import ViewArchive

extension LoweringCase {
    static let views: [LoweringCase] = [
        LoweringCase("a symbol is as large as its text", expected: "symbol 39.8,39.8 20.4x20.4 photo #8e8e93ff") {
            Image(systemName: "photo").foregroundColor(.gray)
        },
        LoweringCase("a form is added to a symbol", expected: "symbol 39.8,39.8 20.4x20.4 star.fill #000000ff") {
            Image(systemName: "star").symbolVariant(.fill)
        },
        LoweringCase(
            "an unknown symbol is noted", expected: "symbol 39.8,39.8 20.4x20.4 no.such #000000ff",
            codes: ["missing-symbol"]
        ) {
            Image(systemName: "no.such")
        },
        LoweringCase(
            "an unknown image is noted once",
            expected: """
                image 0,0 100x46 stand-in image WidgetBackground
                image 0,54 100x46 stand-in image WidgetBackground
                """, codes: ["missing-image"]
        ) {
            VStack {
                Image("WidgetBackground").resizable()
                Image("WidgetBackground").resizable()
            }
        },
        LoweringCase("a redacted image is a box", expected: "fill rect 39.8,39.8 20.4x20.4 #78788033") {
            Image(systemName: "photo").redacted(reason: .placeholder)
        },
        LoweringCase(
            "a frame of endless width is ignored and noted", expected: "fill rect 0,0 100x100 #ff3b30ff",
            codes: ["invalid-frame"]
        ) {
            Color.red.frame(width: .infinity, height: .infinity)
        },
        LoweringCase(
            "a shape is filled, stroked and bordered",
            expected: """
                fill rounded 0,0 100x100 r8 #8e8e9333
                stroke rounded 2,2 96x96 r6 #ff3b30ff 4.0
                """
        ) {
            RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2))
                .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 4) }
        },
        LoweringCase("a path moves with its frame", expected: "fill path of 3 #000000ff") {
            Triangle()
        },
        LoweringCase(
            "clips and opacity are layers",
            expected: """
                layer opacity 0.5
                  layer clip ellipse 0,0 100x100
                    fill rect 0,0 100x100 #ff3b30ff
                """
        ) {
            Color.red.clipShape(Circle()).opacity(0.5)
        },
        LoweringCase("what is hidden is not drawn", expected: "") { Color.red.hidden() },
        LoweringCase(
            "a label is said in place of the view",
            expected: "layer label \"mark\"\n  fill rect 0,0 100x100 #ff3b30ff"
        ) {
            Color.red.accessibilityLabel("mark")
        },
        LoweringCase(
            "a gradient lies in its area", expected: "fill rect 0,0 100x100 linear #ff3b30ff #007affff 0,0 to 0,100"
        ) {
            LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomLeading)
        },
        LoweringCase(
            "a container's background fills the canvas under the margin",
            expected: """
                fill rect 0,0 100x100 #007affff
                fill rect 16,16 68x68 #ff3b30ff
                """,
            picture: {
                $0.margin = 16; $0.hasBackground = true
            }
        ) {
            Color.red.containerBackground(.blue, for: .widget)
        },
        LoweringCase(
            "it goes where the system gives the widget no ground", expected: "fill rect 0,0 100x100 #ff3b30ff"
        ) {
            Color.red.containerBackground(.blue, for: .widget)
        },
        LoweringCase("a link is in the tint", expected: "layer \n  fill rect 0,0 100x100 #007affff") {
            Link(destination: URL(filePath: "/")) { Rectangle() }
        },
        LoweringCase("a link takes what is chosen around it", expected: "layer \n  fill rect 0,0 100x100 #34c759ff") {
            Link(destination: URL(filePath: "/")) { Rectangle() }.foregroundStyle(.green)
        },
        LoweringCase("a level within styles of any type", expected: "fill rect 0,0 100x100 #007aff80") {
            Rectangle().foregroundStyle(AnyShapeStyle(AnyShapeStyle(.secondary))).foregroundStyle(.blue)
        },
        LoweringCase("a style made of a level keeps what it was set in", expected: "fill rect 0,0 100x100 #007aff40") {
            Rectangle().foregroundStyle(.secondary.opacity(0.5)).foregroundStyle(.blue)
        },
        LoweringCase("a line's outline is filled", expected: "fill path of 5 #ff3b30ff") {
            Slash().fill(.red)
        },
        LoweringCase(
            "without one the view reaches the edge of the system's background",
            expected: """
                fill rect 0,0 100x100 #ffffffff
                fill rect 0,0 100x100 #ff3b30ff
                """,
            picture: {
                $0.margin = 16; $0.hasBackground = true
            }
        ) {
            Color.red
        },
        LoweringCase("optional and either", expected: "fill rect 0,0 100x100 #34c759ff") {
            Choices(isFirst: false, color: .green, missing: nil)
        },
        LoweringCase("a modifier of the author's", expected: "fill rect 10,10 80x80 #ff3b30ff") {
            Color.red.modifier(Inner())
        },
        LoweringCase("a value of the environment reaches the view", expected: "fill rect 0,0 100x100 #007affff") {
            Toned().environment(\.tone, .blue)
        },
        LoweringCase("the default of the environment", expected: "fill rect 0,0 100x100 #ff3b30ff") { Toned() },
    ]
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

private struct Slash: Shape {
    func path(in rect: CGRect) -> Path {
        Path {
            $0.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            $0.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }.strokedPath(StrokeStyle(lineWidth: 8))
    }
}

private struct Choices: View {
    let isFirst: Bool
    let color: Color?
    let missing: Color?

    var body: some View {
        if isFirst {
            Text("first")
        } else if let color {
            color
        }
        missing
        if let missing { missing }
    }
}

private struct Inner: ViewModifier {
    func body(content: Content) -> some View { content.padding(10) }
}

private struct ToneKey: EnvironmentKey {
    static let defaultValue = Color.red
}

extension EnvironmentValues {
    var tone: Color {
        get { self[ToneKey.self] }
        set { self[ToneKey.self] = newValue }
    }
}

private struct Toned: View {
    @Environment(\.tone) private var tone

    var body: some View { tone }
}
