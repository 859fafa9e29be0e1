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

    @Test(
        arguments: [
            ("\(255, format: .hex(includePrefix: true, uppercase: true))", "0xFF"),
            ("\(7, format: .decimal(minDigits: 3))", "007"),
            ("\(-5, format: .octal) \(5, format: .decimal(explicitPositiveSign: true))", "-5 +5"),
            ("\(1.5, format: .fixed(precision: 2))", "1.50"),
            ("\(1.5 as Float, format: .exponential(precision: 1))", "1.5e+00"),
            ("\(true, format: .truth) \(false, format: .answer)", "true NO"),
        ] as [(OSLogMessage, String)]
    )
    func writesValues(message: OSLogMessage, text: String) {
        #expect(message.text == text)
    }
}
