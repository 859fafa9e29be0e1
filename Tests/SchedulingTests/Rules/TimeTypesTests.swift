// The three kinds of time cannot be mixed: what the compiler says of code that tries.
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Programs.compiler != nil)) struct TimeTypesTests {
    /// What mixes two kinds of time, words of the error that it is, and the same with the right one.
    static let rows: [(wrong: String, error: String, right: String)] = [
        (
            "_ = wall < monotonic", "'<' cannot be applied to operands of type 'WallInstant' and 'MonotonicInstant'",
            "_ = wall < wall"
        ),
        (
            "_ = process < monotonic",
            "'<' cannot be applied to operands of type 'ProcessDeadline' and 'MonotonicInstant'",
            "_ = process < process"
        ),
        (
            "_ = wall == process", "'==' cannot be applied to operands of type 'WallInstant' and 'ProcessDeadline'",
            "_ = process == process"
        ),
        ("_ = wall - monotonic", "('WallInstant' vs. 'MonotonicInstant')", "_ = wall - wall"),
        ("_ = process - wall", "('ProcessDeadline' vs. 'WallInstant')", "_ = process - process"),
        ("_ = max(monotonic, process)", "('MonotonicInstant' vs. 'ProcessDeadline')", "_ = max(monotonic, monotonic)"),
        ("_ = wall + monotonic", "'MonotonicInstant' to expected argument type 'Double'", "_ = wall + 5"),
        (
            "let _: WallInstant = monotonic", "'MonotonicInstant' to specified type 'WallInstant'",
            "let _: WallInstant = wall"
        ),
        (
            "let _: [MonotonicInstant] = [process]", "'ProcessDeadline' to expected element type 'MonotonicInstant'",
            "let _: [MonotonicInstant] = [monotonic]"
        ),
        (
            "_ = WallInstant(seconds: process)", "'ProcessDeadline' to expected argument type 'Double'",
            "_ = WallInstant(seconds: process.seconds)"
        ),
        (
            "_ = now.wall(at: wall)", "'WallInstant' to expected argument type 'MonotonicInstant'",
            "_ = now.wall(at: monotonic)"
        ),
        (
            "_ = Now(wall: wall, monotonic: monotonic, process: monotonic)",
            "'MonotonicInstant' to expected argument type 'ProcessDeadline'",
            "_ = Now(wall: wall, monotonic: monotonic, process: process)"
        ),
        (
            "_ = Scheduler.DrawResult(.rendered, nextChange: monotonic)",
            "'MonotonicInstant' to expected argument type 'WallInstant'",
            "_ = Scheduler.DrawResult(.rendered, nextChange: wall)"
        ),
    ]

    @Test func mixingThemIsAnError() throws {
        let errors = try Self.errors(in: Self.rows.map(\.wrong))
        for (index, row) in Self.rows.enumerated() {
            let found = errors[index + Self.firstLine] ?? []
            #expect(found.contains { $0.contains(row.error) }, "\(row.wrong): \(found)")
        }
        // Nothing else is wrong with the code around them.
        let lines = Self.firstLine..<Self.firstLine + Self.rows.count
        #expect(errors.keys.allSatisfy(lines.contains), "\(errors)")
    }

    @Test func whatIsOfOneKindCompiles() throws {
        #expect(try Self.errors(in: Self.rows.map(\.right)).isEmpty)
    }

    /// The line of the first statement.
    private static let firstLine = 5

    /// What the compiler complains of, by line.
    private static func errors(in statements: [String]) throws -> [Int: [String]] {
        guard let compiler = Programs.compiler else { throw TestFailure("no compiler") }
        let lines = [
            "@testable import Scheduling", "func mix(",
            "    _ wall: WallInstant, _ monotonic: MonotonicInstant, _ process: ProcessDeadline, _ now: Now", ") {",
        ]
        return try withTemporaryFolder { scratch in
            let source = scratch + "/mix.swift"
            try Data((lines + statements + ["}", ""]).joined(separator: "\n").utf8)
                .write(to: URL(fileURLWithPath: source))
            let result = try runToEnd(
                compiler,
                [
                    "-typecheck", "-diagnostic-style", "llvm", "-swift-version", "6", "-I",
                    Programs.builtFolder + "/Modules", source,
                ],
                scratch: scratch
            )
            var errors: [Int: [String]] = [:]
            for line in result.errors.split(separator: "\n") where line.contains("error:") {
                let parts = line.split(separator: ":")
                let number = parts.count > 1 && parts[0] == source ? Int(parts[1]) ?? 0 : 0
                errors[number, default: []].append(String(line))
            }
            // One that complains of nothing compiles.
            if errors.isEmpty, result.code != 0 { throw TestFailure("\(result)") }
            return errors
        }
    }
}
