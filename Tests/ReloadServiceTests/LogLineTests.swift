// Log lines in both forms, and the first line of all.
import ReloadService
import Testing

@Suite struct LogLineTests {
    static let values: [(LogValue, text: String, json: String)] = [
        ("Photo.systemSmall", "Photo.systemSmall", #""Photo.systemSmall""#),
        ("snapshots/a-b_c@2+1:x", "snapshots/a-b_c@2+1:x", #""snapshots/a-b_c@2+1:x""#),
        ("", #""""#, #""""#),
        ("two words", #""two words""#, #""two words""#),
        ("a=b", #""a=b""#, #""a=b""#),
        (#"say "hi" \ "#, #""say \"hi\" \\ ""#, #""say \"hi\" \\ ""#),
        ("line\nand\ttab", #""line\nand\ttab""#, #""line\nand\ttab""#),
        ("\u{1b}[31m\u{9b}0m", #""\u001b[31m\u009b0m""#, #""\u001b[31m\u009b0m""#),
        ("abc\u{202e}def", #""abc\u202edef""#, #""abc\u202edef""#),
        ("Grüße 🙂", #""Grüße 🙂""#, #""Grüße 🙂""#),
        (7, "7", "7"), (true, "true", "true"),
        (.duration(0.00312), "3.1ms", "0.00312"), (.duration(1), "1000.0ms", "1.0"),
        (.duration(.nan), "unknown", "null"),
    ]

    @Test(arguments: values)
    func writes(_ value: LogValue, _ text: String, _ json: String) {
        #expect(value.text == text)
        #expect(value.json == json)
    }

    static let line: LogLine = {
        var line = LogLine(time: Timestamp(1_767_225_600), event: .snapshot)
        line.add("widget", "Photo.systemSmall")
        line.add("generation", 7)
        line.add("entry", "1/24")
        line.add("skipped", nil)
        line.add("took", .duration(0.0031))
        line.add("text", "A \"cup\"")
        return line
    }()

    @Test func isText() {
        #expect(
            Self.line.text
                == "2026-01-01T00:00:00.000Z snapshot widget=Photo.systemSmall generation=7 entry=1/24 took=3.1ms "
                + #"text="A \"cup\"""#
        )
    }

    @Test func isJSON() throws {
        let json = Self.line.json
        #expect(
            json
                == #"{"time":"2026-01-01T00:00:00.000Z","event":"snapshot","widget":"Photo.systemSmall","generation":7,"#
                + #""entry":"1/24","took":0.0031,"text":"A \"cup\""}"#
        )
        #expect(try JSONText.decode([String: JSONValue].self, from: Array(json.utf8), limits: .wire).count == 7)
    }

    @Test func saysReady() {
        let line = ReadyLine(pid: 12, group: "group.a", path: "/tmp/my group", socket: "/s", widgets: 3)
        #expect(line.text == #"ready protocol=1 pid=12 group=group.a path="/tmp/my group" socket=/s widgets=3"#)
    }

    static let printable: [(String, String)] = [
        ("plain text", "plain text"), (#"a "b""#, #"a "b""#), ("a\u{1b}b", #""a\u001bb""#),
    ]

    @Test(arguments: printable)
    func keepsTerminalsSafe(_ text: String, _ shown: String) {
        #expect(LogValue.printable(text) == shown)
    }
}
