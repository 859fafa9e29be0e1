// A provider sets three defaults and a host three others, round after round, while processes are killed in between.
import Dispatch
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct DefaultsRoundsTests {
    @Test func allSixAreThere() throws {
        let program = Programs.path(of: "contract-widgets")
        try DaemonFixture.with(program, group: "group.sundial.trial", isStarted: false) { daemon in
            try daemon.installInSmall(["Keys"])
            try daemon.host("set", "host1:=0", "host2:=0", "host3:=0").succeeding()
            try daemon.start()
            let file = daemon.path("Library/Preferences/group.sundial.trial.plist")
            let reader = Watcher { DefaultsRoundsTests.problems(of: file) }
            for round in 1...Rounds.count(12, all: 200) {
                let host = daemon.host
                let failures = Failures()
                // The host's own keys, one by one, while the provider is at work with its own.
                DispatchQueue.concurrentPerform(iterations: 2) { side in
                    failures.gather {
                        if side == 0 {
                            for key in ["host2", "host3"] { try host("set", "\(key):=\(round)").succeeding() }
                        } else {
                            try host("set", "host1:=\(round)").succeeding()
                            try host("reload", "Keys", "--wait").succeeding()
                        }
                    }
                }
                #expect(failures.all == [], "round \(round)")
                let values = try DefaultsRoundsTests.values(of: file)
                for key in ["host1", "host2", "host3", "widget1", "widget2", "widget3"] {
                    #expect(values[key] as? Int == round, "\(key) of round \(round): \(values)")
                }
                if round % 4 == 0 {
                    try daemon.kill()
                    try daemon.start()
                } else {
                    let process = try #require(try DefaultsRoundsTests.process(of: "Keys", in: daemon))
                    #expect(Glibc.kill(process, SIGKILL) == 0)
                }
            }
            let (looks, problems) = reader.finish()
            #expect(looks > 0 && problems == [], "\(problems.prefix(3))")
        }
    }

    private static func values(of file: String) throws -> [String: Any] {
        let list = try PropertyListSerialization.propertyList(
            from: Data(contentsOf: URL(fileURLWithPath: file)), format: nil)
        return list as? [String: Any] ?? [:]
    }

    /// What a reader that knows nothing of us finds wrong.
    private static func problems(of file: String) -> [String] {
        do {
            let values = try values(of: file)
            return values["host1"] == nil ? ["a key is lost: \(values)"] : []
        } catch {
            return ["\(error)"]
        }
    }

    /// The extension process of a kind, by the name that it gives itself.
    private static func process(of kind: String, in daemon: DaemonFixture) throws -> pid_t? {
        guard let parent = daemon.daemon?.child.id else { return nil }
        let children = try String(contentsOfFile: "/proc/\(parent)/task/\(parent)/children", encoding: .utf8)
        return try children.split(separator: " ").compactMap { pid_t($0) }.first { id in
            try String(contentsOfFile: "/proc/\(id)/comm", encoding: .utf8) == kind + "\n"
        }
    }
}
