// What the first bytes of a picture say, and what is said of those that are none.
import FoundationEssentials
import HostCore
import Testing

@Suite struct PictureFormTests {
    /// The bytes, one character a byte, and the form.
    static let forms: [(String, PictureForm)] = [
        ("\u{89}PNG\r\n\u{1a}\n", .png), ("\u{ff}\u{d8}\u{ff}\u{e0}", .jpeg), ("GIF87a", .gif), ("GIF89a", .gif),
        ("RIFF\0\0\0\0WEBPVP8 ", .webp), ("BM\0\0\0\0\0\0\0\0\0\0\0\0\u{28}\0\0\0", .bmp),
        ("II*\0", .tiff), ("MM\0*", .tiff), ("\0\0\0\u{1c}ftypavif", .avif), ("\0\0\0\u{18}ftypheic", .heif),
        ("\0\0\0\u{18}ftypmif1", .heif), ("<svg/>", .svg), ("<svg>", .svg),
        ("\u{ef}\u{bb}\u{bf}<?xml version='1.0'?>\r\n<!-- <html> -->\n<!DOCTYPE svg>\n<svg xmlns='x'>", .svg),
        ("<x:svg xmlns:x='y'>", .svg),
    ]

    @Test(arguments: forms)
    func knows(_ text: String, _ form: PictureForm) {
        #expect(PictureForm(of: Self.bytes(text)) == form)
    }

    /// The bytes, and what is said of them.
    static let others: [(String, String)] = [
        ("", "it is empty"), ("# Sundial\n\nText", "it begins with the text \"# Sundial\""),
        ("BM is how this text begins, and on", "it begins with the text \"BM is how this text begi\""),
        ("\u{7f}ELF\u{2}\u{1}", "it begins with the bytes 7f 45 4c 46 02 01"), ("\n", "it begins with the bytes 0a"),
        ("<html><svg/></html>", "it begins with the text \"<html><svg/></html>\""),
        ("<", "it begins with the text \"<\""),
        ("<!-- never ended", "it begins with the text \"<!-- never ended\""),
        ("\u{89}PNG", "it begins with the bytes 89 50 4e 47"),
        ("RIFF\0\0\0\0WAVE", "it begins with the bytes 52 49 46 46 00 00 00 00"),
        ("\0\0\0\u{18}ftypisom", "it begins with the bytes 00 00 00 18 66 74 79 70"),
        ("\u{c3}\u{a4}", "it begins with the bytes c3 a4"),
    ]

    @Test(arguments: others)
    func knowsNot(_ text: String, _ sentence: String) {
        #expect(PictureForm(of: Self.bytes(text)) == nil)
        #expect(PictureForm.otherwise(Self.bytes(text)) == sentence)
    }

    private static func bytes(_ text: String) -> Data { Data(text.unicodeScalars.map { UInt8($0.value) }) }
}
