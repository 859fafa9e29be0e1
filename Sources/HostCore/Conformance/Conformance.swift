// `conformance -- COMMAND…`: runs a host in a container of its own, with a socket that records what it is told.
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

/// One trial of another host.
@MainActor final class Conformance {
    private let command: [String]
    private let timeout: Double
    private let errors: Descriptor
    private let group: Group
    private let container: String
    private var observation: Observation
    private let loop: EventLoop
    private let changes: FileChanges
    private var lock: DefaultsLock?
    private var publishing: PublishLockUse?
    private var peers: [ObjectIdentifier: ObservedPeer] = [:]
    private var child: ChildProcess?
    private let standIn: StandIn
    private var hasTimedOut = false
    /// What told this program to end before the command had ended.
    private var interruption: Signal?

    /// How long an answer to a waited reload takes, in seconds: a host that does not wait for it is seen by then.
    private static let drawing = 0.05

    /// How often the container's removal is tried.
    private static let removals = 20

    /// Makes the container. What the command prints goes to `errors`; the daemon it meets knows the kinds, or those of
    /// the sample widgets.
    init(_ command: [String], kinds: [String], timeout: Double, errors: Descriptor) throws(SystemError) {
        self.command = command
        standIn = StandIn(kinds: kinds.isEmpty ? StandIn.samples : kinds)
        self.timeout = timeout
        self.errors = errors
        let environment = ProcessInfo.processInfo.environment
        container = try FileSystem.absolute("\(environment["TMPDIR"] ?? "/tmp")/sundial-\(randomHex(digits: 8))")
        do throws(LocatingError) {
            group = try Group.locate(
                container: container, group: "group.conformance.\(randomHex(digits: 8))", environment: [:]
            )
        } catch {
            preconditionFailure("a name of ours: \(error)")
        }
        loop = try EventLoop()
        changes = try FileChanges()
        observation = Observation(container: container, group: group.id)
    }

    /// Runs the command and says what was seen. A signal that ends this program does so after the command, and whatever
    /// it has started, was ended and the container removed.
    func run() throws(Complaint) -> Report {
        let report: Report
        do {
            defer { remove() }
            report = try observe()
        }
        if let interruption { ThisProcess.end(by: interruption) }
        return report
    }

    private func observe() throws(Complaint) -> Report {
        let listener: Descriptor
        do throws(SystemError) {
            for signal in [Signal.interrupt, .terminate, .hangUp] {
                try loop.onSignal(signal) { [unowned self] in
                    interruption = signal
                    loop.stop()
                }
            }
            try prepare()
            listener = try UnixSocket.listen(at: group.socket)
            try changes.watch(container)
            lock = try DefaultsLock(of: group, loop: loop) { [unowned self] in look() }
            publishing = try PublishLockUse(of: group, loop: loop) { [unowned self] in observation.heldPublishLock() }
            _ = try loop.watch(changes.descriptor, for: .reading) { [unowned self] _ in look() }
            _ = try loop.watch(listener, for: .reading) { [unowned self] _ in accept(listener) }
            child = try start()
            try loop.run()
        } catch {
            if error.code == .noEntry, error.path == command[0] {
                throw Complaint(.usage, kind: "no-command", "no program \(LogValue.quoted(command[0]))")
            }
            throw Complaint(error)
        }
        look()
        let files = PublishedFiles(group: group, standIn: standIn)
        for (_, place) in observation.published { files.judge(place, into: &observation) }
        return report(observation.verdict())
    }

    private func prepare() throws(SystemError) {
        do throws(ContainerError) {
            try group.prepare()
        } catch {
            guard case .system(let error) = error else { preconditionFailure("an empty folder: \(error)") }
            throw error
        }
    }

    private func start() throws(SystemError) -> ChildProcess {
        var environment = ProcessInfo.processInfo.environment
        environment["WIDGET_CONTAINER"] = container
        environment["WIDGET_GROUP"] = group.id.text
        let child = try ChildProcess.spawn(
            try Self.program(command[0], environment["PATH"] ?? "/usr/bin:/bin"), arguments: command,
            environment: environment, descriptors: [1: errors, 2: errors]
        )
        _ = try loop.onExit(of: child) { [unowned self] exit in ended(exit) }
        loop.schedule(afterSeconds: timeout) { [unowned self] in
            hasTimedOut = true
            // Less than a second has no shorter form than it was given in.
            let limit = timeout < 1 ? "\(timeout) s" : SpanText.words(timeout)
            observation.note(.wrong, .exit, "the command did not end within \(limit)")
            self.child?.send(.kill)
        }
        return child
    }

    /// As a shell finds it.
    private static func program(_ name: String, _ path: String) throws(SystemError) -> String {
        if name.utf8.contains(UInt8(ascii: "/")) { return name }
        for folder in path.split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            if let facts = try FileSystem.facts(candidate), facts.kind == .regular, facts.mode & 0o111 != 0 {
                return candidate
            }
        }
        throw SystemError(code: .noEntry, call: "posix_spawn", path: name)
    }

    // MARK: What happens

    private func look() { look(lock.map { $0.isHeld ? .elsewhere : $0.wasGivenUp ? .hosts : .unknown } ?? .unknown) }

    private func look(_ state: Observation.LockState) {
        do throws(SystemError) {
            for change in try changes.next() { observation.changed(change, lock: state) }
        } catch {
            observation.note(.note, .wholeFiles, "changes of files could not be seen: \(error)")
        }
    }

    private func accept(_ listener: Descriptor) {
        do throws(SystemError) {
            while let socket = try UnixSocket.accept(listener) {
                observation.connected()
                let peer = try ObservedPeer(socket, loop: loop) { [unowned self] in heard($0) }
                peers[ObjectIdentifier(peer)] = peer
            }
        } catch {
            observation.note(.note, .messages, "a connection could not be taken: \(error)")
        }
    }

    private func heard(_ event: ObservedPeer.Event) {
        switch event {
        case .began(let bytes): observation.began(with: bytes)
        case .willRead: look()
        case .refused(let error): observation.refused(error)
        case .request(let peer, let request, let ticket):
            respond(to: request, ticket, peer)
        case .ended(let peer, let answersWereRead):
            peers[ObjectIdentifier(peer)] = nil
            if answersWereRead { observation.readAnswers() } else { observation.ignoredAnswers() }
        }
    }

    private func respond(to request: Request, _ ticket: Connection.Ticket?, _ peer: ObservedPeer) {
        do throws(ServiceError) {
            if let refusal = standIn.refusal(of: request.call) { throw refusal }
            if case .setDefaults(let call) = request.call { try merge(call) }
        } catch {
            observation.refused(error)
            if let ticket { peer.answer(ticket, error) }
            return
        }
        observation.asked(request, isPublishing: publishing?.isHeld ?? false)
        guard let ticket else { return }
        if case .reload(let call) = request.call, call.wait == .rendered {
            loop.schedule(afterSeconds: Self.drawing) { [unowned self] in
                standIn.answer(request.call, to: ticket, of: peer)
            }
        } else {
            standIn.answer(request.call, to: ticket, of: peer)
        }
    }

    /// The daemon writes the file for a host that asks it to.
    private func merge(_ call: DefaultsCall) throws(ServiceError) {
        var change = DefaultsChange(remove: Set(call.remove))
        for (key, value) in call.values {
            do {
                change.set[key] = try PropertyListValue(value, fractional: call.fractional, path: [.key(key)])
            } catch {
                throw .invalidParam("values", "\(LogValue.quoted(key)): \(error)")
            }
        }
        look()
        lock?.giveUp()
        do {
            if let lock = try Lock.tryAcquire(group.defaultsLock) {
                try SharedDefaults(of: group).merge(change, holding: lock)
            } else {
                observation.note(.wrong, .locks, "setDefaults was sent under run/defaults.lock, which it waits for")
            }
        } catch {
            observation.note(.wrong, .content, "\(error)")
        }
        look(.unknown)
    }

    private func ended(_ exit: ChildProcess.Exit) {
        if !hasTimedOut { observation.ended(exit) }
        // What it left behind in its group has no folder and no daemon any more.
        child?.send(.kill)
        child = nil
        look()
        for peer in Array(peers.values) { peer.finish() }
        loop.stop()
    }

    private func remove() {
        if let child {
            child.send(.kill)
            // It has ended when this returns; that it cannot be waited for changes nothing.
            _ = try? child.wait()
        }
        // A process that is being ended may still make a file in a folder that is being removed.
        for _ in 0..<Self.removals {
            do {
                try FileManager.default.removeItem(atPath: container)
                return
            } catch {
                // Tried again; what stays even so is left to whoever clears the folder for such files.
                if !FileManager.default.fileExists(atPath: container) { return }
            }
        }
    }

    // MARK: What is said

    private func report(_ findings: [Finding]) -> Report {
        let isWrong = findings.contains { $0.grade == .wrong }
        var report = Report(
            Table.lines(findings.map { [$0.grade.rawValue, $0.rule.rawValue, $0.what] }), ["findings": findings]
        )
        report.codes = [hasTimedOut ? .timedOut : .done, isWrong ? .refused : .done]
        return report
    }
}
