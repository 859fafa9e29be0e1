// Views that know where others stand, phases that views begin with, and what views are made of.
import SwiftUI
import ViewArchive

private struct AnchorsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct CountKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Steps: View, Animatable {
    var animatableData: Double

    var body: some View { Color.red.opacity(animatableData) }
}

extension EnvironmentValues {
    @Entry var side: CGFloat = 30
    @Entry var shade = Color.red
}

private struct EntryView: View {
    @Environment(\.side) private var side
    @Environment(\.shade) private var shade

    var body: some View { shade.frame(width: side, height: side) }
}

extension LoweringCase {
    static let geometry: [LoweringCase] = [
        LoweringCase(
            "an overlay stands where an anchor says",
            expected: """
                fill rect 10,40 30x20 #ff3b30ff
                fill rect 60,40 30x20 #007affff
                fill rect 60,40 30x20 #34c759ff
                """
        ) {
            HStack(spacing: 20) {
                Color.red.frame(width: 30, height: 20)
                Color.blue.frame(width: 30, height: 20).anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(AnchorsKey.self) { anchors in
                GeometryReader { proxy in
                    let frame = proxy[anchors[0]]
                    Color.green.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                }
            }
        },
        LoweringCase(
            "a background stands where an anchor says",
            expected: """
                fill rect 70,40 30x20 #34c759ff
                fill rect 0,40 70x20 #ff3b30ff
                fill rect 70,40 30x20 #007affff
                """
        ) {
            HStack(spacing: 0) {
                Color.red.frame(height: 20)
                Color.blue.frame(width: 30, height: 20).anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
            }
            .backgroundPreferenceValue(AnchorsKey.self) { anchors in
                GeometryReader { proxy in
                    let frame = proxy[anchors[0]]
                    Color.green.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
                }
            }
        },
        LoweringCase(
            "preferences are reduced in the views' order, changed, and replaced from outside",
            expected: """
                fill rect 0,0 100x100 #ffffffff
                fill rect 44,0 12x100 #000000ff
                """
        ) {
            Color.white.overlay {
                ZStack {
                    Color.clear.preference(key: CountKey.self, value: 7).preference(key: CountKey.self, value: 1)
                    Color.clear.preference(key: CountKey.self, value: 5).transformPreference(CountKey.self) { $0 += 6 }
                }
                .hidden()
                .overlayPreferenceValue(CountKey.self) { Color.black.frame(width: CGFloat($0)) }
            }
        },
        LoweringCase(
            "a named space is that of the view that has the name",
            expected: """
                fill rect 15,40 10x20 #00000000
                fill rect 25,40 10x20 #ff3b30ff
                """
        ) {
            HStack(spacing: 0) {
                Color.clear.frame(width: 10, height: 20)
                GeometryReader { proxy in
                    Color.red.frame(width: proxy.frame(in: .named("row")).minX, height: 20)
                }
                .frame(width: 60, height: 20)
            }
            .coordinateSpace(.named("row"))
            .frame(width: 40)
        },
        LoweringCase("an animator shows its first phase", expected: "fill rect 40,40 20x20 #ff3b30ff") {
            PhaseAnimator([20.0, 60.0]) { Color.red.frame(width: $0, height: $0) }
        },
        LoweringCase("keyframes show the value that they begin with", expected: "fill rect 45,45 10x10 #ff3b30ff") {
            Color.red.keyframeAnimator(initialValue: 10.0) { content, side in
                content.frame(width: side, height: side)
            } keyframes: { _ in
                KeyframeTrack { LinearKeyframe(50.0, duration: 1) }
            }
        },
        LoweringCase("an animatable view shows its value", expected: "fill rect 0,0 100x100 #ff3b3080") {
            Steps(animatableData: 0.5)
        },
        LoweringCase("an entry has a key of its own", expected: "fill rect 40,40 20x20 #ff3b30ff") {
            EntryView().environment(\.side, 20)
        },
        LoweringCase(
            "a group is made of its subviews",
            expected: """
                fill rect 0,0 100x46 #007affff
                fill rect 0,54 100x46 #ff3b30ff
                """
        ) {
            Group(
                subviews: Group {
                    Color.red
                    Color.blue
                }
            ) { views in
                VStack { ForEach(views.reversed()) { $0 } }
            }
        },
        LoweringCase("sections keep their parts", expected: "fill rect 0,0 100x100 #007affff") {
            Group(
                sections: Group {
                    Section {
                        Color.red
                    } header: {
                        Color.blue
                    }
                }
            ) { sections in
                ForEach(sections) { $0.header }
            }
        },
        LoweringCase("a representable is marked", expected: "", codes: ["view-not-supported"]) {
            Color.clear.background { MarkedView().opacity(0) }.hidden()
        },
        LoweringCase("one area less another", expected: "fill path of 5 #000000ff") {
            Rectangle().subtracting(Rectangle().offset(x: 50)).fill(.black)
        },
        LoweringCase("two areas that meet are one", expected: "fill path of 7 #000000ff") {
            Rectangle().scale(x: 0.5, y: 1, anchor: .leading).union(Rectangle().scale(x: 0.5, y: 1, anchor: .trailing))
                .fill(.black)
        },
        LoweringCase("a frame takes a part of the widget", expected: "fill rect 29,0 42x100 #ff3b30ff") {
            Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 16)
        },
        LoweringCase(
            "a container's shape is drawn closer to the middle", expected: "fill rounded 10,10 80x80 r10 #000000ff"
        ) {
            ContainerRelativeShape().fill(.black).padding(10).containerShape(RoundedRectangle(cornerRadius: 20))
        },
    ]
}

private struct MarkedView: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
