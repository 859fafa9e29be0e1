// A daemon of a test's own: a new container, the real programs, and events to wait for instead of time.
package import Foundation
package import Posix

/// The real daemon on a container of its own, with the real host beside it.
package final class DaemonFixture {
    /// The folder that holds all that the test leaves.
    package let scratch: String
    package let group: String
    private let program: String
    private var options: [String]
    package private(set) var daemon: RunningProgram?
    /// Words that come before those of both programs, such as `setpriv` with its own.
    package var wrapper: [String] = []
    package var environment = Programs.environment
    /// Of the folder that holds the groups.
    package var containerName = "container"
    /// Lines before this position were waited for already.
    private var position = 0

    private init(program: String, group: String, options: [String], scratch: String) {
        self.program = program
        self.group = group
        self.options = options
        self.scratch = scratch
    }

    /// Starts a daemon, waits until it is ready, calls the body, and has the daemon end as it should.
    ///
    /// When the body throws, the daemon's log is printed. `KEEP_SCRATCH=1` keeps the container.
    package static func with(
        _ program: String = Programs.path(of: "widgetd"), group: String = "group.sundial.demo",
        options: [String] = [], isStarted: Bool = true, _ body: (DaemonFixture) throws -> Void
    ) throws {
        try withTemporaryFolder { scratch in
            let fixture = DaemonFixture(program: program, group: group, options: options, scratch: scratch)
            do {
                if isStarted { try fixture.start() }
                try body(fixture)
                if fixture.daemon != nil { try fixture.mustShutDownCleanly() }
            } catch {
                fixture.printLog()
                try fixture.daemon?.kill()
                throw error
            }
        }
    }

    // MARK: The container

    package var container: String { scratch + "/" + containerName }
    package var directory: String { container + "/" + group }
    package var socket: String { directory + "/run/widgetd.sock" }

    /// The path of something in the group.
    package func path(_ name: String) -> String { directory + "/" + name }

    /// A file's bytes.
    package func bytes(_ name: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path(name))) }

    /// A file's text.
    package func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// The accessible text of a widget's snapshot.
    package func accessibleText(_ widget: String) throws -> String { try text("snapshots/\(widget).txt") }

    /// The sidecar of a widget's snapshot.
    package func sidecar(_ widget: String) throws -> JSONObject {
        try JSONObject(parsing: text("snapshots/\(widget).json"))
    }

    /// The path of a widget's picture.
    package func picture(_ widget: String) -> String {
        path("snapshots/\(widget).\(Programs.pictureExtension)")
    }

    // MARK: The programs

    private var place: [String] { ["--container", container, "--group", group] }

    /// Starts the daemon and waits for its `ready` line, which it returns.
    @discardableResult package func start(_ more: [String] = []) throws -> LogLine {
        try launch(more)
        return try awaitReady()
    }

    /// Starts the daemon and waits for nothing; it gets further variables of the environment.
    package func launch(_ more: [String] = [], environment added: [String: String] = [:]) throws {
        try FileSystem.makeDirectory(container)
        let all = wrapper + [program] + Self.options(words, replacedBy: more)
        daemon = try RunningProgram(
            all[0], Array(all.dropFirst()), environment: environment.merging(added) { $1 },
            errorsTo: scratch + "/daemon.err"
        )
        position = 0
    }

    /// Waits for the `ready` line.
    @discardableResult package func awaitReady() throws -> LogLine {
        try awaitLine("ready") { $0.event == "ready" }
    }

    /// The daemon's command line without its program.
    package var words: [String] { Self.options(place + ["--render", Programs.renderer], replacedBy: options) }

    /// Options and more of them, without those values that are said anew: the daemon takes each once.
    private static func options(_ options: [String], replacedBy more: [String]) -> [String] {
        var kept = options
        for name in more where name.hasPrefix("--") {
            if let place = kept.firstIndex(of: name) { kept.removeSubrange(place...(place + 1)) }
        }
        return kept + more
    }

    /// The host for this group: `host("kinds")`.
    package var host: HostCommand {
        HostCommand(place: place, scratch: scratch, wrapper: wrapper, environment: environment)
    }

    /// The host for another group of the same container.
    package func host(ofGroup group: String) -> HostCommand {
        HostCommand(
            place: ["--container", container, "--group", group], scratch: scratch, wrapper: wrapper,
            environment: environment
        )
    }

    /// Writes the file of installed widgets, each named by its kind and family: a test of one kind need not wait for the
    /// processes of all.
    package func install(_ widgets: (kind: String, family: String)...) throws { try install(widgets) }

    /// The same for kinds that have but one family.
    package func installInSmall(_ kinds: [String]) throws { try install(kinds.map { ($0, "systemSmall") }) }

    package func install(_ widgets: [(kind: String, family: String)]) throws {
        let rows = widgets.map { #"{"id":"\#($0.kind).\#($0.family)","kind":"\#($0.kind)","family":"\#($0.family)"}"# }
        try FileSystem.makeDirectory(directory)
        try AtomicFile.write(
            Array(#"{"version":1,"widgets":[\#(rows.joined(separator: ","))]}"#.utf8), to: path("widgets.json"),
            durable: false
        )
    }

    /// Reloads a kind, waits for its pictures, and returns the receipts by widget.
    @discardableResult package func reload(_ kind: String) throws -> [String: JSONObject] {
        try host("reload", kind, "--wait", "--json").succeeding().receipts()
    }

    /// A connection to the daemon's socket.
    package func connect() throws -> Connection { try Connection(to: socket) }

    /// Ends the daemon at once, as a crash would.
    package func kill() throws {
        try daemon?.kill()
        daemon = nil
    }

    /// Stops the daemon where it is; what is sent to it waits.
    package func pause() throws {
        guard let daemon else { throw TestFailure("no daemon runs") }
        daemon.child.send(.stop, toGroup: false)
    }

    /// Lets a paused daemon go on.
    package func resume() { daemon?.child.send(.goOn, toGroup: false) }

    /// Waits until the daemon has ended by itself.
    package func awaitEnd() throws -> ChildProcess.Exit {
        guard let daemon else { throw TestFailure("no daemon runs") }
        let exit = try daemon.waitForEnd()
        self.daemon = nil
        return exit
    }

    /// Asks the daemon to end, which it must do with 0, leaving no socket.
    package func mustShutDownCleanly() throws {
        guard let daemon else { return }
        daemon.child.send(.terminate, toGroup: false)
        let exit = try daemon.waitForEnd()
        self.daemon = nil
        guard exit == .code(0) else { throw TestFailure("the daemon ended with \(exit)") }
        guard try FileSystem.facts(socket) == nil else { throw TestFailure("the daemon left its socket") }
    }

    // MARK: The log

    /// Every line so far.
    package var log: [LogLine] { (daemon?.output.lines ?? []).map(LogLine.init) }

    /// Waits for the next line that matches, after the one waited for last.
    @discardableResult package func awaitLine(
        _ what: String, within seconds: Double = patience, _ matches: (LogLine) -> Bool
    ) throws -> LogLine {
        guard let daemon else { throw TestFailure("no daemon runs, so it never says: \(what)") }
        let (line, next) = try daemon.output.wait(for: what, from: position, within: seconds) {
            matches(LogLine($0))
        }
        position = next
        return LogLine(line)
    }

    /// Waits for the next snapshot of a widget that matches.
    @discardableResult package func awaitSnapshot(
        of widget: String, _ what: String = "", _ matches: (LogLine) -> Bool = { _ in true }
    ) throws -> LogLine {
        try awaitLine("snapshot of \(widget) \(what)") {
            $0.event == "snapshot" && $0["widget"] == widget && matches($0)
        }
    }

    /// From here on only later lines count.
    package func forgetLog() { position = daemon?.output.lines.count ?? 0 }

    /// Waits look at the log from its beginning again.
    package func rewindLog() { position = 0 }

    private func printLog() {
        print("--- the daemon's log (\(scratch))")
        for line in daemon?.output.lines ?? [] { print("    \(line)") }
        // A daemon that never started left no errors.
        print((try? String(contentsOfFile: scratch + "/daemon.err", encoding: .utf8)) ?? "")
    }
}
