// What the first bytes of a picture say, and what is said of those that are none.
import Foundation
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

    private static let photos = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("EndToEndTests/Photos")

    /// A file that is whole, by its name among the photos, and how many bytes can go before it is cut.
    @Test(arguments: [("coffee.png", 1), ("rocket.jpg", 2)])
    func knowsWhatIsCut(_ photo: String, _ fewest: Int) throws {
        let whole = try Data(contentsOf: Self.photos.appendingPathComponent(photo))
        #expect(PictureForm.fault(of: whole) == nil)
        // What comes after the end is nobody's business.
        #expect(PictureForm.fault(of: whole + [0]) == nil)
        for count in [whole.count - fewest, whole.count / 2, 20] {
            #expect(PictureForm.fault(of: whole.prefix(count))?.hasPrefix("ends early: it is a ") == true, "\(count)")
        }
    }

    /// The bytes, one character a byte, and a part of what is wrong; nil for nothing.
    static let faults: [(String, String?)] = [
        ("GIF89a\u{1}\0\u{1}\0\0\0\0,\0\0\0\0\u{1}\0\u{1}\0\0\u{2}\u{1}\0\0;", nil),
        ("GIF89a\u{1}\0\u{1}\0\0\0\0,\0\0\0\0\u{1}\0\u{1}\0\0\u{2}\u{1}\0\0", "ends early: it is a GIF"),
        ("GIF89a\u{1}\0", "ends early"), ("RIFF\u{4}\0\0\0WEBP", nil),
        ("RIFF\u{5}\0\0\0WEBP", "ends early: it is a WebP"),
        (bitmap + "\0\0\0\0", nil), (bitmap + "\0\0", "ends early: it is a BMP"), (bitmap, "ends early"),
        ("\u{89}PNG\r\n\u{1a}\n", "ends early: it is a PNG without its end"), ("\u{ff}\u{d8}\u{ff}\u{d9}", nil),
        ("\u{ff}\u{d8}\u{ff}\u{ff}\u{da}\0\u{3}x\u{ff}\0\u{d9}\u{ff}", "ends early: it is a JPEG"),
        ("\u{ff}\u{d8}\u{ff}\u{e1}\0\u{4}\u{ff}\u{d9}", "ends early"),
        ("<svg/>", "is SVG, which no daemon draws; wanted is PNG, JPEG, GIF, WebP or BMP"),
        ("\0\0\0\u{18}ftypheic", "is HEIF, which no daemon draws"), ("II*\0", "is TIFF, which no daemon draws"),
        ("x", "is no picture: it begins with the text \"x\"; wanted is PNG, JPEG, GIF, WebP or BMP"),
    ]
    /// Of one pixel, whose three bytes follow.
    static let bitmap =
        "BM\0\0\0\0\0\0\0\0\u{36}\0\0\0\u{28}\0\0\0\u{1}\0\0\0\u{1}\0\0\0\u{1}\0\u{18}\0"
        + String(repeating: "\0", count: 24)

    @Test(arguments: faults)
    func saysWhatNobodyCanShow(_ text: String, _ part: String?) {
        let fault = PictureForm.fault(of: Self.bytes(text))
        #expect(part.map { fault?.hasPrefix($0) == true } ?? (fault == nil), "\(fault ?? "nothing")")
    }

    private static func bytes(_ text: String) -> Data { Data(text.unicodeScalars.map { UInt8($0.value) }) }
}
