// Shapes that are lines, that follow corners, that are turned by reckoned angles; images that closures draw.
import SwiftUI

extension LoweringCase {
    static let shapes: [LoweringCase] = [
        LoweringCase(
            "a line along a shape is a shape that is filled", expected: "stroke ellipse 0,0 100x100 #ff3b30ff 8.0"
        ) {
            Circle().stroke(lineWidth: 8).fill(.red)
        },
        LoweringCase("a line alone is the foreground's", expected: "stroke ellipse 0,0 100x100 #ff3b30ff 8.0") {
            Circle().stroke(style: StrokeStyle(lineWidth: 8)).foregroundStyle(.red)
        },
        LoweringCase(
            "a concentric rectangle's corners are as much smaller as it is",
            expected: "layer clip rounded 0,0 100x100 r20\n  fill path of 10 #ff3b30ff"
        ) {
            ConcentricRectangle().fill(.red).padding(5).containerShape(.rect(cornerRadius: 20))
                .clipShape(.rect(cornerRadius: 20))
        },
        LoweringCase("a shape in a size lies at its anchor", expected: "fill rect 80,80 20x20 #ff3b30ff") {
            Rectangle().size(CGSize(width: 20, height: 20), anchor: .bottomTrailing).fill(.red)
        },
        LoweringCase(
            "an image that is drawn takes the size that it is offered",
            expected: """
                layer clip rect 25,25 50x50 label "dot"
                  layer transform 5 0 0 5 25 25
                    fill ellipse 0,0 10x10 #ff3b30ff
                """
        ) {
            Image(size: CGSize(width: 10, height: 10), label: Text("dot")) { context in
                context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
            }
            .resizable().frame(width: 50, height: 50)
        },
        LoweringCase(
            "parts of a view are made into views",
            expected: """
                text 41.5,33 17x17 "ab" 17.0/400 #000000ff
                text 41.5,50 17x17 "cd" 17.0/400 #000000ff
                """
        ) {
            VStack(spacing: 0) {
                ForEach(
                    sections: Group {
                        Section("ab") { Text("1") }
                        Section("cd") { Text("2") }
                    }
                ) { $0.header }
            }
        },
        LoweringCase("colours are mixed as they are seen", expected: "fill rect 0,0 100x100 #636363ff") {
            Color.black.mix(with: .white, by: 0.5)
        },
        LoweringCase("colours are mixed as a screen has them", expected: "fill rect 0,0 100x100 #808080ff") {
            Color.black.mix(with: .white, by: 0.5, in: .device)
        },
        LoweringCase(
            "a moment in a format is that of the picture",
            expected: #"text 7.5,33 85x34 "2 hours, 5 minutes" 17.0/400 #000000ff"#
        ) {
            Text(
                .dateRange(endingAt: Picture.date.addingTimeInterval(7500)),
                format: .components(style: .wide, fields: [.hour, .minute]))
        },
        LoweringCase(
            "how far a date is has its sign", expected: #"text 20.3,41.5 59.5x17 "-3 days" 17.0/400 #000000ff"#
        ) {
            Text(.currentDate, format: .offset(to: Picture.date.addingTimeInterval(3 * 86_400)))
        },
    ]
}
