// The system's clocks, and its source of random names.
import CPosix
import Glibc

/// The two clocks: the one on the wall, and the one that never steps.
package enum Clock {
    /// Seconds since 1970.
    package static func wallNow() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Nanoseconds since the machine started, without the time that it slept.
    package static func monotonicNow() -> Int64 { nanoseconds(of: CLOCK_MONOTONIC) }

    /// Nanoseconds since the machine started, asleep or awake: only setting the wall clock parts the two.
    package static func bootNow() -> Int64 { nanoseconds(of: CLOCK_BOOTTIME) }

    private static func nanoseconds(of clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

/// Lower-case hexadecimal digits for names that no one else chooses.
package func randomHex(digits: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: (digits + 1) / 2)
    // Asked for so few bytes, the call neither fails nor stops short once the machine is up.
    _ = bytes.withUnsafeMutableBytes { cposix_random($0.baseAddress, $0.count) }
    let alphabet = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [alphabet[Int($0 >> 4)], alphabet[Int($0 & 15)]] }
    return String(decoding: text.prefix(digits), as: UTF8.self)
}
