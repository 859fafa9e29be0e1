// R36: a reload is accepted and takes effect some time later, while the screen still shows who has logged out.
import Foundation
import TestSupport
import Testing

@Suite struct R36 {
    private static let widget = "Value.systemSmall"

    /// Under a clock that only a test moves nothing can wait for time: a picture that comes without it comes at once.
    @Test(arguments: [true, false]) func everyReloadTakesEffectAtItsOwnTime(isAnswered: Bool) throws {
        try VirtualDaemon.with(only: [Self.widget]) { daemon in
            daemon.forgetLog()
            var shown: [String] = []
            for round in 1...Rounds.count(20, all: 200) {
                try daemon.advance("\(Double.random(in: 0...2))")
                let isLoggedIn = round % 2 == 0
                if isLoggedIn {
                    try daemon.host("set", "n=user \(round)").succeeding()
                } else {
                    try daemon.host("unset", "n").succeeding()
                }
                let text = isLoggedIn ? "text user \(round)" : "nothing"
                let reload = try daemon.host.run(
                    ["reload", "Value", "--json"] + (isAnswered ? ["--wait"] : [])
                ).succeeding()
                let receipt = try #require(try reload.receipts()[Self.widget])
                if isAnswered {
                    // The answer means that it is on the screen.
                    #expect(try daemon.accessibleText(Self.widget) == text + "\n")
                    #expect(["rendered", "unchanged"].contains(receipt.text("outcome")), "\(receipt)")
                } else {
                    #expect(receipt.text("outcome") == "accepted")
                }
                let line = try daemon.awaitSnapshot(of: Self.widget, "of round \(round)")
                #expect(line["text"] == text && line["cause"] == "reload", "\(line.text)")
                shown.append(text)
            }
            let lines = try daemon.snapshotLines(of: Self.widget)
            #expect(lines.suffix(shown.count).compactMap { $0.text("text") } == shown, "in the order of the writes")
        }
    }

    /// One after another without a pause, by hosts that do not wait: the last word is the last one written, and no one
    /// who has logged out is shown again.
    @Test func aBurstEndsWithTheLastWord() throws {
        try VirtualDaemon.with(only: [Self.widget]) { daemon in
            let before = try Baseline(of: daemon)
            let connection = try daemon.connect()
            for round in 1...50 {
                try connection.send(
                    #"{"method":"setDefaults","params":{"values":{"n":\#(round)}}}"# + "\n"
                        + #"{"method":"reloadTimelines","params":{"kind":"Value"}}"# + "\n")
            }
            try connection.send(
                #"{"id":1,"method":"setDefaults","params":{"values":{},"remove":["n"]}}"# + "\n"
                    + #"{"id":2,"method":"reloadTimelines","params":{"kind":"Value","wait":"rendered"}}"# + "\n")
            _ = try connection.answer()
            let receipt = try #require(try connection.answer().object("result")?.objects("receipts").first)
            #expect(receipt.text("outcome") == "rendered" || receipt.text("outcome") == "unchanged", "\(receipt)")
            #expect(try daemon.accessibleText(Self.widget) == "nothing\n")
            let users = before.lines { $0.event == "snapshot" }
                .compactMap { $0["text"]?.split(separator: " ").last.flatMap { Int($0) } }
            #expect(users == users.sorted(), "\(users)")
        }
    }
}
