// What the first bytes of a file say it is: a picture of some form, or what else it looks like.
package import FoundationEssentials
import GroupContainer
import ReloadService

/// The forms of pictures that people have; not all of them can be drawn.
package enum PictureForm: String, CaseIterable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webp = "WebP"
    case bmp = "BMP"
    case tiff = "TIFF"
    case heif = "HEIF"
    case avif = "AVIF"
    case svg = "SVG"

    /// Those that a daemon draws.
    package static let drawn: [PictureForm] = [.png, .jpeg, .gif, .webp, .bmp]
    /// The same in a sentence.
    static let drawnList = "\(drawn.dropLast().map(\.rawValue).joined(separator: ", ")) or \(PictureForm.bmp.rawValue)"

    /// Why no widget can show the bytes, for a sentence that begins with their name; nil when nothing speaks against
    /// them before they are decoded.
    package static func fault(of data: Data) -> String? {
        guard let form = PictureForm(of: data) else {
            return "is no picture: \(otherwise(data)); wanted is \(drawnList)"
        }
        guard drawn.contains(form) else { return "is \(form.rawValue), which no daemon draws; wanted is \(drawnList)" }
        return form.isWhole(data) ? nil : "ends early: it is a \(form.rawValue) without its end"
    }

    /// Nil when the bytes begin like no picture; whether the rest is whole shows when it is decoded.
    package init?(of data: Data) {
        let head = Array(data.prefix(16))
        func has(_ text: String, at place: Int = 0) -> Bool { head.dropFirst(place).starts(with: text.utf8) }
        func has(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
        switch true {
        case has([0x89] + Array("PNG\r\n".utf8) + [0x1a, 0x0a]): self = .png
        case has([0xff, 0xd8, 0xff]): self = .jpeg
        case has("GIF87a"), has("GIF89a"): self = .gif
        case has("RIFF") && has("WEBP", at: 8): self = .webp
        case has("BM") && Self.isBitmap(data): self = .bmp
        case has(Array("II".utf8) + [0x2a, 0]), has(Array("MM".utf8) + [0, 0x2a]): self = .tiff
        case has("ftypavi", at: 4): self = .avif
        case ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains { has("ftyp" + $0, at: 4) }:
            self = .heif
        case Self.isDrawing(data): self = .svg
        default: return nil
        }
    }

    /// Two letters alone begin many a text: a bitmap's header follows them, of one of the sizes that exist.
    private static func isBitmap(_ data: Data) -> Bool {
        let size = data.dropFirst(14).prefix(4)
        return size.count == 4 && [12, 16, 40, 52, 56, 64, 108, 124].contains(size.first ?? 0)
            && size.dropFirst().allSatisfy { $0 == 0 }
    }

    /// Whether a document's first element is `svg`, after what XML lets stand before it.
    private static func isDrawing(_ data: Data) -> Bool {
        var rest = EditedText(data.prefix(4096)).bytes[...]
        let ends = [("<!--", "-->"), ("<?", "?>"), ("<!", ">")]
        while true {
            rest = rest.drop(while: isSpace)
            guard let (_, end) = ends.first(where: { rest.starts(with: $0.0.utf8) }) else { break }
            while !rest.isEmpty, !rest.starts(with: end.utf8) { rest.removeFirst() }
            rest = rest.dropFirst(end.utf8.count)
        }
        guard rest.popFirst() == UInt8(ascii: "<") else { return false }
        let name = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0a, 0x0d].contains(byte) }

    /// What bytes that are no picture look like, for a complaint.
    package static func otherwise(_ data: Data) -> String {
        if data.isEmpty { return "it is empty" }
        let head = Array(data.prefix(24))
        let line = head.prefix { $0 != 0x0a && $0 != 0x0d }
        if !line.isEmpty, line.allSatisfy({ $0 == 0x09 || 0x20..<0x7f ~= $0 }) {
            return "it begins with the text \(LogValue.quoted(String(decoding: line, as: UTF8.self)))"
        }
        let bytes = head.prefix(8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return "it begins with the bytes \(bytes.joined(separator: " "))"
    }
}
