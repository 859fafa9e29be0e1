// R16: the reload is signalled before what was saved has landed.
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: SlowDisk.library != nil)) struct R16 {
    private static func with(_ body: (DaemonFixture, _ slow: HostCommand, _ trace: String) throws -> Void) throws {
        try DaemonFixture.with(Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            try daemon.install(("Counter", "systemSmall"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Counter.systemSmall")
            let trace = daemon.scratch + "/trace"
            var slow = daemon.host
            slow.environment = SlowDisk.environment(milliseconds: Rounds.count(30, all: 300), trace: trace)
            try body(daemon, slow, trace)
        }
    }

    private static func entries(_ number: Int) -> String { #"{"version":1,"entries":[{"count":\#(number)}]}"# }

    private static func number(_ daemon: DaemonFixture) throws -> Int {
        let line = try daemon.accessibleText("Counter.systemSmall").split(separator: "\n").first ?? ""
        return Int(line.split(separator: " ").last ?? "") ?? -1
    }

    @Test func oneProgramAfterTheOther() throws {
        try R16.with { daemon, slow, trace in
            for number in 1...Rounds.count(6, all: 50) {
                try slow("put-entries", "Counter", "-", input: R16.entries(number)).succeeding()
                #expect(try daemon.text("entries/Counter.json") == R16.entries(number), "it returns when it is there")
                try slow("reload", "Counter", "--wait").succeeding()
                #expect(try R16.number(daemon) == number)
            }
            try R16.checkOrder(trace)
        }
    }

    /// Publishing and reloading in one process: line by line, and as one change.
    @Test(arguments: [false, true]) func inOneProgram(_ isBlock: Bool) throws {
        try R16.with { daemon, slow, trace in
            for number in 1...Rounds.count(6, all: 50) {
                let file = daemon.scratch + "/e.json"
                try Data(R16.entries(number).utf8).write(to: URL(fileURLWithPath: file))
                let lines = ["put-entries Counter \(file)", "set count:=\(number)", "reload Counter --wait"]
                let input = (isBlock ? ["begin"] + lines + ["commit"] : lines).joined(separator: "\n") + "\n"
                try slow.run([], input: input).succeeding()
                #expect(try R16.number(daemon) == number)
                #expect(try daemon.accessibleText("Counter.systemSmall").contains("defaults \(number)"))
            }
            try R16.checkOrder(trace)
        }
    }

    /// A reload that is not waited for comes after the data, too.
    @Test func withoutWaiting() throws {
        try R16.with { daemon, slow, _ in
            for number in 1...Rounds.count(6, all: 50) {
                daemon.forgetLog()
                try slow("put-entries", "Counter", "-", input: R16.entries(number)).succeeding()
                try slow("reload", "Counter").succeeding()
                try daemon.awaitSnapshot(of: "Counter.systemSmall", "of \(number)") {
                    $0["text"]?.hasPrefix("entries \(number) ") == true
                }
            }
        }
    }

    /// Every file is on the disk before its name is, and all of them before the daemon hears of it.
    private static func checkOrder(_ trace: String) throws {
        var synchronised = false
        var renames = 0
        for line in try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n") {
            switch line.split(separator: " ").first {
            case "fsync": synchronised = true
            case "rename":
                #expect(synchronised, "\(line) before it was on the disk")
                synchronised = false
                renames += 1
            default: #expect(!synchronised, "\(line) before the rename")
            }
        }
        // A program that is linked with its own C library loads nothing before it.
        if Programs.folder == Programs.builtFolder { #expect(renames > 0) }
    }
}
