// R02: a store that cannot be opened is taken for one that is empty.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct R02 {
    /// What nobody may enter: the folder of groups, or the group's own.
    static let closed = ["", "/group.sundial.demo"]

    @Test(.enabled(if: Surroundings.ordinaryUser != nil), arguments: closed)
    func aClosedFolderAtStartIsOneError(_ name: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try R02.giveToOrdinaryUser(daemon)
            let folder = daemon.container + name
            #expect(chmod(folder, 0) == 0)
            for (program, words) in [("widgetd", []), ("widget-host", ["set", "a=b"])] {
                let all = daemon.wrapper + [Programs.path(of: program), "--container", daemon.container] + words
                let result = try runToEnd(all[0], Array(all.dropFirst()), scratch: daemon.scratch)
                #expect(result.code == 6, "\(result)")
                #expect(result.errors.contains(folder) && result.errors.contains("EACCES"), "\(result)")
                #expect(result.errors.split(separator: "\n").count == 1, "\(result)")
                #expect(!result.output.contains("snapshot"), "\(result)")
            }
            // Its mode is mended: all works.
            #expect(chmod(folder, 0o700) == 0)
            try daemon.start()
            try daemon.host("set", "title=open").succeeding()
            try daemon.reload("Status")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("open"))
        }
    }

    @Test(.enabled(if: Surroundings.ordinaryUser != nil), arguments: closed)
    func aFolderThatIsClosedMeanwhileIsUnavailable(_ name: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try R02.giveToOrdinaryUser(daemon)
            try daemon.start()
            try daemon.host("set", "title=before").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            try daemon.host("set", "title=after").succeeding()
            let folder = daemon.container + name
            // A host that is connected already: nobody else gets there any more.
            let host = try PipedHost(daemon)
            _ = try host.answer(to: "status")
            let before = try Baseline(of: daemon)

            #expect(chmod(folder, 0) == 0)
            for _ in 1...2 {
                let error = try #require(try host.answer(to: "reload Status --wait").object("error"))
                #expect(error.text("kind") == "container-unavailable" && error.integer("exit") == 6, "\(error)")
                #expect(error.text("message")?.contains(daemon.directory) == true, "\(error)")
                #expect(error.text("message")?.contains("EACCES") == true, "\(error)")
            }
            expectNone(before.diagnosticProblems("container-unavailable", naming: daemon.directory, "EACCES"))
            #expect(before.lines { $0.event == "snapshot" }.map(\.text) == [], "neither empty nor older")

            #expect(chmod(folder, 0o700) == 0)
            try expectNone(before.changedSnapshots())
            try expectNone(before.processProblems())
            try daemon.reload("Status")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("after"))
            try host.end()
            try expectNone(before.leftovers())
        }
    }

    @Test func aMissingFolderIsMade() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            daemon.containerName = "nonexistent/deeper/grp"
            try daemon.start()
            try daemon.host("set", "title=there").succeeding()
            try daemon.reload("Status")
            #expect(try daemon.accessibleText("Status.systemSmall").contains("there"))
        }
    }

    @Test func aContainerThatIsRemovedEndsTheDaemonWithItsName() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            try daemon.start()
            try daemon.awaitSnapshot(of: "Status.systemSmall")
            try FileManager.default.removeItem(atPath: daemon.container)
            let exit = try daemon.awaitEnd()
            #expect(exit == .code(6), "\(exit)")
            let errors = try String(contentsOfFile: daemon.scratch + "/daemon.err", encoding: .utf8)
            #expect(errors.contains("\(daemon.container) was removed"), "\(errors)")
        }
    }

    private static func giveToOrdinaryUser(_ daemon: DaemonFixture) throws {
        daemon.wrapper = Surroundings.ordinaryUser ?? []
        try daemon.install(("Status", "systemSmall"), ("Feed", "systemMedium"))
        try Surroundings.give(daemon.scratch)
    }
}
