// The one retry loop for interrupted calls; it also decides whose mistake a failure is.
import Glibc

/// Calls again while a signal interrupts, and throws every other failure but those that are our own mistakes.
func retrying<Result: SignedInteger>(
    _ call: StaticString, _ path: String? = nil, _ body: () -> Result
) throws(SystemError) -> Result {
    while true {
        let result = body()
        if result != -1 { return result }
        let code = Errno.current
        if code == .interrupted { continue }
        precondition(!code.isOurMistake, "\(call): \(code.name)")
        throw SystemError(code: code, call: call, path: path)
    }
}

extension Errno {
    /// A closed descriptor or a wild address is never the world's doing: to go on would harm someone else's file.
    var isOurMistake: Bool { self == .badDescriptor || self == .badAddress }
}

/// As `retrying`, but "it would block" is nil.
func retryingOrBlocked<Result: SignedInteger>(
    _ call: StaticString, _ path: String? = nil, _ body: () -> Result
) throws(SystemError) -> Result? {
    do throws(SystemError) {
        return try retrying(call, path, body)
    } catch {
        if error.code == .wouldBlock { return nil }
        throw error
    }
}

/// For calls that return the error number instead of leaving it in `errno`.
func checking(_ call: StaticString, _ path: String? = nil, _ body: () -> CInt) throws(SystemError) {
    let code = body()
    if code != 0 { throw SystemError(code: Errno(rawValue: code), call: call, path: path) }
}
