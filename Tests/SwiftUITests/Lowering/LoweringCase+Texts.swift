// Texts: styles, keys, values, redaction.
import SwiftUI

extension LoweringCase {
    static let texts: [LoweringCase] = [
        LoweringCase("a text has the body style", expected: #"text 41.5,41.5 17x17 "ab" 17.0/400 #000000ff"#) {
            Text("ab")
        },
        LoweringCase(
            "the inner style goes first", expected: #"text 42,42 16x16 "ab" 16.0/700 #007affff"#
        ) {
            Text("ab").font(.callout).foregroundColor(.blue).fontWeight(.bold)
                .font(.largeTitle).foregroundColor(.red)
        },
        LoweringCase("bold keeps to the style's own bold", expected: #"text 44,44 12x12 "ab" 12.0/600 #000000ff"#) {
            Group { Text("ab").font(.caption) }.bold()
        },
        LoweringCase(
            "texts are joined with their own styles",
            expected: #"text 33,41.5 34x17 "ab" 17.0/400 #000000ff, "cd" 17.0/600 #3c3c4399"#
        ) {
            Text("ab") + Text("cd").font(.headline).foregroundStyle(.secondary)
        },
        LoweringCase(
            "levels weaken the style that is set",
            expected: #"text 41.5,41.5 17x17 "ab" 17.0/400 #007aff80"#
        ) {
            Group { Text("ab").foregroundStyle(.secondary) }.foregroundStyle(.blue)
        },
        LoweringCase(
            "a key takes its arguments",
            expected:
                #"text 11.8,41.5 76.5x17 "3" 17.0/400 #000000ff, " of " 17.0/400 #000000ff, "4000" 17.0/400 #000000ff"#,
            picture: { $0.environment.locale = Locale(identifier: "en_US_POSIX") }
        ) {
            Text("\(3) of \(4000)")
        },
        LoweringCase(
            "a literal is a key with marks",
            expected: #"text 37.3,41.5 25.5x17 "a " 17.0/400 #000000ff, "b" 17.0/600 #000000ff"#
        ) {
            Text("a **b**")
        },
        LoweringCase("verbatim means verbatim", expected: #"text 33,41.5 34x17 "50%@" 17.0/400 #000000ff"#) {
            Text(verbatim: "50%@")
        },
        LoweringCase(
            "a noun agrees with its number",
            expected: #"text 16,41.5 68x17 "2" 17.0/400 #000000ff, " cities" 17.0/400 #000000ff"#,
            picture: { $0.environment.locale = Locale(identifier: "en_US_POSIX") }
        ) {
            Text("^[\(2) city](inflect: true)")
        },
        LoweringCase(
            "a percent sign beside an argument stays one",
            expected: #"text 37.3,41.5 25.5x17 "50" 17.0/400 #000000ff, "%" 17.0/400 #000000ff"#
        ) {
            Text("\(50)%")
        },
        LoweringCase("a text grows with the text size", expected: #"text 26.5,26.5 47x47 "ab" 47.0/400 #000000ff"#) {
            Text("ab").dynamicTypeSize(.accessibility4)
        },
        LoweringCase("capitals", expected: #"text 41.5,41.5 17x17 "AB" 17.0/400 #000000ff"#) {
            Text("ab").textCase(.uppercase)
        },
        LoweringCase(
            "colours of increased contrast",
            expected:
                #"text 33,41.5 34x17 "a" 17.0/400 #0040ddff, "b" 17.0/400 #3c3c43cc, "c" 17.0/400 #6c6c70ff, "d" 17.0/400 #010203ff"#,
            picture: { $0.environment.colorSchemeContrast = .increased }
        ) {
            Text("a").foregroundColor(.blue) + Text("b").foregroundColor(.secondary) + Text("c").foregroundColor(.gray)
                + Text("d").foregroundColor(Color(red: 1 / 255, green: 2 / 255, blue: 3 / 255))
        },
        LoweringCase(
            "colours of increased contrast in the dark",
            expected: #"text 41.5,41.5 17x17 "a" 17.0/400 #409cffff, "b" 17.0/400 #ebebf5b3"#,
            picture: { $0.environment.colorSchemeContrast = .increased }
        ) {
            (Text("a").foregroundColor(.blue) + Text("b").foregroundColor(.secondary)).colorScheme(.dark)
        },
        LoweringCase("dark colours in the dark", expected: #"text 41.5,41.5 17x17 "ab" 17.0/400 #ffffffff"#) {
            Text("ab").colorScheme(.dark)
        },
        LoweringCase(
            "lines under and through texts have patterns",
            expected:
                #"text 33,41.5 34x17 "ab" 17.0/400 #000000ff line #ff3b30ff under dash, "cd" 17.0/400 #000000ff through dot"#
        ) {
            Text("ab").underline(true, pattern: .dash, color: .red)
                + Text("cd").underline(false).strikethrough(pattern: .dot)
        },
        LoweringCase(
            "the line of a view's texts goes behind their own",
            expected: #"text 33,41.5 34x17 "ab" 17.0/400 #000000ff, "cd" 17.0/400 #000000ff under dashDot"#
        ) {
            Group { Text("ab").underline(false) + Text("cd") }.underline(pattern: .dashDot)
        },
        LoweringCase(
            "a gradient in a part goes over the whole text",
            expected:
                #"text 33,41.5 34x17 "ab" 17.0/400 #000000ff, "cd" 17.0/400 #ff3b30ff linear #ff3b30ff #007affff 33,50 to 67,50"#
        ) {
            Text("ab")
                + Text("cd").foregroundStyle(
                    .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        },
        LoweringCase(
            "a font that is not there has a stand-in, and is named once",
            expected: #"text 25,37.5 50x25 "ab" 20.0/700 #000000ff, "cd" 25.0/500 #000000ff"#,
            codes: ["missing-font"]
        ) {
            Text("ab").font(.custom("Nope-Bold", fixedSize: 20))
                + Text("cd").font(.custom("Nope-Bold", fixedSize: 25).weight(.medium))
        },
        LoweringCase(
            "a font that comes with iOS has a stand-in, and no author can bring it",
            expected: #"text 40,40 20x20 "ab" 20.0/600 #000000ff"#
        ) {
            Text("ab").font(.custom("AvenirNext-DemiBold", fixedSize: 20))
        },
        LoweringCase(
            "a font that is there is drawn", expected: #"text 40,40 20x20 "ab" 20.0/400 #000000ff of Some Font"#
        ) {
            Text("ab").font(.custom("Some Font", fixedSize: 20))
        },
        LoweringCase(
            "capitals follow the language", expected: #"text 33,41.5 34x17 "İSS " 17.0/400 #000000ff"#,
            picture: { $0.environment.locale = Locale(identifier: "tr_TR") }
        ) {
            Text(verbatim: "iß ").textCase(.uppercase)
        },
        LoweringCase(
            "a spoken date has words",
            expected: """
                layer label "in 2 hr"
                  fill rect 0,0 100x100 #ff3b30ff
                """,
            picture: { $0.environment.locale = Locale(identifier: "en_US") }
        ) {
            Color.red.accessibilityLabel(Text("in \(Picture.date.addingTimeInterval(7200), style: .relative)"))
        },
        LoweringCase("a redacted text is a bar", expected: "fill rounded 41.5,43.5 17x12.9 r4 #00000033") {
            Text("ab").redacted(reason: .placeholder)
        },
        LoweringCase(
            "what is not redacted is read", expected: #"text 41.5,41.5 17x17 "ab" 17.0/400 #000000ff"#
        ) {
            Group { Text("ab").unredacted() }.redacted(reason: .placeholder)
        },
    ]
}
