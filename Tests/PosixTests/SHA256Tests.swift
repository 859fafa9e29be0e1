// SHA-256 against the vectors of FIPS 180-4 and its companion examples, and against itself in pieces.
@testable import Digest
import Testing

@Suite struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func publishedVectors(text: String, digest: String) {
        #expect(SHA256.hex(of: text) == digest)
    }

    @Test func aMillionLetters() {
        let digest = SHA256.hex(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(digest == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// Lengths around the ends of blocks, of the letter a.
    @Test(arguments: [
        (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
        (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
        (57, "f13b2d724659eb3bf47f2dd6af1accc87b81f09f59f2b75e5c0bed6589dfe8c6"),
        (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
        (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
        (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
        (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
        (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
        (128, "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e"),
        (1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ])
    func lengthsAroundBlocks(length: Int, digest: String) {
        #expect(SHA256.hex(of: [UInt8](repeating: UInt8(ascii: "a"), count: length)) == digest)
    }

    @Test(arguments: [1, 3, 63, 64, 65, 130]) func piecesGiveTheSame(size: Int) {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var digest = SHA256()
        for start in stride(from: 0, to: bytes.count, by: size) {
            digest.update(Array(bytes[start..<min(start + size, bytes.count)]))
        }
        #expect(digest.finish() == SHA256.hash(of: bytes))
    }

    /// What the processor has instructions for is the same without them.
    @Test(arguments: [1, 2, 17]) func everyProcessorGivesTheSame(blocks: Int) {
        let bytes = (0..<blocks * Rounds.blockLength).map { UInt8(truncatingIfNeeded: $0 &* 11) }
        var (here, anywhere) = (Rounds.start, Rounds.start)
        Rounds.absorb(bytes.span, into: &here)
        Rounds.absorbAnywhere(bytes.span, into: &anywhere)
        #expect(here.indices.map { here[$0] } == anywhere.indices.map { anywhere[$0] })
    }
}
