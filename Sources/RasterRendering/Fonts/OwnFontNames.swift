// Fonts among the resources are asked for by the names that iOS knows them by: PostScript name, full name, family.
#if Raster
import CPangoCairo
import FoundationEssentials

/// The names of some font files, as rules that lead each to its family, weight and slant.
struct OwnFontNames {
    /// Fontconfig's document; empty without fonts.
    let rules: String

    init(of files: [String], in config: OpaquePointer) {
        guard !files.isEmpty, let set = FcConfigGetFonts(config, FcSetApplication) else {
            rules = ""
            return
        }
        var found: [String] = []
        for index in 0..<Int(set.pointee.nfont) {
            guard let font = set.pointee.fonts[index], let file = Self.text(font, FC_FILE), files.contains(file),
                let family = Self.text(font, FC_FAMILY)
            else { continue }
            let names = Set([FC_POSTSCRIPT_NAME, FC_FULLNAME].compactMap { Self.text(font, $0) }).subtracting([family])
            for name in names.sorted() {
                found.append(
                    Self.rule(
                        name, family: family, weight: Self.number(font, FC_WEIGHT), slant: Self.number(font, FC_SLANT))
                )
            }
        }
        rules =
            found.isEmpty
            ? ""
            : """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
            \(found.joined(separator: "\n"))
            </fontconfig>
            """
    }

    private static func rule(_ name: String, family: String, weight: Int?, slant: Int?) -> String {
        func edit(_ what: String, _ value: Int?) -> String {
            value.map { "<edit name=\"\(what)\" mode=\"assign\"><int>\($0)</int></edit>" } ?? ""
        }
        return """
            <match target="pattern">
              <test name="family" qual="first"><string>\(escaped(name))</string></test>
              <edit name="family" mode="assign" binding="strong"><string>\(escaped(family))</string></edit>
              \(edit("weight", weight))
              \(edit("slant", slant))
            </match>
            """
    }

    private static func text(_ font: OpaquePointer, _ what: String) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, what, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }

    private static func number(_ font: OpaquePointer, _ what: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(font, what, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
#endif
