// R01: writer and reader use different group ids, and the widget shows its fallback text for ever.
import Foundation
import TestSupport
import Testing

@Suite struct R01 {
    static let group = "group.example.app"

    /// Ids that a person takes for the daemon's.
    @Test(arguments: ["group.example.App", "example.app"]) func anotherGroupIsNamed(_ other: String) throws {
        try DaemonFixture.with(group: R01.group, isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            let ready = try daemon.start()
            #expect(ready["path"] == daemon.directory, "the log names the path that it reads")
            try daemon.awaitSnapshot(of: "Status.systemSmall")
            let before = try Baseline(of: daemon)

            let host = daemon.host(ofGroup: other)
            try host("set", "title=hello").succeeding()
            let reload = try host("reload", "Status")
            #expect(reload.code == 3, "\(reload)")
            let sentence = "no daemon listens for \(other) in \(daemon.container)/\(other)"
            #expect(reload.errors.contains(sentence), "\(reload)")
            #expect(reload.output.isEmpty, "nothing is said to have worked: \(reload)")

            #expect(try daemon.host("get", "title").code == 5, "it went to the other group")
            #expect(try daemon.host("status").output.contains("path    \(daemon.directory)\n"))
            try expectNone(before.processProblems())
            try expectNone(before.changedSnapshots())
            try expectNone(before.leftovers())
        }
    }

    /// Ids that no group has, and the byte that is shown.
    static let bad = [
        ("group.example.app ", "0x20 at 17"), ("group.example.app\n", "0x0A at 17"),
        (" group.example.app", "0x20 at 0"),
        ("group.example.app\t", "0x09 at 17"), ("group\u{1}app", "0x01 at 5"), ("group.é", "0xC3 at 6"),
        (".example", "0x2E at 0"), ("a/../b", "0x2F at 1"), (String(repeating: "a", count: 201), "not 201"),
    ]

    @Test(arguments: bad) func anIdThatIsNoneIsRefusedByBoth(_ id: String, _ shown: String) throws {
        try withTemporaryFolder { scratch in
            for program in ["widget-host", "widgetd"] {
                let words = program == "widget-host" ? ["set", "a=b"] : []
                for isOption in [true, false] {
                    var environment = Programs.environment
                    if !isOption { environment["WIDGET_GROUP"] = id }
                    let result = try runToEnd(
                        Programs.path(of: program),
                        ["--container", scratch + "/c"] + (isOption ? ["--group", id] : []) + words,
                        environment: environment, scratch: scratch
                    )
                    #expect(result.code == 2, "\(result)")
                    #expect(result.errors.contains(shown), "\(result)")
                    #expect(result.errors.split(separator: "\n").count == 1 && result.output.isEmpty, "\(result)")
                }
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch) == [], "nothing is made")
        }
    }

    @Test func aKeyOfAnotherCaseIsNamed() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.host("set", "Title=hello").succeeding()
            try daemon.reload("Status")
            #expect(try !daemon.accessibleText("Status.systemSmall").contains("hello"))
            let asked = try daemon.host("get", "title")
            #expect(asked.code == 5 && asked.errors.contains("did you mean Title?"), "\(asked)")
        }
    }
}
