// R70: a text with characters that mean something to somebody is shown as it is.
import Foundation
import GroupContainer
import TestSupport
import Testing

@Suite struct R70 {
    static let texts = [
        "Tom & Jerry", "<b>x</b>", "a < b", "&amp;", "&#x41;", "%s %n %@", "${HOME}", "$(id)", #"\\n"#, "**bold**",
        "[a](b)", #""'"#,
    ]
    /// What somebody would make of them.
    private static let interpreted = ["Tom", "x", "&", "A", "bold", "a"]

    /// In the accessible text, in the log, and in pictures of which no two are the same.
    @Test func aTitleIsShownAsItIs() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Feed", "systemMedium"), ("Status", "systemSmall"))
            try daemon.start()
            var pictures: [Data: String] = [:]
            for text in Self.texts + Self.interpreted {
                let entries = try JSONSerialization.data(withJSONObject: [["id": "1", "title": text, "subtitle": text]])
                try daemon.host("put-entries", "Feed", "-", input: String(decoding: entries, as: UTF8.self))
                    .succeeding()
                try daemon.host("set", "title=\(text)", "status=\(text)").succeeding()
                #expect(try daemon.host("get", "title").output == text + "\n")
                try daemon.host("reload", "--wait").succeeding()
                #expect(try daemon.accessibleText("Feed.systemMedium") == "\(text)\n\(text)\n")
                let status = try daemon.accessibleText("Status.systemSmall")
                #expect(status.hasPrefix("\(text)\n\(text)\n"), "\(status)")
                let line = try #require(daemon.log.last { $0["widget"] == "Feed.systemMedium" })
                #expect(line["text"] == "\(text) | \(text)", "\(line.text)")
                let file = try #require(daemon.snapshotLines(of: "Feed.systemMedium").last)
                #expect(file.text("text") == "\(text) | \(text)")

                let picture = try daemon.bytes("snapshots/Feed.systemMedium.\(Programs.pictureExtension)")
                #expect(pictures[picture] == nil, "\(text) looks as \(pictures[picture] ?? "")")
                pictures[picture] = text
            }
            expectNone(try daemon.brokenLogLines())
        }
    }

    /// As the name of an image, which a widget finds under it.
    @Test func anImageMayHaveAnyOfThemAsItsName() throws {
        try ReportedWidgets.with("Titled", isVirtual: false) { daemon in
            for text in Self.texts where !text.contains("/") {
                let image = SolidPicture.png(width: 20, height: 20, red: 0, green: 160, blue: 0)
                try image.write(to: URL(fileURLWithPath: daemon.scratch + "/image"))
                try daemon.host("put-image", daemon.scratch + "/image", "--as", text + ".png").succeeding()
                try daemon.publish(["title": .string(text), "art": .string(text + ".png")])
                try daemon.reload("Titled")
                #expect(try daemon.accessibleText(DaemonFixture.titled) == "Art\n\(text)\n")
                try daemon.host("remove", text + ".png").succeeding()
                #expect(!daemon.exists(text + ".png"))
            }
        }
    }

    /// As the name of a kind, in every command that takes one.
    @Test(arguments: ["Tom & Jerry", "<b>x</b>", "%s %n %@", "$(id) ${HOME}", "**bold** [a](b)", #"\\n"'"#])
    func aKindMayHaveAnyOfThemAsItsName(_ kind: String) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", options: ["--render", "text"],
            isStarted: false
        ) { daemon in
            try daemon.installNamed(kind)
            try daemon.start()
            #expect(try daemon.reload(kind).keys.sorted() == ["named"])
            #expect(try daemon.accessibleText("named") == "kind \(kind)\n")
            #expect(try daemon.sidecar("named").text("kind") == kind)
            #expect(try daemon.host("kinds").succeeding().output.contains(kind))
            try daemon.host("put-entries", kind, "-", input: "[]").succeeding()
            #expect(
                daemon.log.contains { $0.event == "snapshot" && $0["kind"] == kind && $0["text"] == "kind \(kind)" })
            expectNone(try daemon.brokenLogLines())
        }
    }
}
