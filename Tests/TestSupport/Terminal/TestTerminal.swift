// A terminal that a test sits at: it types, sees what is shown, and drags the window.
import Glibc
package import Posix

/// Both ends of a terminal, and the screen that a program has drawn.
package final class TestTerminal {
    private let main: Descriptor
    /// The program's end.
    package let side: Descriptor
    private var screen: TestScreen

    package init(columns: Int, rows: Int) throws {
        var (main, side): (CInt, CInt) = (-1, -1)
        guard openpty(&main, &side, nil, nil, nil) == 0 else { throw TestFailure("no terminal: \(errno)") }
        self.main = Descriptor(owning: main)
        self.side = Descriptor(owning: side)
        screen = TestScreen(columns: columns, rows: rows)
        try resize(columns: columns, rows: rows)
    }

    /// Starts a program that has this terminal for all three of its streams.
    package func start(
        _ path: String, _ arguments: [String], environment: [String: String] = Programs.environment
    ) throws -> ChildProcess {
        try ChildProcess.spawn(
            path, arguments: [path] + arguments, environment: environment, descriptors: [0: side, 1: side, 2: side]
        )
    }

    /// Makes the window larger or smaller; whoever draws there is to be told by a signal.
    package func resize(columns: Int, rows: Int) throws {
        try Terminal.setSize(of: side, to: .init(columns: columns, rows: rows))
        screen.resize(columns: columns, rows: rows)
    }

    package func type(_ keys: String) throws { try main.writeAll(keys) }

    /// What is shown now.
    package var lines: [String] { screen.lines }
    package var isCursorShown: Bool { screen.isCursorShown }
    package var isOnOtherScreen: Bool { screen.isOnOtherScreen }
    /// Whether typed characters are shown, and lines are waited for.
    package var takesLines: Bool {
        var mode = termios()
        return tcgetattr(side.rawValue, &mode) == 0 && mode.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
    }

    /// Waits until the screen is as wished.
    package func wait(for what: String, within seconds: Double = patience, _ isSo: (TestTerminal) -> Bool) throws {
        // A table that is drawn again each second does not put the end off.
        let deadline = Deadline(in: seconds)
        while !isSo(self) {
            guard !deadline.hasCome, becomesReadable(main, within: deadline.left) else {
                throw TestFailure("not within \(seconds) s: \(what)\n" + lines.joined(separator: "\n"))
            }
            try takeOutput()
        }
    }

    /// Takes what a program has written that has ended since.
    package func takeRest() throws {
        while becomesReadable(main, within: 0) { try takeOutput() }
    }

    private func takeOutput() throws {
        var bytes: [UInt8] = []
        _ = try main.read(appendingTo: &bytes)
        screen.take(bytes)
    }
}
