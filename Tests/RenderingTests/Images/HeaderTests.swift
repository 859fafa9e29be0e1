// Sizes from headers, which hold with and without the decoder.
import FoundationEssentials
import Imaging
import Testing

@Suite struct HeaderTests {
    @Test(arguments: [
        ("base.png", (120, 80)), ("base.jpg", (120, 80)), ("prog.jpg", (120, 80)), ("anim.gif", (120, 80)),
        ("x.webp", (120, 80)), ("base.bmp", (120, 80)), ("exif6.jpg", (80, 120)), ("exif3.jpg", (120, 80)),
        ("named.jpg", (120, 80)), ("tall.png", (1, 4000)),
    ])
    func sizeIsThatOfTheTurnedPicture(_ file: String, _ size: (Int, Int)) throws {
        #expect(try ImageSource(data: Golden.fixture(file)).pixelSize == size)
    }

    /// Files that end anywhere are an error or a picture, never a trap.
    @Test(arguments: ["base.png", "exif6.jpg", "anim.gif", "x.webp", "base.bmp"])
    func anyBeginningIsSurvived(_ file: String) throws {
        let whole = try Golden.fixture(file)
        var refused = 0
        for length in 0..<min(whole.count, 400) {
            do throws(ImageError) { _ = try ImageSource(data: whole.prefix(length)) } catch { refused += 1 }
        }
        #expect(refused >= 10)
    }

    @Test func halfAPNGIsBroken() throws {
        let half = try Golden.fixture("trunc.png")
        #expect(throws: ImageError.broken("it ends early")) { try ImageSource(data: half) }
    }

    @Test func hugeClaimIsRefusedByTheHeader() throws {
        var file = try Golden.fixture("base.png")
        file.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: ImageError.tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) { try ImageSource(data: file) }
    }
}
