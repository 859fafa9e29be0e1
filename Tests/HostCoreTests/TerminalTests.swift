// A person at a terminal: what went wrong was read at once, so the program's end says nothing more of it.
import Glibc
import HostCore
import Posix
import Testing

@Suite struct TerminalTests {
    /// What is typed, whether it is typed at all, and the exit code.
    static let sessions: [(typed: String, isTerminal: Bool, code: ExitCode)] = [
        ("fly\nquit\n", true, .done), ("fly\nget\n\u{4}", true, .done), ("begin\nset a=1\nquit\n", true, .done),
        ("fly\nquit\n", false, .usage), ("fly\nget\n", false, .usage),
    ]

    @Test(arguments: sessions)
    func endsWithWhatItsReaderDoesNotKnow(_ row: (typed: String, isTerminal: Bool, code: ExitCode)) throws {
        let folder = try Folder()
        let (typing, typed) = row.isTerminal ? try Self.terminal() : try Self.wire()
        try typing.writeAll(row.typed)
        if !row.isTerminal { try UnixSocket.shutdownWriting(typing) }
        let output = try Descriptor.pipe()
        let errors = try Descriptor.pipe()
        var program = HostProgram(input: typed, output: output.writing, errors: errors.writing)
        #expect(typed.isTerminal == row.isTerminal)
        #expect(program.run(["--container", folder.path], environment: [:]) == row.code)
    }

    private static func wire() throws -> (Descriptor, Descriptor) {
        let (near, far) = try UnixSocket.pair()
        return (near, far)
    }

    static func terminal() throws -> (Descriptor, Descriptor) {
        var (main, side): (CInt, CInt) = (-1, -1)
        try #require(openpty(&main, &side, nil, nil, nil) == 0)
        return (Descriptor(owning: main), Descriptor(owning: side))
    }
}
