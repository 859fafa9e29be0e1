// A program run to its end: output, errors, exit code.
import Foundation
package import Posix

/// What a finished program left.
package struct CommandResult: Sendable, CustomStringConvertible {
    package let command: String
    package let output: String
    package let errors: String
    package let exit: ChildProcess.Exit

    /// The exit code; a signal's number negated.
    package var code: CInt {
        switch exit {
        case .code(let code): code
        case .signal(let signal): -signal.rawValue
        }
    }

    package var description: String { "\(command): \(exit)\n\(output)\(errors)" }

    /// The result of a run that must succeed.
    @discardableResult package func succeeding() throws -> CommandResult {
        guard exit == .code(0) else { throw TestFailure(description) }
        return self
    }
}

/// Runs a program to its end, its three streams being files, so that no one waits for anyone.
package func runToEnd(
    _ path: String, _ arguments: [String], input: String? = nil,
    environment: [String: String] = Programs.environment, directory: String? = nil, scratch: String,
    within seconds: Double = patience
) throws -> CommandResult {
    let name = scratch + "/run-" + randomHex(digits: 8)
    var descriptors: [Int32: Descriptor] = [
        1: try Descriptor.open(name + ".out", [.writing, .creating]),
        2: try Descriptor.open(name + ".err", [.writing, .creating]),
    ]
    if let input {
        try Data(input.utf8).write(to: URL(fileURLWithPath: name + ".in"))
        descriptors[0] = try Descriptor.open(name + ".in", .reading)
    }
    let child = try ChildProcess.spawn(
        path, arguments: [path] + arguments, environment: environment, descriptors: descriptors, directory: directory
    )
    let exit = try child.waitForEnd(within: seconds)
    func text(_ ending: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: name + ending)), as: UTF8.self)
    }
    let result = CommandResult(
        command: ([URL(fileURLWithPath: path).lastPathComponent] + arguments).joined(separator: " "),
        output: try text(".out"), errors: try text(".err"), exit: exit
    )
    for ending in [".out", ".err", ".in"] {
        _ = try FileSystem.remove(name + ending)
    }
    return result
}
