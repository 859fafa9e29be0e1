// R21: of several daemons of a group one serves, and the others say which.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R21 {
    @Test func ofTenAtOnceOneServes() throws {
        for _ in 0..<Rounds.count(1, all: 20) { try Self.startTen() }
    }

    private static func startTen() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.host("set", "title=Once").succeeding()
            let programs = try (0..<10).map { number in
                try RunningProgram(
                    Programs.path(of: "widgetd"), daemon.words, errorsTo: "\(daemon.scratch)/\(number).err"
                )
            }
            defer { for program in programs { program.child.send(.kill) } }
            var served: [(program: RunningProgram, ready: LogLine)] = []
            var refused: [(code: ChildProcess.Exit, errors: String)] = []
            for program in programs {
                do {
                    let (line, _) = try program.output.wait(for: "ready") { $0.hasPrefix("ready ") }
                    served.append((program, LogLine(line)))
                } catch {
                    // It has ended, and says why.
                    refused.append(
                        (try program.waitForEnd(), try String(contentsOfFile: program.errorsPath, encoding: .utf8)))
                }
            }
            #expect(served.count == 1)
            let survivor = try #require(served.first)
            let id = try #require(survivor.ready["pid"])
            #expect(id == "\(survivor.program.child.id)")
            for (code, errors) in refused {
                #expect(code == .code(7), "\(errors)")
                #expect(errors == "widgetd: another daemon serves \(daemon.directory): process \(id)\n")
            }
            #expect(try listeners(at: daemon.socket) == 1)

            // It serves, and a reload is done once.
            let receipts = try daemon.reload("Status")
            for (widget, receipt) in receipts {
                let generation = try #require(receipt.integer("generation"))
                let lines = survivor.program.output.lines.map(LogLine.init).filter {
                    $0.event == "snapshot" && $0["widget"] == widget && $0["generation"] == "\(generation)"
                }
                #expect(lines.count == 1, "\(lines.map(\.text))")
            }
            survivor.program.child.send(.terminate, toGroup: false)
            #expect(try survivor.program.waitForEnd() == .code(0))
        }
    }

    @Test func oneAfterAnotherIsRefused() throws {
        try DaemonFixture.with { daemon in
            let id = try #require(daemon.log.first { $0.event == "ready" }?["pid"])
            for _ in 0..<2 {
                let second = try runToEnd(Programs.path(of: "widgetd"), daemon.words, scratch: daemon.scratch)
                #expect(second.code == 7, "\(second)")
                #expect(second.errors.contains("process \(id)"), "\(second)")
                #expect(second.output.isEmpty, "\(second)")
            }
            #expect(try Self.listeners(at: daemon.socket) == 1)
            try daemon.reload("Status")
        }
    }

    /// How many sockets listen under a path, by the system's own list.
    private static func listeners(at path: String) throws -> Int {
        let table = try FileSystem.contents(of: "/proc/net/unix", limit: 64 << 20) ?? Data()
        return String(decoding: table, as: UTF8.self).split(separator: "\n").count { line in
            let words = line.split(separator: " ")
            // The fourth column's bit says that it listens.
            return words.count == 8 && words[7] == path && words[3] == "00010000"
        }
    }
}
