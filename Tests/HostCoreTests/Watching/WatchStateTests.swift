// What somebody who watches sees: answers, events and time go in, a screen of text comes out.
import Posix
import ReloadService
import Testing

@testable import HostCore

@Suite struct WatchStateTests {
    /// 2026-01-01T12:00:00Z.
    static let noon = 1_767_268_800.0
    static let size = Terminal.Size(columns: 100, rows: 8)

    static func widget(_ id: String, _ change: (inout WidgetFacts) -> Void = { _ in }) -> WidgetFacts {
        var facts = WidgetFacts(id: id, kind: String(id.prefix(while: { $0 != "." })), family: "systemSmall")
        change(&facts)
        return facts
    }

    static func time(_ seconds: Double) -> Timestamp { Timestamp(noon + seconds) }

    static func status(_ widgets: [WidgetFacts], clock: String = "system") -> Status {
        Status(
            pid: 42, group: "group.a", path: "/c/group.a", socket: "/c/s", started: Timestamp(0), now: Timestamp(noon),
            clock: clock, renderer: "raster", scale: 2, appearance: "light", live: 60, connections: 1, widgets: widgets
        )
    }

    static let widgets = [
        widget("Photo.systemSmall") {
            ($0.drawn, $0.entry) = (time(-3), .entry(index: 3, count: 24, date: time(-3)))
            ($0.nextChange, $0.cause, $0.nextRunReason) = (time(59.5), "entry", .never)
        },
        widget("Feed.systemMedium") {
            ($0.drawn, $0.entry, $0.running, $0.nextRun) = (time(-200), .placeholder, true, time(3600))
        },
        widget("Status.systemSmall") { ($0.stale, $0.why, $0.nextRun) = (true, "no entries", time(-1)) },
        widget("Status.systemMedium"),
    ]

    static func state(_ words: [String] = [], clock: String = "system") -> WatchState {
        var state = WatchState(group: "group.a", path: "/c/group.a", words: words)
        state.take(status(widgets, clock: clock), at: 0)
        return state
    }

    /// `B` stands before a bold line, `F` before a faint one.
    static func text(_ frame: WatchFrame) -> String {
        frame.lines.map { line in
            (line.style == .bold ? "B" : line.style == .faint ? "F" : " ") + line.text
        }.joined(separator: "\n")
    }

    @Test func showsEveryWidget() throws {
        var state = Self.state()
        #expect(
            Self.text(state.frame(Self.size, at: 1_500_000_000)) == """
                Bgroup.a  pid 42  raster 2x light  12:00:01Z
                F  widget               entry        age         next change  next run        state
                B> Photo.systemSmall    3/24         4 s         in 58 s      never           entry
                   Feed.systemMedium    placeholder  3 min 21 s  -            in 59 min 59 s  running
                   Status.systemSmall   -            -           -            now             stale, no entries
                   Status.systemMedium  -            -           -            none            no picture yet
                """
        )
        state.take(try WatchEvent(Self.snapshot("Photo.systemSmall")))
        state.take(try WatchEvent(Self.error))
        state.lose()
        #expect(
            Self.text(state.frame(Self.size, at: 1_500_000_000)) == """
                Bgroup.a  no daemon listens in /c/group.a
                F  widget               entry        age         next change  next run        state
                B> Photo.systemSmall    3/24         4 s         in 58 s      never           unchanged, entry
                   Feed.systemMedium    placeholder  3 min 21 s  -            in 59 min 59 s  running
                   Status.systemSmall   -            -           -            now             stale, no entries
                   Status.systemMedium  -            -           -            none            no picture yet
                 12:00:00Z  Feed.systemMedium  run-failed  no answer
                """
        )
    }

    static func snapshot(_ widget: String) -> [UInt8] {
        Array(
            #"{"jsonrpc":"2.0","method":"snapshot","params":{"time":"2026-01-01T12:00:00.000Z","widget":"\#(widget)","kind":"Photo","cause":"entry","outcome":"unchanged","took":0.0031,"text":"a b","new":[1]}}"#
                .utf8)
    }
    static let error = Array(
        #"{"jsonrpc":"2.0","method":"error","params":{"time":"2026-01-01T12:00:00.000Z","widget":"Feed.systemMedium","code":"run-failed","message":"no answer"}}"#
            .utf8)

    /// The words, and the ids that are left.
    static let choices: [([String], [String])] = [
        ([], widgets.map(\.id)), (["Status"], ["Status.systemSmall", "Status.systemMedium"]),
        (["Feed.systemMedium", "Photo"], ["Photo.systemSmall", "Feed.systemMedium"]), (["Steps"], []),
    ]

    @Test(arguments: choices)
    func choosesByKindAndID(_ words: [String], _ ids: [String]) throws {
        let state = Self.state(words)
        #expect(state.widgets.map(\.id) == ids)
        let event = try WatchEvent(Self.snapshot("Photo.systemSmall"))
        #expect(state.concerns(event) == (words.isEmpty || words.contains("Photo")))
        #expect(state.concerns(try WatchEvent(Self.error)) == (words.isEmpty || words.contains("Feed.systemMedium")))
        #expect(Self.state(["Feed"]).concerns(try WatchEvent(Self.error)))
        #expect(state.concerns(WatchEvent("error", ["code": .string("bundle")])))
    }

    @Test func namesTheNearestOfAWordThatIsNothing() {
        #expect(Self.state(["Photo", "Status.systemSmall"]).unknownWord(kinds: ["Photo"]) == nil)
        #expect(Self.state(["Steps"]).unknownWord(kinds: ["Steps"]) == nil)
        let complaint = Self.state(["Photo", "Stauts.systemSmall"]).unknownWord(kinds: ["Photo", "Status"])
        #expect(complaint?.sentence == #"no widget or kind "Stauts.systemSmall"; did you mean Status.systemSmall?"#)
        #expect(complaint?.code == .refused)
    }

    /// Rows of the terminal, and the screen's lines.
    @Test(arguments: 0...8)
    func fitsTheTerminal(_ rows: Int) throws {
        var state = Self.state()
        state.take(try WatchEvent(Self.error))
        let frame = state.frame(Terminal.Size(columns: 30, rows: rows), at: 0)
        #expect(frame.lines.count <= rows)
        // The newest is there as soon as there is room for one.
        #expect(frame.lines.contains { $0.text.hasPrefix("> Photo") } == (rows >= 5))
        if rows >= 5, rows < 7 { #expect(frame.lines.contains { $0.text == "  \(8 - rows) more" }, "\(frame)") }
    }

    @Test func keepsTheNewestInSight() {
        var state = WatchState(group: "group.a", path: "/c/group.a")
        state.take(
            Self.status(
                (0..<20).map { index in Self.widget("A.\(index)") { $0.drawn = Self.time(index == 17 ? 0 : -9) } }),
            at: 0)
        let lines = state.frame(Terminal.Size(columns: 80, rows: 6), at: 0).lines.map(\.text)
        #expect(lines.dropFirst(2).map { String($0.prefix(6)) } == ["  A.0 ", "  A.1 ", "> A.17", "  17 m"])
    }

    /// A virtual clock stands still between answers; a lost daemon's clock goes on.
    @Test func knowsTheDaemonsTime() {
        #expect(Self.state().now(at: 2_000_000_000) == Self.noon + 2)
        #expect(Self.state(clock: "virtual").now(at: 2_000_000_000) == Self.noon)
        #expect(!Self.state(clock: "virtual").hasRunningClock)
        var told = Self.state(clock: "virtual")
        told.take(WatchEvent("timeline", ["time": .string(Timestamp(Self.noon + 90).rawValue)]))
        #expect(told.now(at: 0) == Self.noon + 90)
        #expect(WatchState(group: "a", path: "b").now(at: 5) == nil)
    }

    static let screens: [(WatchFrame?, [String], String)] = [
        (nil, ["a", ""], "\u{1b}[H\u{1b}[2J\u{1b}[1;1H\u{1b}[2Ka\u{1b}[2;1H\u{1b}[2K"),
        (frame(["a", "b"]), ["a", "b"], ""), (frame(["a", "b"]), ["a", "c"], "\u{1b}[2;1H\u{1b}[2Kc"),
        (frame(["a", "b"]), ["a"], "\u{1b}[2;1H\u{1b}[2K"), (frame([]), ["a"], "\u{1b}[1;1H\u{1b}[2Ka"),
    ]
    static func frame(_ lines: [String]) -> WatchFrame { WatchFrame(lines: lines.map { .init(text: $0) }) }

    @Test(arguments: screens)
    func sendsWhatDiffers(_ before: WatchFrame?, _ lines: [String], _ output: String) {
        #expect(Self.frame(lines).update(from: before) == output)
    }

    @Test func sendsStyles() {
        let frame = WatchFrame(lines: [.init(text: "a", style: .bold), .init(text: "b", style: .faint)])
        #expect(
            frame.update(from: Self.frame(["a"]))
                == "\u{1b}[1;1H\u{1b}[2K\u{1b}[1ma\u{1b}[0m\u{1b}[2;1H\u{1b}[2K\u{1b}[2mb\u{1b}[0m"
        )
    }

    @Test func writesEventsAsTheLogDoes() throws {
        let event = try WatchEvent(Self.snapshot("Photo.systemSmall"))
        #expect(
            event.text
                == #"2026-01-01T12:00:00.000Z snapshot widget=Photo.systemSmall kind=Photo cause=entry outcome=unchanged took=3.1ms text="a b" new="[1]""#
        )
        #expect(
            event.json
                == #"{"cause":"entry","event":"snapshot","kind":"Photo","new":[1],"outcome":"unchanged","text":"a b","time":"2026-01-01T12:00:00.000Z","took":0.0031,"widget":"Photo.systemSmall"}"#
        )
    }
}
