// The three streams that a program may have been started without.
import Glibc

/// Standard input, output and error.
package enum StandardStreams {
    /// Puts `/dev/null` in the place of those that are closed: else a file of ours would get the number, and what is
    /// printed would land in it. To be called before anything else is opened. Returns the numbers of the missing ones.
    @discardableResult package static func openMissing() -> Set<CInt> {
        var missing: Set<CInt> = []
        for number in 0...STDERR_FILENO where fcntl(number, F_GETFD) == -1 {
            missing.insert(number)
            // Takes the lowest free number, which is this one; where it fails, writing there traps as before.
            _ = open("/dev/null", O_RDWR)
        }
        return missing
    }
}
