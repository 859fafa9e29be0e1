// The 64 rounds of SHA-256 over whole blocks. Written for the optimiser: a window of sixteen words in a fixed array, and
// eight rounds a step, so that the eight letters change their roles instead of their places. A processor that has
// instructions for the rounds does them by those.
import CDigest

enum Rounds {
    static let blockLength = 64

    static let start: [8 of UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// Takes whole blocks into the state.
    static func absorb(_ bytes: Span<UInt8>, into state: inout [8 of UInt32]) {
        if !isAbsorbed(bytes, into: &state) { absorbAnywhere(bytes, into: &state) }
    }

    /// The same on every processor.
    static func absorbAnywhere(_ bytes: Span<UInt8>, into state: inout [8 of UInt32]) {
        let raw = unsafe bytes.bytes
        var offset = 0
        while offset + blockLength <= raw.byteCount {
            absorbBlock(raw, offset, &state)
            offset += blockLength
        }
    }

    /// Whether the processor could do it by instructions of its own, and has.
    private static func isAbsorbed(_ bytes: Span<UInt8>, into state: inout [8 of UInt32]) -> Bool {
        let blocks = bytes.count / blockLength
        var letters = state.mutableSpan
        // The pointers are used during the call alone, and no further than state, blocks and constants reach.
        return unsafe letters.withUnsafeMutableBufferPointer { letters in
            unsafe bytes.withUnsafeBufferPointer { bytes in
                unsafe constants.span.withUnsafeBufferPointer { constants in
                    unsafe cdigest_absorb(letters.baseAddress, bytes.baseAddress, blocks, constants.baseAddress)
                        == blocks
                }
            }
        }
    }

    private static func absorbBlock(_ bytes: RawSpan, _ offset: Int, _ state: inout [8 of UInt32]) {
        var window = [16 of UInt32](repeating: 0)
        for index in 0..<16 { window[index] = bytes.word(offset &+ index &* 4) }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        var round = 0
        while true {
            for half in [0, 8] {
                step(a, b, c, &d, e, f, g, &h, window[half], constants[round &+ half])
                step(h, a, b, &c, d, e, f, &g, window[half &+ 1], constants[round &+ half &+ 1])
                step(g, h, a, &b, c, d, e, &f, window[half &+ 2], constants[round &+ half &+ 2])
                step(f, g, h, &a, b, c, d, &e, window[half &+ 3], constants[round &+ half &+ 3])
                step(e, f, g, &h, a, b, c, &d, window[half &+ 4], constants[round &+ half &+ 4])
                step(d, e, f, &g, h, a, b, &c, window[half &+ 5], constants[round &+ half &+ 5])
                step(c, d, e, &f, g, h, a, &b, window[half &+ 6], constants[round &+ half &+ 6])
                step(b, c, d, &e, f, g, h, &a, window[half &+ 7], constants[round &+ half &+ 7])
            }
            round &+= 16
            if round == 64 { break }
            for index in 0..<16 { extend(&window, index) }
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    @inline(__always)
    private static func step(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
        _ h: inout UInt32, _ word: UInt32, _ constant: UInt32
    ) {
        let upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        let choice = g ^ (e & (f ^ g))
        let sum = h &+ upper &+ choice &+ constant &+ word
        let lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
        let majority = (a & b) | (c & (a | b))
        d &+= sum
        h = sum &+ lower &+ majority
    }

    @inline(__always)
    private static func extend(_ window: inout [16 of UInt32], _ index: Int) {
        let early = window[(index &+ 1) & 15]
        let late = window[(index &+ 14) & 15]
        let small = turned(early, 7) ^ turned(early, 18) ^ (early &>> 3)
        let large = turned(late, 17) ^ turned(late, 19) ^ (late &>> 10)
        window[index] = window[index] &+ small &+ window[(index &+ 9) & 15] &+ large
    }

    @inline(__always)
    private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 {
        (word &>> places) | (word &<< (32 &- places))
    }

    private static let constants: [64 of UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

extension RawSpan {
    /// Four bytes, the most significant first.
    @inline(__always)
    func word(_ offset: Int) -> UInt32 {
        // Any bytes are a word, and the span checks the load against its end: only the type of the load is unchecked.
        UInt32(bigEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
