// The method `perform`: a tap on a widget as it is shown, which has an intent performed or asks the host to open something.
import GroupContainer
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    func perform(_ call: PerformCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        guard let widget = widgets.all.first(where: { $0.id.rawValue == call.widget }) else {
            throw .unknownWidget(call.widget, known: widgets.all.map(\.id.rawValue))
        }
        try checkContainer()
        guard let taps = painter.taps(of: widget.id) else {
            let why = scheduler.status(of: WidgetKey(call.widget), at: present.now)?.why
            throw .noArchive(call.widget, why: why ?? "its first run has not ended")
        }
        switch try taps.action(of: call.element, of: call.widget) {
        case .open(let url):
            open(url, for: widget)
            answer(peer, ticket, Receipts(receipts: [], url: url))
        case .perform(let intent):
            gate.pass { [unowned self] in perform(intent, widget, peer, ticket) }
        }
    }

    private func perform(
        _ intent: ArchivedIntent, _ widget: WidgetTable.Widget, _ peer: Peer, _ ticket: Connection.Ticket?
    ) {
        let process = Int(peer.processID)
        do throws(ServiceError) {
            try questions.ask(
                .perform(kind: widget.kind, intent), of: widget.kind,
                taking: { if case .performed(1, let url) = $0 { .some(url) } else { String??.none } }
            ) { [unowned self] answer in
                switch answer {
                case .told(let url):
                    if let url { open(url, for: widget) }
                    reload(widget, tappedBy: process, peer, ticket, url)
                case .failed(let why):
                    let what =
                        "\(LogValue.plainOrQuoted(intent.title)) of \(LogValue.plainOrQuoted(widget.id.rawValue))"
                    log.write(
                        .diagnostic,
                        [
                            "widget": .text(widget.id.rawValue), "code": "tap-failed",
                            "message": .text("\(what): \(why)"),
                        ]
                    )
                    if let ticket { peer.answer(ticket, .runFailed("\(what): \(why)")) }
                }
            }
        } catch {
            if let ticket { peer.answer(ticket, error) }
        }
    }

    /// As on iOS the widget that was tapped, and no other, has a new timeline after its intent.
    private func reload(
        _ widget: WidgetTable.Widget, tappedBy process: Int, _ peer: Peer, _ ticket: Connection.Ticket?, _ url: String?
    ) {
        var caller: Scheduler.Caller?
        if let ticket {
            lastCaller += 1
            let id = CallerID(lastCaller)
            callers[id] = (peer, ticket)
            tapURLs[id] = url
            caller = Scheduler.Caller(id, waits: true, timeout: ServiceProtocol.defaultTimeout)
        }
        tell(
            .reload(
                Scheduler.Reload(
                    .widget(WidgetKey(widget.id.rawValue)), from: .tap, process: process, caller: caller
                )
            )
        )
    }

    /// Tells the log, and the hosts that listen, what is to be opened.
    private func open(_ url: String, for widget: WidgetTable.Widget) {
        let fields: KeyValuePairs<String, LogValue?> = ["widget": .text(widget.id.rawValue), "url": .text(url)]
        let line = log.line("openURL", fields)
        log.write(line)
        peers.notify(Notification(.openURL, line))
    }
}
