// Effects and controls as display items.
import SwiftUI

extension LoweringCase {
    static let effects: [LoweringCase] = [
        LoweringCase(
            // Twice as large around the middle, 50,50: x' = 2 x - 50.
            "a scale keeps its anchor",
            expected: """
                layer transform 2 0 0 2 -50 -50
                  fill rect 0,0 100x100 #ff3b30ff
                """
        ) {
            Color.red.scaleEffect(2)
        },
        LoweringCase(
            // A quarter turn around the top left corner: x' = -y, y' = x.
            "a turn keeps its anchor",
            expected: """
                layer transform 0 1 -1 0 0 0
                  fill rect 0,0 100x100 #ff3b30ff
                """
        ) {
            Color.red.rotationEffect(.degrees(90), anchor: .topLeading)
        },
        LoweringCase(
            "a scale of one is no layer", expected: "fill rect 0,0 100x100 #ff3b30ff"
        ) {
            Color.red.scaleEffect(1)
        },
        LoweringCase(
            "a mask stands where it is aligned",
            expected: """
                layer\u{20}
                  mask
                    fill ellipse 0,0 20x20 #000000ff
                  fill rect 0,0 100x100 #ff3b30ff
                """
        ) {
            Color.red.mask(alignment: .topLeading) { Circle().frame(width: 20, height: 20) }
        },
        LoweringCase(
            "shadow, blur and blending",
            expected: """
                layer blend multiply
                  layer blur 3
                    layer shadow #000000ff 4 1,2
                      fill rect 0,0 100x100 #ff3b30ff
                """
        ) {
            Color.red.shadow(color: .black, radius: 4, x: 1, y: 2).blur(radius: 3).blendMode(.multiply)
        },
        LoweringCase(
            "a turning gradient has angles",
            expected: "fill rect 0,0 100x100 angular #000000ff #ffffffff 50,50 0 to 6.3"
        ) {
            AngularGradient(colors: [.black, .white], center: .center)
        },
        LoweringCase(
            // The first half of a circle of radius 50 from three o'clock: two quarters as curves.
            "half a circle is two curves", expected: "stroke path of 3 #ff3b30ff 2.0"
        ) {
            Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 2)
        },
        LoweringCase(
            "what widgets cannot show has a mark and a word for the author",
            expected: """
                layer label "List is not supported" stand-in view List
                  fill rect 0,0 100x100 #ffcc00ff
                  stroke ellipse 36.5,36.5 27x27 #ff3b30ff 3.0
                  stroke path of 2 #ff3b30ff 3.0
                """, codes: ["view-not-supported"]
        ) {
            List { Text("a") }
        },
        LoweringCase(
            "an image of the network is its placeholder", expected: "fill rect 0,0 100x100 #ff3b30ff",
            codes: ["async-image"]
        ) {
            AsyncImage(url: nil) {
                $0
            } placeholder: {
                Color.red
            }
        },
        LoweringCase(
            "a style of the author's draws the button",
            expected: "text 41.5,41.5 17x17 \"ab\" 17.0/600 #000000ff"
        ) {
            Button("ab") {}.buttonStyle(BoldButtonStyle())
        },
        LoweringCase(
            // A line of 100 x 4, three quarters of it full.
            "progress is a part of a line",
            expected: """
                layer clip rounded 0,48 100x4 r2
                  fill rounded 0,48 100x4 r2 #78788033
                  fill rounded 0,48 75x4 r2 #007affff
                """
        ) {
            ProgressView(value: 3, total: 4)
        },
    ]
}

private struct BoldButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.bold() }
}
