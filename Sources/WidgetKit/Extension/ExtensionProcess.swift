// The extension process: it reads requests on a thread, runs them in order, and keeps its main thread for views.
import AppIntents
import CurrentLocale
import Imaging
import Posix
import Resources
import SwiftUI
import Synchronization
import ViewArchive

/// What stands when this process is an extension.
final class ExtensionProcess: Sendable {
    private static let shared = Mutex<ExtensionProcess?>(nil)

    /// Nil in the daemon and in hosts.
    static var current: ExtensionProcess? { shared.withLock { $0 } }

    private static let offered = Mutex<[WidgetKind]>([])

    /// What the bundle offers; empty in the daemon and in hosts.
    static var kinds: [WidgetKind] { offered.withLock { $0 } }

    let kind: String
    let group: ExtensionGroup
    let channel: ExtensionChannel
    let defaults: PrivateDefaults

    private init(kind: String, group: ExtensionGroup, channel: ExtensionChannel) {
        self.kind = kind
        self.group = group
        self.channel = channel
        defaults = PrivateDefaults(group: group)
    }

    /// Serves requests until the daemon closes the pair.
    @MainActor
    static func run(kind: String, widgets: @MainActor () -> [any Widget]) -> Never {
        guard let descriptor = Descriptor.inherited(ExtensionChannel.descriptorNumber), descriptor.isSocket else {
            complain("--extension is for the daemon, which passes a socket as descriptor 3")
        }
        guard OwnGroup.isKnown, let group = ExtensionGroup(environment: ProcessInfo.processInfo.environment) else {
            complain("--extension needs SUNDIAL_GROUP_DIRECTORY and WIDGET_GROUP in the environment")
        }
        ThisProcess.setName(kind == "-" ? "widgets" : kind)
        ThisProcess.writeOutputByLine()
        let locale = ProcessInfo.processInfo.environment["SUNDIAL_LOCALE"] ?? ProcessLocale.usual
        let isLocaleCurrent = ProcessLocale.become(locale)
        let process = ExtensionProcess(kind: kind, group: group, channel: ExtensionChannel(descriptor))
        shared.withLock { $0 = process }
        ThisProcess.makeFilesPrivate()
        group.prepareFolders()
        ImageSource.guardedFolder.withLock { $0 = group.directory }
        ConfiguredFiles.group.withLock { $0 = group.published }
        // The bundle is described in any case; a run tries again, and fails if it must.
        do throws(RunFailure) { try process.copyDefaults() } catch { process.log("defaults-unreadable", error.why) }
        if !isLocaleCurrent {
            process.log("locale-not-current", "this Foundation keeps its own locale; formats that name none follow it")
        }
        if kind == "-" { process.noteOtherGroups() }
        let kinds = WidgetKind.all(in: widgets())
        offered.withLock { $0 = kinds }
        let runs = ExtensionRuns(process: process, kinds: kinds)
        let (requests, arrivals) = AsyncStream.makeStream(of: ExtensionRequest.self)
        Task.detached(executorPreference: RunThreads.shared) {
            for await request in requests { await runs.answer(request) }
        }
        Thread.detachNewThread {
            process.channel.readRequests { arrivals.yield($0) }
            ThisProcess.endNow(code: 0)
        }
        // Nil only where no `/proc` is mounted; then no limit is kept.
        process.channel.send(.ready(memory: ProcessMemory.privateBytes() ?? .max))
        RunLoop.main.run()
        ThisProcess.endNow(code: 0)
    }

    /// Brings the group's defaults into this process before widget code looks at them. When they cannot be read the
    /// last good copy serves; where there is none the run fails, so that the last good picture stays.
    func copyDefaults() throws(RunFailure) {
        do {
            try defaults.copyIn()
        } catch {
            let why = "the shared defaults: \(error)"
            if !defaults.isCopied { throw RunFailure(why) }
            log("defaults-unreadable", why)
        }
    }

    /// Says once that the sources look for their data in a group that is not served.
    private func noteOtherGroups() {
        let named = SourceGroups.named
        guard let first = named.first, !named.contains(group.id) else { return }
        log(
            "other-group",
            "the sources name \(named.joined(separator: ", ")), and this serves \(group.id): --group \(first) serves it"
        )
    }

    /// Brings what widget code changed to the group.
    func mergeDefaults() {
        do { try defaults.mergeOut() } catch { log("defaults-not-merged", "\(error)") }
    }

    /// Has the daemon log something.
    func log(_ code: String, _ message: String) {
        channel.send(.diagnostic(ArchiveDiagnostic(code: code, message: message)))
    }

    private static func complain(_ message: String) -> Never {
        // Without standard error there is nobody to tell.
        try? Descriptor.standardError.writeAll("\(CommandLine.arguments.first ?? "widgetd"): \(message)\n")
        ThisProcess.endNow(code: 2)
    }
}
