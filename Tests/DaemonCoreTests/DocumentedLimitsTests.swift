// The numbers that the documents promise, and those that the programs keep.
import FoundationEssentials
import GroupContainer
import Imaging
import Posix
import ReloadService
import Scheduling
import TestSupport
import Testing

@testable import DaemonCore

@Suite struct DocumentedLimitsTests {
    private static let article = "Sources/ReloadService/ReloadService.docc/WriteAHost.md"
    private static let page = "container/README.md"
    private static let limits = Connection.Limits()

    /// A document, and a piece of it with the number in its place.
    static let promises: [(document: String, text: String)] = [
        (article, "| a line of yours | \(size(limits.lineBytes)) |"),
        (article, "| a line of the daemon's | \(size(ServiceProtocol.answerLimit)) |"),
        (
            article,
            "| connections, waited reloads at a time | \(Peers.limit), \(count(RunningDaemon.longestWaits)) |"
        ),
        (article, "as you do images; \(size(Group.valueFileLimit)) at most |"),
        (article, "| a line may stay unfinished | \(seconds(limits.unfinishedLine)) |"),
        (
            article,
            "| answers may stay unread | \(seconds(limits.stuckOutput)) without any progress; above "
                + "\(size(limits.unreadBytes)) no requests"
        ),
        (article, "| unread notifications | \(limits.pendingNotifications) |"),
        (article, "Over \(limits.pendingNotifications) unread ones are dropped"),
        (article, "takes `timeout` seconds at most: \(Int(ServiceProtocol.defaultTimeout)), unless said otherwise"),
        (article, "path has at most \(UnixSocket.longestPath) bytes"),
        (article, "| \(size(Entries.limit)), \(size(JSONLimits.file.stringBytes)) a string |"),
        (article, "an XML property list | \(size(PropertyListText.limit)) |"),
        (article, "Rather send `addWidget` | \(size(InstalledWidgets.limit)) |"),
        (article, "Over \(KindFileName.longest) bytes the name is cut"),
        (article, "nested deeper than \(JSONLimits.wire.depth), over \(count(JSONLimits.wire.members)) members"),
        (page, "pictures are on disk, or after `\"timeout\"` seconds (\(Int(ServiceProtocol.defaultTimeout)))"),
        (page, "A message is at most \(size(limits.lineBytes)), an\nentries file \(size(Entries.limit))."),
        (
            page,
            "nested \(JSONLimits.file.depth) deep at most, with \(count(JSONLimits.file.members)) members in an object and "
                + "\(size(JSONLimits.file.stringBytes)) in a string (in a\nmessage \(size(JSONLimits.wire.stringBytes)))"
        ),
        (
            page,
            "at most \(size(ImageSource.longestFile)) and \(ImageSource.mostPixels / 1_000_000) megapixels, and above"
        ),
        (page, "may grow by \(Int(Options().profile.memoryLimit)) MB\n(`widgetd --memory-limit`)"),
        (page, "One move goes \(AdvanceCall.longestDays) days at most"),
        ("README.md", "A message is at most \(size(limits.lineBytes)), \(Peers.limit) connections, "),
        ("README.md", "\(count(Scheduler.Rules().keptEntries)) entries of a timeline are kept"),
    ]

    @Test(arguments: promises)
    func isWhatTheProgramKeeps(_ promise: (document: String, text: String)) throws {
        let path = "\(Programs.repository)/\(promise.document)"
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        #expect(text.contains(promise.text), "\(promise.document) does not say: \(promise.text)")
    }

    /// An option, and the default that the help shows for it.
    static let defaults: [(option: String, text: String)] = {
        let options = Options()
        return [
            ("--scale", "(\(Int(options.scale)))"), ("--text-size", "(\(options.textSize))"),
            ("--provider-timeout", "(\(Int(options.providerTimeout)))"),
            ("--idle-reload", "(\(Int(options.idleReload / 60))m)"),
            ("--extension-idle", "(\(Int(options.extensionIdle / 60))m)"),
        ]
    }()

    @Test(arguments: defaults)
    func helpShowsTheDefault(_ row: (option: String, text: String)) throws {
        let lines = Options.help(program: "widgetd").split(separator: "\n")
        let line = try #require(lines.first { $0.contains("  \(row.option) ") })
        #expect(line.contains(row.text), "\(line)")
    }

    /// A shell's socat gives up half a second after its input ends unless it is told otherwise.
    @Test(arguments: [article, page, "README.md"])
    func everySocatWaits(_ document: String) throws {
        let path = "\(Programs.repository)/\(document)"
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        for line in text.split(separator: "\n") where line.contains("socat -") {
            #expect(line.contains("socat -t 60 - "), "\(line)")
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 ? "\(bytes >> 20) MiB" : "\(bytes >> 10) KiB"
    }

    private static func seconds(_ nanoseconds: Int64) -> String { "\(nanoseconds / 1_000_000_000) s" }

    /// With a comma before each three digits.
    private static func count(_ number: Int) -> String {
        var text = ""
        for (index, digit) in "\(number)".reversed().enumerated() {
            if index > 0, index % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }
}
