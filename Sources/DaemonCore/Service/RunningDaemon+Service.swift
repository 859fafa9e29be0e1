// The methods of the reload service.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    nonisolated static let longestWaits = 4096

    /// Executes a request, and answers it now or when its receipts are there.
    func serve(_ peer: Peer, _ request: Request, _ ticket: Connection.Ticket?) {
        var refusal: ServiceError?
        do throws(ServiceError) {
            switch request.call {
            case .reload(let call): try reload(call, peer, ticket)
            case .widgets: answer(peer, ticket, installedWidgets())
            case .kinds: answer(peer, ticket, offeredKinds())
            case .status(let call): answer(peer, ticket, try status(call))
            case .explain(let call): answer(peer, ticket, try explain(call))
            case .setDefaults(let call): try setDefaults(call, peer, ticket)
            case .snapshot(let call): try snapshot(call, peer, ticket)
            case .preview(let call): try preview(call, peer, ticket)
            case .subscribe(let call): answer(peer, ticket, subscribe(peer, call))
            case .parameters(let call): try parameters(call, peer, ticket)
            case .perform(let call): try perform(call, peer, ticket)
            case .addWidget(let call): try add(call, peer, ticket)
            case .advance(let call): try advance(call, peer, ticket)
            case .removeWidget(let call): answer(peer, ticket, try remove(call))
            }
        } catch {
            refusal = error
            if let ticket { peer.answer(ticket, error) }
        }
        if ticket == nil { peers.tell(of: request, refusal) }
    }

    func answer(_ peer: Peer, _ ticket: Connection.Ticket?, _ body: some Codable & Sendable) {
        if let ticket { peer.answer(ticket, body) }
    }

    private func reload(_ call: ReloadCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        if let kind = call.kind { try checkKind(kind) }
        try checkContainer()
        if callers.count >= Self.longestWaits {
            peer.refuse(.tooManyWaits(limit: Self.longestWaits))
            return
        }
        lookAtVersion()
        readWidgets()
        var caller: Scheduler.Caller?
        if let ticket {
            lastCaller += 1
            let id = CallerID(lastCaller)
            callers[id] = (peer, ticket)
            caller = Scheduler.Caller(id, waits: call.wait == .rendered, timeout: call.timeout)
        }
        // Where a reload comes from is decided by the process that sent it, never by what it says.
        let isOurs =
            extensions.includes(processID: peer.processID) || previews.includes(processID: peer.processID)
            || questions.includes(processID: peer.processID)
        let origin: Scheduler.Reload.Origin = isOurs ? .extension : .host
        tell(
            .reload(
                Scheduler.Reload(
                    call.kind.map { .kind(KindName($0)) } ?? .all, from: origin, isForeground: call.foreground,
                    process: Int(peer.processID), caller: caller
                )
            )
        )
    }

    /// The receipts of a reload are there.
    func answer(_ caller: CallerID, _ outcomes: [ReloadOutcome]) {
        guard let (peer, ticket) = callers.removeValue(forKey: caller) else { return }
        let installing = containerDiagnostics.prefix(10)
        let receipts = outcomes.map { outcome in
            let id = outcome.widget.fileID
            return Receipt(
                outcome, file: outcome.hash == nil ? nil : painter.sidecar(of: id)?.file,
                diagnostics: installing + diagnostics.of(id, outcome.generation)
            )
        }
        // Whoever has the answer finds what it says in the log.
        log.goOn()
        peer.answer(ticket, Receipts(receipts: receipts, url: tapURLs.removeValue(forKey: caller)))
    }

    func peerEnded(_ peer: Peer) {
        for (caller, waiting) in callers where waiting.peer === peer {
            callers[caller] = nil
            tapURLs[caller] = nil
            tell(.callerGone(caller))
        }
        takeBackAdvances(of: peer)
    }

    /// Widget code of one kind asks for a reload through `WidgetCenter`.
    func extensionAsked(_ from: String, _ kind: String?) {
        if let kind, bundle.kind(named: kind) == nil {
            log.write(
                .diagnostic,
                ["kind": .text(from), "code": "unknown-kind", "message": "reloadTimelines(ofKind:) of \(kind)"]
            )
            return
        }
        if present.isVirtual { hold(from, kind) } else { reloadForExtension(kind) }
    }

    func reloadForExtension(_ kind: String?) {
        readWidgets()
        tell(.reload(Scheduler.Reload(kind.map { .kind(KindName($0)) } ?? .all, from: .extension)))
    }

    func checkKind(_ kind: String) throws(ServiceError) {
        if bundle.kind(named: kind) == nil { throw .unknownKind(kind, known: bundle.kinds.map(\.kind)) }
    }

    /// Throws when the group's directory is gone or closed to this user; the log says so once, until it is open again.
    func checkContainer() throws(ServiceError) {
        let why: String
        do throws(SystemError) {
            // Its own name shows only that it is there; what is in it must be within reach.
            if try FileSystem.facts("\(group.directory)/.")?.kind == .directory {
                unavailable = nil
                return
            }
            why = "\(SafeText.path(group.directory)) is not there any more"
        } catch {
            why = error.description
        }
        if unavailable != why {
            unavailable = why
            log.write(.diagnostic, ["code": "container-unavailable", "message": .text(why)])
        }
        throw .containerUnavailable(why)
    }
}
