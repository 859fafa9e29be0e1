// Texts and what can be said of their letters.
import SwiftUI

extension Catalogue {
    private static var sunset: LinearGradient {
        LinearGradient(colors: [.red, .orange, .purple], startPoint: .leading, endPoint: .trailing)
    }

    static var texts: CatalogueGroup {
        CatalogueGroup(
            "Text",
            [
                CatalogueItem("Text styles", width: 240, height: 330) {
                    VStack(alignment: .leading, spacing: 4) {
                        Group {
                            Text("Large title").font(.largeTitle)
                            Text("Title").font(.title)
                            Text("Title 2").font(.title2)
                            Text("Title 3").font(.title3)
                            Text("Headline").font(.headline)
                        }
                        Text("Body")
                        Text("Callout").font(.callout)
                        Text("Subheadline").font(.subheadline)
                        Text("Footnote").font(.footnote)
                        Text("Caption").font(.caption)
                        Text("Caption 2").font(.caption2)
                    }
                },
                CatalogueItem("Weights", width: 240, height: 230) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text("Ultra light").fontWeight(.ultraLight)
                        Text("Thin").fontWeight(.thin)
                        Text("Light").fontWeight(.light)
                        Text("Regular").fontWeight(.regular)
                        Text("Medium").fontWeight(.medium)
                        Text("Semibold").fontWeight(.semibold)
                        Text("Bold").bold()
                        Text("Heavy").fontWeight(.heavy)
                        Text("Black").fontWeight(.black)
                    }
                },
                CatalogueItem("Designs and slopes") {
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Serif").fontDesign(.serif)
                        Text("Rounded").fontDesign(.rounded)
                        Text("Monospaced").monospaced()
                        Text("Italic").italic() + Text(" and bold italic").bold().italic()
                    }
                },
                CatalogueItem("Widths", height: 130) {
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Compressed letters").fontWidth(.compressed)
                        Text("Condensed letters").fontWidth(.condensed)
                        Text("Standard letters").fontWidth(.standard)
                        Text("Expanded letters").font(.body.width(.expanded))
                    }
                },
                CatalogueItem("Lines through and under") {
                    VStack(alignment: .leading, spacing: 4) {
                        Text("Underlined").underline()
                        Text("Underlined in red").underline(true, color: .red)
                        Text("Struck through").strikethrough()
                        Text("Both").underline().strikethrough()
                    }
                },
                CatalogueItem("Patterns of lines", width: 240, height: 190) {
                    VStack(alignment: .leading, spacing: 6) {
                        Text("Dots under it").underline(pattern: .dot)
                        Text("Dashes under it").underline(true, pattern: .dash, color: .blue)
                        Text("Dashes and dots").underline(pattern: .dashDot)
                        Text("Two dots each").underline(pattern: .dashDotDot, color: .red)
                        Text("Dots through it").strikethrough(pattern: .dot, color: .orange)
                        Text("A part ") + Text("with 🎉, no").underline(pattern: .dash) + Text(" more")
                    }
                },
                CatalogueItem("Tracking, kerning, baseline") {
                    VStack(alignment: .leading, spacing: 6) {
                        Text("Tracked apart").tracking(3)
                        Text("Kerned together").kerning(-1)
                        Text("Base") + Text("up").baselineOffset(6).font(.caption)
                            + Text("down").baselineOffset(-6).font(.caption)
                    }
                },
                CatalogueItem("Digits of one width", height: 100) {
                    VStack(alignment: .trailing) {
                        Text("1,111.11").monospacedDigit()
                        Text("8,888.88").monospacedDigit()
                        Text("1,111.11")
                        Text("8,888.88")
                    }
                },
                CatalogueItem("Cases", height: 100) {
                    VStack(alignment: .leading) {
                        Text("As it is written")
                        Text("In capitals").textCase(.uppercase)
                        Text("In Small Letters").textCase(.lowercase)
                    }
                },
                CatalogueItem("Small capitals", height: 100) {
                    VStack(alignment: .leading) {
                        Text("All of them, Ab 12").font(.body.smallCaps())
                        Text("Lower Ones, Ab 12").font(.body.lowercaseSmallCaps())
                        Text("Upper Ones, Ab 12").font(.body.uppercaseSmallCaps())
                    }
                },
                CatalogueItem("Concatenation", height: 80) {
                    Text("One ").foregroundStyle(.red) + Text("text ").bold() + Text("of ").italic()
                        + Text("parts").font(.title2).foregroundStyle(.blue)
                },
                CatalogueItem("Foreground styles", height: 130) {
                    VStack(alignment: .leading) {
                        Text("Primary")
                        Text("Secondary").foregroundStyle(.secondary)
                        Text("Tertiary").foregroundStyle(.tertiary)
                        Text("Tint").foregroundStyle(.tint)
                        Text("Gradient").bold().foregroundStyle(
                            .linearGradient(
                                colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                    }
                },
                CatalogueItem("Gradients in parts", width: 200, height: 110) {
                    VStack(alignment: .leading) {
                        (Text("Plain, ") + Text("then gradient 🎉 ").foregroundStyle(Self.sunset) + Text("and plain"))
                            .bold()
                        (Text("Own ").foregroundStyle(.green) + Text("or all of it")).font(.title3).foregroundStyle(
                            Self.sunset)
                    }
                },
                CatalogueItem("Lines and cutting", height: 150) {
                    VStack(alignment: .leading, spacing: 6) {
                        Text("A text that is cut at its end for want of room").lineLimit(1)
                        Text("A text that is cut in its middle for want of room").lineLimit(1).truncationMode(.middle)
                        Text("A text that is cut at its head for want of room").lineLimit(1).truncationMode(.head)
                        Text("A text that grows smaller until it fits").lineLimit(1).minimumScaleFactor(0.5)
                    }
                },
                CatalogueItem("Alignment of lines", height: 230) {
                    VStack(spacing: 8) {
                        Text("Lines that begin where the text begins").multilineTextAlignment(.leading)
                        Text("Lines that stand in the middle of it").multilineTextAlignment(.center)
                        Text("Lines that end where the text ends").multilineTextAlignment(.trailing)
                    }
                    .frame(width: 150)
                },
                CatalogueItem("Line spacing", height: 130) {
                    Text("Three lines of text that stand a little farther apart").lineSpacing(8).frame(width: 150)
                },
            ]
        )
    }
}
