// `--once`: pictures of a bundle's widgets in a folder, without a daemon or beside one.
import Foundation
import TestSupport
import Testing

@Suite struct OnceTests {
    /// Files by name with what is in them; folders count by their name.
    private static func files(_ folder: String) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            found[name] = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
        }
        return found
    }

    private static func draw(
        _ daemon: DaemonFixture, _ more: [String] = [], into folder: String? = nil, program: String = "widgetd"
    ) throws -> CommandResult {
        try runToEnd(
            Programs.path(of: program),
            [
                "--container", daemon.container, "--group", daemon.group, "--render", Programs.renderer, "--once",
                folder ?? daemon.scratch + "/out",
            ] + more,
            scratch: daemon.scratch
        )
    }

    /// Beside a daemon, whose files stay as they are.
    @Test func aPhotoIsDrawnInEveryFamily() throws {
        try DaemonFixture.with { daemon in
            try daemon.host("put-image", Photo.coffee.path, "--as", "photo.png").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let folders = ["snapshots", "timelines", "run"].map { daemon.path($0) }
            let before = try folders.map(OnceTests.files)
            let result = try OnceTests.draw(daemon, ["--kind", "Photo"])
            #expect(result.code == 0, "\(result)")
            #expect(try folders.map(OnceTests.files) == before)
            let names = SwapTests.widgets.flatMap { ["\($0).txt", "\($0).\(Programs.pictureExtension)"] }
            let drawn = try OnceTests.files(daemon.scratch + "/out")
            #expect(drawn.keys.sorted() == names.sorted())
            for widget in SwapTests.widgets {
                let name = "\(widget).\(Programs.pictureExtension)"
                #expect(drawn[name] == (try daemon.bytes("snapshots/\(name)")), "\(name)")
                #expect(result.output.contains(" snapshot widget=\(widget) "), "\(result)")
            }
        }
    }

    /// Pictures that an author keeps: the same again is 0, and what differs is named.
    @Test func picturesAreRecordedAndCompared() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let kept = daemon.scratch + "/kept"
            func draw(_ option: String, _ more: String...) throws -> CommandResult {
                try OnceTests.draw(daemon, ["--kind", "Status", option, kept] + more)
            }
            let missing = try draw("--compare")
            #expect(missing.code == 1 && missing.output.contains("is not recorded"), "\(missing)")
            #expect(try draw("--record").code == 0)
            let names = try FileManager.default.contentsOfDirectory(atPath: kept).sorted()
            #expect(try OnceTests.files(daemon.scratch + "/out").keys.sorted() == names && names.count > 3)
            let same = try draw("--compare")
            #expect(same.code == 0, "\(same)")

            // Another picture and text, a text that is gone, and a picture that is none.
            let (first, second) = ("Status.systemSmall", "Status.systemMedium")
            let picture = Programs.pictureExtension
            for name in ["\(first).\(picture)", "\(first).txt"] {
                try FileManager.default.removeItem(atPath: "\(kept)/\(name)")
                try FileManager.default.copyItem(
                    atPath: "\(kept)/\(name.replacing(first, with: second))", toPath: "\(kept)/\(name)")
            }
            try Data("no picture".utf8).write(to: URL(fileURLWithPath: "\(kept)/\(second).\(picture)"))
            try FileManager.default.removeItem(atPath: "\(kept)/\(second).txt")
            let other = try draw("--compare")
            #expect(other.code == 1, "\(other)")
            let lines = other.output.split(separator: "\n").filter { $0.contains("code=differs") }
            let mine = lines.filter { $0.contains("/\(first).\(picture)") }
            #expect(mine.count == 1 && mine.allSatisfy { $0.contains(picture == "png" ? "pixels" : "lines differ") })
            #expect(lines.contains { $0.contains("/\(second).\(picture)") }, "\(lines)")
            #expect(lines.contains { $0.contains("/\(second).txt is not recorded; --record ") }, "\(lines)")

            // Of a widget that is gone; a choice of kinds says nothing of the others.
            try Data("x".utf8).write(to: URL(fileURLWithPath: "\(kept)/Gone.systemSmall.\(picture)"))
            #expect(try !draw("--compare").output.contains("left-over"))
            let all = try OnceTests.draw(daemon, ["--compare", kept])
            #expect(all.output.contains("diagnostic widget=Gone.systemSmall code=left-over"), "\(all)")
        }
    }

    @Test func aMissingPhotoIsADiagnosticAndEndsWith1() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let result = try OnceTests.draw(daemon, ["--kind", "Photo", "--family", "systemSmall"])
            #expect(result.code == 1, "\(result)")
            #expect(result.output.contains(" diagnostic widget=Photo.systemSmall code="), "\(result)")
            let drawn = try OnceTests.files(daemon.scratch + "/out")
            #expect(
                drawn["Photo.systemSmall.txt"].map { String(decoding: $0, as: UTF8.self) }?.contains("No photo") == true
            )
            #expect(drawn.count == 2)
        }
    }

    /// One kind's trap fails its own run only; a bundle that traps has nothing to draw.
    @Test func trapsAreTold() throws {
        try DaemonFixture.with(group: "group.sundial.trial", isStarted: false) { daemon in
            try daemon.host("set", "trap:=true").succeeding()
            let result = try OnceTests.draw(daemon, program: "trial-widgets")
            #expect(result.code == 1, "\(result)")
            #expect(result.output.contains(" diagnostic widget=Trap.systemSmall code=run-failed"), "\(result)")
            #expect(result.output.contains(" snapshot widget=Steps.systemSmall "), "\(result)")
            #expect(
                try FileManager.default.subpathsOfDirectory(atPath: daemon.path("run")).allSatisfy {
                    !$0.hasPrefix("once")
                })
            try Data().write(to: URL(fileURLWithPath: daemon.path("trap-at-start")))
            #expect(try OnceTests.draw(daemon, program: "trial-widgets").code == 5)
        }
    }

    /// A call that is killed leaves its folder to the next start of whichever program; one that runs keeps its own.
    @Test(arguments: ["daemon", "once"]) func whatAKilledCallLeavesGoesWithTheNextStart(_ next: String) throws {
        try DaemonFixture.with(group: "group.sundial.trial", isStarted: false) { daemon in
            try daemon.host("set", "hang:=true").succeeding()
            func hanging(_ name: String) throws -> RunningProgram {
                let words = [
                    "--container", daemon.container, "--group", daemon.group, "--once", "\(daemon.scratch)/\(name)",
                    "--kind", "Steps",
                ]
                let call = try RunningProgram(
                    Programs.path(of: "trial-widgets"), words, errorsTo: "\(daemon.scratch)/\(name).err"
                )
                _ = try call.output.wait(for: "the hang") { $0.contains("the test asked for a hang") }
                return call
            }
            func folders() throws -> [String] {
                try FileManager.default.contentsOfDirectory(atPath: daemon.path("run")).filter { $0.hasPrefix("once-") }
            }
            let killed = try hanging("killed")
            let left = try folders()
            try killed.kill()
            #expect(try folders() == left && left.count == 1)
            let running = try hanging("running")
            #expect(try folders().count == 1, "the next call has removed it")
            #expect(try folders() != left)
            if next == "daemon" { try daemon.start() } else { _ = try OnceTests.draw(daemon, ["--kind", "Photo"]) }
            #expect(try folders().count == 1, "one that runs keeps its own")
            try running.kill()
        }
    }

    static let refused = [
        (["--kind", "Foto"], 2, "Photo"), (["--family", "systemSmal"], 2, "systemSmall"),
    ]

    @Test(arguments: refused) func refuses(_ words: [String], _ code: Int, _ hint: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let result = try OnceTests.draw(daemon, words)
            #expect(Int(result.code) == code, "\(result)")
            #expect(result.errors.contains(hint), "\(result)")
        }
    }

    @Test func namesAFolderThatCannotBeMade() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let result = try OnceTests.draw(daemon, into: "/dev/null/out")
            #expect(result.code == 6 && result.errors.contains("/dev/null: Not a directory"), "\(result)")
        }
    }

    /// Pictures of an instant: the clock that widgets and the log meet.
    @Test func aClockIsTakenToo() throws {
        try DaemonFixture.with(Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            let clock = ["--clock", "virtual=2040-02-03T04:05:06Z"]
            let result = try OnceTests.draw(daemon, ["--kind", "Times"] + clock, program: "trial-widgets")
            #expect(result.code == 0, "\(result)")
            let text = try String(contentsOfFile: daemon.scratch + "/out/Times.systemLarge.txt", encoding: .utf8)
            for line in ["made", "loaded", "now", "view"] {
                #expect(text.contains("\(line) 2040-02-03T04:05:06Z"), "\(text)")
            }
            #expect(result.output.hasPrefix("2040-02-03T04:05:06.000Z snapshot widget=Times.systemLarge"), "\(result)")
        }
    }
}
