// What cannot be is refused with the name that was meant, and an exit code.
import TestSupport
import Testing

@Suite struct RefusalTests {
    @Test func anUnknownKindIsAnsweredWithTheNearest() throws {
        try DaemonFixture.with { daemon in
            let result = try daemon.host("reload", "Phto")
            #expect(result.code == 5, "\(result)")
            #expect((result.output + result.errors).contains("Photo"), "\(result)")

            let connection = try daemon.connect()
            try connection.send(
                #"{"jsonrpc":"2.0","id":"x","method":"reloadTimelines","params":{"kind":"Phto"}}"# + "\n")
            let answer = try connection.answer()
            let error = try #require(answer.object("error"))
            #expect(error.integer("code") == -32000)
            #expect(error.object("data")?.text("nearest") == "Photo", "\(answer)")
        }
    }

    @Test(arguments: [
        (["reload", "--wate"], CInt(2), "--wait"),
        (["relaod"], 2, "reload"),
        (["put-image", "/nowhere.png", "--as", "photo.png"], 5, "/nowhere.png"),
        (["put-image", "/dev/null", "--as", "run/x.png"], 5, "run"),
        (["put-image", "/dev/null", "--as", "../x.png"], 5, ".."),
    ])
    func mistakesHaveExitCodes(_ arguments: [String], _ code: CInt, _ mentions: String) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            let result = try daemon.host.run(arguments)
            #expect(result.code == code, "\(result)")
            #expect((result.output + result.errors).contains(mentions), "\(result)")
        }
    }

    /// What is done for nobody to read is done, and said to be unheard.
    @Test(arguments: [">&-", ">/dev/full"], ["kinds", "set a=b", "watch", "--help"])
    func anOutputThatIsClosed(_ output: String, _ words: String) throws {
        try DaemonFixture.with(isStarted: words == "kinds") { daemon in
            let line = "exec '\(Programs.path(of: "widget-host"))' --container \"$0\" --group \"$1\" \(words) \(output)"
            let result = try runToEnd(
                "/bin/sh", ["-c", line, daemon.container, daemon.group], scratch: daemon.scratch
            )
            #expect(result.code == 6, "\(result)")
            #expect(result.errors.hasPrefix("widget-host: standard output "), "\(result)")
        }
    }

    /// A place where the system lets nobody make anything.
    @Test(arguments: [
        ("widget-host", ["set", "a=b"]), ("widget-host", ["put-image", Photo.rocket.path]), ("widgetd", []),
    ])
    func aPlaceThatCannotBeMadeIsOneError(_ program: String, _ words: [String]) throws {
        try withTemporaryFolder { scratch in
            let place = ["--container", "/proc/none"]
            let result = try runToEnd(Programs.path(of: program), place + words, scratch: scratch)
            #expect(result.code == 6, "\(result)")
            #expect(result.errors.split(separator: "\n").count == 1, "\(result)")
            #expect(result.errors.contains("/proc/none"), "\(result)")
        }
    }
}
