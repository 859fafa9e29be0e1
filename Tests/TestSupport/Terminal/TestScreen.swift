// What a terminal makes of bytes: as much of it as our programs use, and a failure for all else.

/// A screen of characters, each one cell wide.
struct TestScreen {
    private var grid: [[Character]]
    private var row = 0
    private var column = 0
    private(set) var isCursorShown = true
    private(set) var isOnOtherScreen = false
    private var columns: Int
    private var rest: [UInt8] = []

    init(columns: Int, rows: Int) {
        self.columns = columns
        grid = Array(repeating: [], count: rows)
    }

    /// Lines without the spaces at their ends.
    var lines: [String] { grid.map { String($0) } }

    mutating func resize(columns: Int, rows: Int) {
        self.columns = columns
        while grid.count < rows { grid.append([]) }
        grid.removeLast(grid.count - rows)
        row = min(row, rows - 1)
    }

    /// Takes bytes, of which the last may be the beginning of a character or of a command.
    mutating func take(_ bytes: [UInt8]) {
        rest += bytes
        while let (length, command) = next() {
            if let command { perform(command) } else { write(String(decoding: rest.prefix(length), as: UTF8.self)) }
            rest.removeFirst(length)
        }
    }

    /// The next piece's length, and the command when it is one; nil when it is not whole yet.
    private func next() -> (length: Int, command: String?)? {
        guard let first = rest.first else { return nil }
        guard first == 0x1b else {
            let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
            return rest.count >= length ? (length, nil) : nil
        }
        guard let end = rest.dropFirst(2).firstIndex(where: { $0 >= 0x40 }) else { return nil }
        return (end + 1, String(decoding: rest[2...end], as: UTF8.self))
    }

    private mutating func write(_ text: String) {
        switch text {
        case "\r": column = 0
        case "\n":
            if row == grid.count - 1 {
                grid.removeFirst()
                grid.append([])
            } else {
                row += 1
            }
        default:
            guard let character = text.first, column < columns else { return }
            while grid[row].count <= column { grid[row].append(" ") }
            grid[row][column] = character
            column += 1
        }
    }

    private mutating func perform(_ command: String) {
        let numbers = command.dropLast().split(separator: ";").compactMap { Int($0) }
        switch command {
        case "?1049h": isOnOtherScreen = true
        case "?1049l": isOnOtherScreen = false
        case "?25h": isCursorShown = true
        case "?25l": isCursorShown = false
        case "2J": grid = grid.map { _ in [] }
        case "2K": grid[row] = []
        case "H": (row, column) = (0, 0)
        case _ where command.hasSuffix("H") && numbers.count == 2:
            row = min(numbers[0], grid.count) - 1
            column = numbers[1] - 1
        case _ where command.hasSuffix("m"): break
        default: write("?")
        }
    }
}
