// A terminal that a program draws on: its size, and what it does with what is typed.
import Glibc

/// Terminals.
package enum Terminal {
    /// Columns and rows.
    package struct Size: Hashable, Sendable {
        package var columns: Int
        package var rows: Int

        package init(columns: Int, rows: Int) {
            self.columns = columns
            self.rows = rows
        }
    }

    /// How large the terminal is; nil when it does not say. `TIOCGWINSZ`
    package static func size(of terminal: Descriptor) -> Size? {
        var size = winsize()
        guard ioctl(terminal.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        return Size(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Tells a terminal how large it is, as a window does that was dragged. `TIOCSWINSZ`
    package static func setSize(of terminal: Descriptor, to size: Size) throws(SystemError) {
        var size = winsize(
            ws_row: UInt16(clamping: size.rows), ws_col: UInt16(clamping: size.columns), ws_xpixel: 0, ws_ypixel: 0
        )
        _ = try retrying("ioctl") { ioctl(terminal.rawValue, UInt(TIOCSWINSZ), &size) }
    }

    /// What a terminal did with what is typed.
    package struct Mode: Sendable {
        let values: termios
    }

    /// Neither shows what is typed nor keeps it until a line's end; signals by key stay. Returns what was before.
    package static func readKeys(from terminal: Descriptor) throws(SystemError) -> Mode {
        var values = termios()
        _ = try retrying("tcgetattr") { tcgetattr(terminal.rawValue, &values) }
        let before = Mode(values: values)
        values.c_lflag &= ~tcflag_t(ECHO | ICANON)
        try set(values, of: terminal)
        return before
    }

    /// Makes a terminal as it was.
    package static func restore(_ mode: Mode, of terminal: Descriptor) throws(SystemError) {
        try set(mode.values, of: terminal)
    }

    private static func set(_ values: termios, of terminal: Descriptor) throws(SystemError) {
        var values = values
        _ = try retrying("tcsetattr") { tcsetattr(terminal.rawValue, TCSADRAIN, &values) }
    }
}
