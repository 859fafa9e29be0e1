// The host program, called for one group.

/// Runs `widget-host` on a group; a value, so that several threads can be hosts at once.
package struct HostCommand: Sendable {
    let place: [String]
    let scratch: String
    /// Words before the program's own.
    package var wrapper: [String] = []
    package var environment = Programs.environment
    package var directory: String?

    /// Runs a command to its end.
    @discardableResult package func callAsFunction(
        _ arguments: String..., input: String? = nil, within seconds: Double = patience
    ) throws -> CommandResult {
        try run(arguments, input: input, within: seconds)
    }

    /// Runs a command, given as a list, to its end.
    package func run(
        _ arguments: [String], input: String? = nil, within seconds: Double = patience
    ) throws -> CommandResult {
        let words = wrapper + [Programs.path(of: "widget-host")] + place + arguments
        return try runToEnd(
            words[0], Array(words.dropFirst()), input: input, environment: environment, directory: directory,
            scratch: scratch, within: seconds
        )
    }
}

extension CommandResult {
    /// Receipts by widget, from what the host prints with `--json`.
    package func receipts() throws -> [String: JSONObject] {
        let receipts = try JSONObject(parsing: output).objects("receipts")
        return Dictionary(receipts.map { ($0.text("widget") ?? "", $0) }, uniquingKeysWith: { _, last in last })
    }
}
