// R48: what a snapshot shows is of one moment, however many files it comes from.
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite struct R48MixedGenerationsTests {
    /// The numbers of a snapshot: of the entries, the defaults and the picture.
    private static func numbers(_ line: JSONObject) -> [Int] {
        (line.text("text") ?? "").split(separator: "|").compactMap { part in
            part.split(separator: " ").last.flatMap { Int($0) }
        }
    }

    /// Many times three files as one change, then a reload; alone, and while somebody else reloads all the time.
    ///
    /// A run that is in flight while a host publishes may find some of the new files: a host's lock keeps runs from
    /// starting only. So each number is this round's or the last one's, none ever goes back, and the reload that follows
    /// is answered by a run that finds all three.
    @Test(arguments: [(100, false), (20, true)])
    func showsNothingOlderThanWhatWasPublished(rounds: Int, isNagged: Bool) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", options: ["--render", "text"]
        ) { daemon in
            try daemon.host("reload", "--wait").succeeding()
            var commands = ""
            for round in 1...rounds {
                let picture = "\(daemon.scratch)/\(round).png"
                try SolidPicture.png(width: round, height: 2, red: 9, green: 9, blue: 9)
                    .write(to: URL(fileURLWithPath: picture))
                let entries = "\(daemon.scratch)/\(round).json"
                try Data(#"{"version":1,"entries":[{"count":\#(round)}]}"#.utf8).write(
                    to: URL(fileURLWithPath: entries))
                commands += """
                    begin
                    put-entries Counter \(entries)
                    set count:=\(round)
                    put-image \(picture) --as counter.png
                    commit
                    reload Counter --wait

                    """
            }
            let other = try daemon.connect()
            try other.send(#"{"id":1,"method":"subscribe","params":{"events":["snapshot"]}}"# + "\n")
            let nagging = isNagged ? Nagging(other, until: rounds) : nil
            nagging?.begin()
            let answers = try daemon.host.run(["--json"], input: commands, within: 300).succeeding().output
            try nagging?.end()

            // The runs that answered the host, by widget: each shows its round.
            var generations: [String: [Int]] = [:]
            for line in answers.split(separator: "\n") {
                for receipt in try JSONObject(parsing: String(line)).objects("receipts") {
                    generations[try #require(receipt.text("widget")), default: []]
                        .append(try #require(receipt.integer("generation")))
                }
            }
            for widget in ["Counter.systemSmall", "Counter.systemMedium"] {
                let answered = try #require(generations[widget])
                #expect(answered.count == rounds)
                var shown: [Int: [Int]] = [:]
                var last = [0, 0, 0]
                for line in try daemon.snapshotLines(of: widget) {
                    let numbers = Self.numbers(line)
                    shown[try #require(line.integer("generation"))] = numbers
                    // Before the first round nothing is published.
                    guard numbers.count == 3, numbers[0] > 0 || numbers[1] > 0 || numbers[2] > 0 else { continue }
                    let (least, most) = (numbers.map { max(0, $0) }.min() ?? 0, numbers.max() ?? 0)
                    #expect(most - least <= 1, "\(line)")
                    #expect(zip(last, numbers).allSatisfy { $0 <= max(0, $1) }, "\(last), then \(line)")
                    last = numbers.map { max(0, $0) }
                }
                for (round, generation) in zip(1..., answered) {
                    #expect(shown[generation] == [round, round, round], "round \(round), generation \(generation)")
                }
            }
        }
    }
}

/// Somebody who reloads at each picture that he sees.
private final class Nagging: @unchecked Sendable {
    // Only the thread below touches it until it has ended.
    private let connection: Connection
    private var failure: (any Error)?
    private let done = DispatchSemaphore(value: 0)
    private let lastRound: Int

    init(_ connection: Connection, until lastRound: Int) {
        self.connection = connection
        self.lastRound = lastRound
    }

    func begin() {
        Thread { [self] in
            do {
                while let line = try connection.line(within: 300) {
                    let text = try JSONObject(parsing: line).object("params")?.text("text") ?? ""
                    if text.hasPrefix("entries \(lastRound) ") { break }
                    try connection.send(#"{"method":"reloadTimelines","params":{"kind":"Counter"}}"# + "\n")
                }
            } catch {
                failure = error
            }
            done.signal()
        }.start()
    }

    /// Waits until it has seen the last picture.
    func end() throws {
        done.wait()
        if let failure { throw failure }
    }
}
