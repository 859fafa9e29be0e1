// What a failed system call leaves: the number, the call, the path.

/// A failure of the system, as facts.
package struct SystemError: Error, Sendable, CustomStringConvertible {
    package let code: Errno
    /// The C name of the call that failed.
    package let call: StaticString
    /// The path that the call was given, when it was given one.
    package let path: String?

    package init(code: Errno, call: StaticString, path: String? = nil) {
        self.code = code
        self.call = call
        self.path = path
    }

    /// One sentence without a full stop, as `open /tmp/x: No such file or directory (ENOENT)`.
    package var description: String {
        "\(call)\(path.map { " " + SafeText.path($0) } ?? ""): \(code.message) (\(code.name))"
    }
}

extension SystemError: Equatable {
    package static func == (left: SystemError, right: SystemError) -> Bool {
        left.code == right.code && left.path == right.path && left.call.description == right.call.description
    }
}
