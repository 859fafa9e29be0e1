// Texts with formats, markdown and attributes.
import SwiftUI

extension Catalogue {
    private static var attributed: AttributedString {
        var text = AttributedString("Attributes: ")
        var red = AttributedString("red ")
        red.foregroundColor = .red
        var large = AttributedString("large ")
        large.font = .title2
        var lined = AttributedString("lined")
        lined.underlineStyle = .single
        text += red
        text += large
        var marked = AttributedString("marked")
        marked.backgroundColor = .yellow
        text += lined + " "
        text += marked
        return text
    }

    static var textForms: CatalogueGroup {
        CatalogueGroup(
            "Formats and markdown",
            [
                CatalogueItem("Formats", width: 260, height: 190) {
                    VStack(alignment: .leading, spacing: 4) {
                        Text(1234.5, format: .number)
                        Text(0.256, format: .percent)
                        Text(12.5, format: .currency(code: "EUR"))
                        Text(date, format: .dateTime.weekday(.wide).day().month())
                        Text(["Ada", "Grace", "Edsger"], format: .list(type: .and))
                        Text(
                            Measurement(value: 21.5, unit: UnitTemperature.celsius),
                            format: .measurement(width: .abbreviated))
                        Text(Duration.seconds(3725), format: .units())
                    }
                },
                CatalogueItem("Interpolation", width: 260, height: 100) {
                    VStack(alignment: .leading) {
                        Text("\(3) of \(12) and \(0.5, specifier: "%.2f")")
                        Text("A \(Text("bold").bold()) word and a \(Text("red").foregroundStyle(.red)) one")
                        Text("\(0.75, format: .percent) done")
                    }
                },
                CatalogueItem("Markdown", width: 260, height: 110) {
                    VStack(alignment: .leading) {
                        Text("**Bold**, *italic*, ~~struck~~ and `code`")
                        Text("A [link](https://example.org) in a text")
                        Text(verbatim: "**Verbatim** as it is")
                    }
                },
                CatalogueItem("Attributed string", width: 320, height: 70) { Text(attributed) },
                CatalogueItem("Symbols in texts", width: 260, height: 120) {
                    VStack(alignment: .leading) {
                        Text("\(Image(systemName: "sun.max.fill")) Sunny, 24°")
                        Text(Image(systemName: "heart.fill")).foregroundStyle(.pink) + Text(" 64 beats")
                        Text("Large \(Image(systemName: "star.fill"))").font(.title)
                    }
                },
                CatalogueItem("Marks around letters", width: 260, height: 70) {
                    Text(verbatim: "A\u{20DD} 1\u{20DD} 0\u{20DD} B\u{20DE} 5\u{20E3} #\u{20E3} 5\u{FE0F}\u{20E3}")
                },
                CatalogueItem("Scripts", width: 260, height: 150) {
                    VStack(alignment: .leading) {
                        Text(verbatim: "Zażółć gęślą jaźń")
                        Text(verbatim: "Съешь ещё этих булок")
                        Text(verbatim: "天地玄黃 宇宙洪荒")
                        Text(verbatim: "다람쥐 헌 쳇바퀴")
                        Text(verbatim: "שלום עולם 123")
                    }
                },
            ]
        )
    }
}
