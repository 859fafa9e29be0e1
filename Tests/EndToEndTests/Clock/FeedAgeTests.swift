// The pictures of the sample feed on a virtual clock: downloads end before it goes on, and age by it.
import TestSupport
import Testing

@Suite struct FeedAgeTests {
    /// One that does not end holds the clock up for as long as a provider may take, and no longer.
    @Test func aDownloadIsWaitedForWithinTheLimitOfProviders() throws {
        try PictureProgram.with { pictures in
            let options = ["--provider-timeout", "5"]
            try VirtualDaemon.with(only: ["Feed.systemMedium"], samples: true, options: options) { daemon in
                let feed = pictures.feed([("1", "hold/coffee.png")])
                try daemon.host("put-entries", "Feed", "-", input: feed).succeeding()
                try daemon.reload("Feed")
                try pictures.awaitRequest("/hold/coffee.png")
                let advanced = try daemon.advance("1")
                #expect(advanced.text("now") == "2026-01-01T00:00:01.000Z")
                let line = try daemon.awaitLine("that it is still busy") { $0["code"] == "still-busy" }
                #expect(
                    line["message"] == "a download has not ended within 5 s (--provider-timeout); the clock goes on")
                try pictures.release("coffee.png")
            }
        }
    }

    /// In the past and in the future: how old a picture is does not depend on the disk's clock.
    @Test(arguments: ["2001-01-01T00:00:00Z", "2061-01-01T00:00:00Z"])
    func aPictureIsKeptForAWeek(_ start: String) throws {
        try PictureProgram.with { pictures in
            try VirtualDaemon.with(only: ["Feed.systemMedium"], samples: true, from: start) { daemon in
                try daemon.host("put-entries", "Feed", "-", input: pictures.feed([("1", "coffee.png")])).succeeding()
                try daemon.reload("Feed")
                // The picture may be there before the clock is told to go on, or while it is.
                try daemon.advance("--until-idle")
                let placeholders = try daemon.awaitSnapshot(of: "Feed.systemMedium") { $0["cause"] == "reload" }
                let shown = try daemon.awaitSnapshot(of: "Feed.systemMedium") { $0["cause"] == "extension" }
                #expect(shown["outcome"] == "rendered")
                #expect(shown["hash"] != placeholders["hash"])
                #expect(pictures.requests(of: "coffee.png") == 1)
                try daemon.advance("7d")
                #expect(pictures.requests(of: "coffee.png") == 1)
                // The next run, within the hour, finds it too old and has it anew.
                try daemon.advance("1h")
                #expect(pictures.requests(of: "coffee.png") == 2)
            }
        }
    }
}
