// The C form of `os_log`.
import Testing

@testable import os

@Suite struct LogFormatTests {
    @Test(
        arguments: [
            ("plain", [], "plain"),
            ("%d of %{public}d", [1, 2], "1 of 2"),
            ("%.2f%%", [1.5], "1.5%"),
            ("%ld", [], "?"),
        ] as [(String, [any CVarArg & Sendable], String)]
    )
    func fills(format: String, arguments: [any CVarArg & Sendable], text: String) {
        #expect(filled(format, with: arguments) == text)
    }
}
