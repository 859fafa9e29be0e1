// The start: container, lock, socket, renderer, the bundle's description; then the ready line.
import FoundationEssentials
import GroupContainer
import LiveText
import Posix
import RasterRendering
import ReloadService
import TextRendering
import ViewArchive

/// Brings a daemon up in the one order that leaves no window: whoever finds the socket finds a daemon behind it.
@MainActor final class Start {
    let options: Options
    let present: Present
    private let program: String
    private let groups: [String]
    private let environment: [String: String]
    private var failure: StartFailure?
    private var daemon: RunningDaemon?
    private var presence: Presence?

    init(options: Options, program: String, groups: [String], environment: [String: String]) {
        self.options = options
        self.program = program
        self.groups = groups
        present = Present(virtual: options.clock)
        self.environment = environment
    }

    /// Serves until a signal ends it, and returns the exit code.
    func serve() throws(StartFailure) -> Int32 {
        let loop = try makeLoop()
        // A second after the last picture it is released.
        ThisProcess.keepFreeMemory()
        // Connections and archives are held open by the hundred.
        ThisProcess.raiseDescriptorLimit()
        let group = try locate()
        do throws(ContainerError) { try group.checkVersion() } catch { throw .system(error.description) }
        let log = Log(output: .standardOutput, loop: loop, present: present, isJSON: options.logsJSON)
        log.whenUnwritable { [program] in Daemon.complain("\(program): \($0); the daemon goes on without its log") }
        let presence = try Presence(of: group, loop: loop, log: log)
        self.presence = presence
        let painter = try makePainter(group, log)
        let leftovers = try prepare(group)
        let listener = try presence.listen()
        defer { presence.end() }
        let daemon: RunningDaemon
        do throws(ContainerError) {
            daemon = try RunningDaemon(
                options: options, group: group, loop: loop, present: present, log: log, painter: painter,
                listener: listener
            )
        } catch {
            throw .system(error.description)
        }
        daemon.leftovers = leftovers
        self.daemon = daemon
        presence.onRestored = { [unowned daemon] in daemon.serve(from: $0) }
        presence.onLost = { [unowned self] in
            failure = $0
            loop.stop()
        }
        try ask(daemon)
        // The extension starts in another process meanwhile.
        painter.warmUp()
        do throws(SystemError) { try loop.run() } catch { throw .system(error.description) }
        daemon.stop()
        if let failure { throw failure }
        return 0
    }

    func makeLoop() throws(StartFailure) -> EventLoop {
        do throws(SystemError) {
            let loop = try EventLoop()
            Signal.ignore(.brokenPipe)
            for signal in [Signal.terminate, .interrupt] {
                try loop.onSignal(signal) { [unowned loop] in loop.stop() }
            }
            return loop
        } catch {
            throw .system(error.description)
        }
    }

    func locate() throws(StartFailure) -> Group {
        do throws(LocatingError) {
            return try Group.locate(
                container: options.container, group: options.group, runtimeDirectory: options.runtimeDirectory,
                sources: groups.first, unnamed: { Group.only(in: $0) }, environment: environment
            )
        } catch {
            switch error {
            case .group, .emptyFolder, .several: throw .usage(error.description)
            case .system: throw .system(error.description)
            }
        }
    }

    private func prepare(_ group: Group) throws(StartFailure) -> [String: Int] {
        do throws(ContainerError) {
            try group.prepare()
        } catch {
            throw .system(error.description)
        }
        do throws(SystemError) {
            try OnceFolder.removeLeftovers(in: group)
            return try Leftovers.remove(in: group.archivesInTheMaking)
        } catch {
            throw .system(error.description)
        }
    }

    /// The renderer that the options ask for, else the best that was built in.
    func chooseRenderer() throws(StartFailure) -> (renderer: any Renderer, isCells: Bool) {
        if options.render != .text, let raster = RasterRenderer.make() { return (raster, false) }
        if options.render == .raster {
            throw .usage("--render raster: \(Self.whyNoRaster)")
        }
        return (TextRenderer(), true)
    }

    private static var whyNoRaster: String {
        RasterRenderer.isBuilt ? "no font can be read" : "built without the trait Raster"
    }

    func makePainter(
        _ group: Group, _ log: Log, pixelsDirectory: String? = nil
    ) throws(StartFailure) -> Painter {
        let (renderer, isCells) = try chooseRenderer()
        if isCells, options.render == nil {
            log.write(
                .diagnostic, ["code": "text-only", "message": .text("\(Self.whyNoRaster): snapshots are text")]
            )
        }
        let live = LiveText(
            locale: Locale(identifier: options.locale), timeZone: .current
        )
        return Painter(
            renderer: renderer, isCells: isCells,
            style: DrawingStyle(
                scale: options.scale, appearance: Appearance(rawValue: options.appearance) ?? .light,
                hasRoundCorners: options.hasRoundCorners
            ),
            group: group, live: live, pixelsDirectory: pixelsDirectory
        ) { [log] in log.writeMovedAside($0, $1) }
    }
}

// MARK: The bundle

extension Start {
    private func ask(_ daemon: RunningDaemon) throws(StartFailure) {
        do throws(SystemError) {
            _ = try BundleQuestion(
                place: ExtensionPlace(kind: nil, in: daemon.group, locale: options.locale), loop: daemon.loop,
                present: present, log: daemon.log, limit: options.providerTimeout
            ) { [unowned self] in answered($0, daemon) }
        } catch {
            throw .system(error.description)
        }
    }

    private func answered(_ answer: BundleQuestion.Answer, _ daemon: RunningDaemon) {
        do throws(StartFailure) {
            daemon.bundle = try bundle(answer, daemon)
        } catch {
            fail(error, daemon)
            return
        }
        // Whoever is publishing several files as one change may not have come to `widgets.json` yet.
        daemon.gate.pass { [unowned self] in
            do throws(StartFailure) { try daemon.begin() } catch { fail(error, daemon) }
        }
    }

    private func fail(_ failure: StartFailure, _ daemon: RunningDaemon) {
        self.failure = failure
        daemon.loop.stop()
    }

    /// Kinds whose files would be the same cannot be kept apart.
    static func checkNames(_ bundle: BundleDescription) throws(StartFailure) {
        if let (one, other) = KindFileName.collision(among: bundle.kinds.map(\.kind)) {
            throw .bundle(
                "the kinds \(one) and \(other) cannot be told apart: their files are \(KindFileName(one)) and "
                    + "\(KindFileName(other))"
            )
        }
    }

    /// The fresh description, or the last good one when the bundle gives none any more.
    private func bundle(
        _ answer: BundleQuestion.Answer, _ daemon: RunningDaemon
    ) throws(StartFailure) -> BundleDescription {
        let descriptors = Descriptors(path: daemon.group.descriptors)
        switch answer {
        case .told(let bundle):
            try Self.checkNames(bundle)
            do {
                try descriptors.keep(bundle)
            } catch {
                daemon.log.write(.error, ["what": "descriptors were not kept", "why": .text("\(error)")])
            }
            return bundle
        case .failed(let why):
            guard let older = descriptors.last() else { throw .bundle("the bundle could not be described: \(why)") }
            let message = "the bundle could not be described, older descriptors are used: \(why)"
            daemon.log.write(.diagnostic, ["code": "bundle", "message": .text(message)])
            return older
        }
    }
}
