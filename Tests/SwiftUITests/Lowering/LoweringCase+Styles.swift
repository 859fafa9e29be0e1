// Styles that are more than a colour, pictures between caps and in texts, directions, and time.
import SwiftUI
import TestSupport

extension LoweringCase {
    static let styles: [LoweringCase] = [
        LoweringCase(
            "a style's shadow lies behind what it paints, another in it",
            expected: """
                layer inner shadow #000000ff 3 0,1
                  layer shadow #007affff 4 1,2
                    fill ellipse 0,0 100x100 #ff3b30ff
                """
        ) {
            Circle().fill(
                .red.shadow(.drop(color: .blue, radius: 4, x: 1, y: 2)).shadow(.inner(color: .black, radius: 3, y: 1)))
        },
        LoweringCase(
            "a foreground's shadow is that of each text",
            expected: """
                layer shadow #007affff 4 0,0
                  text 41.5,41.5 17x17 "ab" 17.0/400 #ff3b30ff
                """
        ) {
            Text("ab").foregroundStyle(.red.shadow(.drop(color: .blue, radius: 4)))
        },
        LoweringCase(
            "a gradient shines through a text",
            expected:
                #"text 41.5,41.5 17x17 "ab" 17.0/400 #000000ff linear #000000ff #ffffffff 41.5,50 to 58.5,50"#
        ) {
            Text("ab").foregroundStyle(
                .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        },
        LoweringCase(
            "a text of several styles has each in its part",
            expected:
                #"text 33,41.5 34x17 "ab" 17.0/400 #000000ff linear #000000ff #ffffffff 50,41.5 to 50,58.5, "cd" 17.0/400 #ff3b30ff"#
        ) {
            Text("ab").foregroundStyle(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
                + Text("cd").foregroundStyle(.red)
        },
        LoweringCase(
            // Oklab's lightness of a grey is the cube root of its light: (step / 8)^3, encoded as sRGB does.
            "a perceptual gradient has steps between its colours",
            expected: "fill rect 0,0 100x100 linear #000000ff #060606ff #222222ff #414141ff #636363ff #878787ff "
                + "#aeaeaeff #d6d6d6ff #ffffffff 0,50 to 100,50"
        ) {
            Rectangle().fill(
                .linearGradient(
                    Gradient(colors: [.black, .white]).colorSpace(.perceptual), startPoint: .leading,
                    endPoint: .trailing))
        },
        LoweringCase(
            "a gradient of the device's colours has none",
            expected: "fill rect 0,0 100x100 linear #000000ff #ffffffff 0,50 to 100,50"
        ) {
            Rectangle().fill(
                .linearGradient(
                    Gradient(colors: [.black, .white]).colorSpace(.perceptual).colorSpace(.device),
                    startPoint: .leading, endPoint: .trailing))
        },
        LoweringCase(
            "a mesh has its crossings in the area",
            expected: "fill rect 0,0 100x100 mesh 2x2 0,0 #000000ff 100,0 #ffffffff 0,100 #ff3b30ff 50,100 #007affff"
        ) {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [0.5, 1]], colors: [.black, .white, .red, .blue])
        },
        LoweringCase(
            "a mesh without all its colours is its background", expected: "fill rect 0,0 100x100 #ff3b30ff"
        ) {
            MeshGradient(width: 2, height: 2, points: [[0, 0]], colors: [.black], background: .red)
        },
        LoweringCase(
            "lines have their own colours, letters their own widths",
            expected: #"text 41.5,41.5 17x17 "ab" 17.0/400 #000000ff width -0.3 line #ff3b30ff"#
        ) {
            Text("ab").underline(color: .red).fontWidth(.condensed)
        },
        LoweringCase(
            "privacy hides what is sensitive and nothing else",
            expected: """
                text 41.5,33 17x17 "ab" 17.0/400 #000000ff
                fill rounded 41.5,52 17x12.9 r4 #00000033
                """
        ) {
            VStack {
                Text("ab")
                Text("cd").privacySensitive()
            }
            .redacted(reason: .privacy)
        },
        LoweringCase(
            "shapes are turned round from right to left, unless they say that they are fixed",
            expected: """
                fill rect -10,0 100x50 #ff3b30ff
                fill rect 10,50 100x50 #007affff
                """, picture: { $0.environment.layoutDirection = .rightToLeft }
        ) {
            VStack(spacing: 0) {
                Rectangle().offset(x: 10).fill(.red)
                FixedShape().fill(.blue)
            }
        },
        LoweringCase(
            // Half an hour of one has passed.
            "a bar follows an interval",
            expected: """
                layer clip rounded 0,48 100x4 r2
                  fill rounded 0,48 100x4 r2 #78788033
                  layer clip rounded 0,48 50x4 r2 bar 1767267000.0 to 1767270600.0
                    fill rect 0,48 100x4 #007affff
                """
        ) {
            ProgressView(
                timerInterval: Picture.date.addingTimeInterval(-1800)...Picture.date.addingTimeInterval(1800)
            ) {
            } currentValueLabel: {
            }
        },
    ]

    /// Of a picture of 6 x 6 points.
    static let pictures: [LoweringCase] = [
        LoweringCase("an image keeps its size", expected: "image 47,47 6x6 kept.argb") { square },
        LoweringCase("a resizable one is stretched", expected: "image 0,0 100x100 kept.argb") { square.resizable() },
        LoweringCase(
            // The middle of 2 points is drawn as 8: the whole picture would be 24 wide, and begin 6 before.
            "the middle between caps is stretched",
            expected: """
                layer clip rect 44,47 2x6
                  image 44,47 6x6 kept.argb
                layer clip rect 46,47 8x6
                  image 38,47 24x6 kept.argb
                layer clip rect 54,47 2x6
                  image 50,47 6x6 kept.argb
                """
        ) {
            square.resizable(capInsets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 2)).frame(
                width: 12, height: 6)
        },
        LoweringCase(
            "caps without room shrink together",
            expected: """
                layer clip rect 49,47 1x6
                  image 49,47 2x6 kept.argb
                layer clip rect 50,47 1x6
                  image 49,47 2x6 kept.argb
                """
        ) {
            square.resizable(capInsets: EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)).frame(
                width: 2, height: 6)
        },
        LoweringCase(
            "tiles begin at the top left, and the last are cut",
            expected: """
                image 45,47 6x6 kept.argb
                layer clip rect 51,47 4x6
                  image 51,47 6x6 kept.argb
                """
        ) {
            square.resizable(resizingMode: .tile).frame(width: 10, height: 6)
        },
        LoweringCase(
            "too many tiles are one", expected: "image -450,-450 1000x1000 kept.argb", codes: ["too-many-tiles"]
        ) {
            square.resizable(resizingMode: .tile).frame(width: 1000, height: 1000)
        },
        LoweringCase(
            "a line is painted with tiles of a picture",
            expected: """
                layer\u{20}
                  mask
                    stroke rect 46,49 8x2 #000000ff 4.0
                  image 32,35 12x12 kept.argb
                  image 44,35 12x12 kept.argb
                  image 56,35 12x12 kept.argb
                  image 32,47 12x12 kept.argb
                  image 44,47 12x12 kept.argb
                  image 56,47 12x12 kept.argb
                """
        ) {
            Rectangle().strokeBorder(ImagePaint(image: square, scale: 2), lineWidth: 4).frame(width: 12, height: 6)
        },
        LoweringCase(
            "a part of a picture is painted again and again",
            expected: """
                layer\u{20}
                  mask
                    fill rect 44,47 12x6 #000000ff
                  layer clip rect 44,47 6x6
                    image 44,41 12x12 kept.argb
                  layer clip rect 50,47 6x6
                    image 50,41 12x12 kept.argb
                """
        ) {
            Rectangle().fill(.image(square, sourceRect: CGRect(x: 0, y: 0.5, width: 0.5, height: 0.5), scale: 2))
                .frame(width: 12, height: 6)
        },
        LoweringCase(
            "a picture stands in a text",
            expected:
                #"text 28.8,41.5 42.5x17 "a " 17.0/400 #000000ff, "▣" 17.0/400 #000000ff kept.argb 6x6, " b" 17.0/400 #000000ff"#
        ) {
            Text("a \(square) b")
        },
    ]

    private static var square: Image {
        Image(uiImage: UIImage(data: SolidPicture.png(width: 6, height: 6, red: 1, green: 2, blue: 3)) ?? UIImage())
    }
}

private struct FixedShape: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { Path(rect.offsetBy(dx: 10, dy: 0)) }
}
