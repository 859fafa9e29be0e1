// What the observed host is answered: the truth in form, as of a daemon whose every run succeeds.
import GroupContainer
import ReloadService

/// The answers of a daemon that draws nothing.
@MainActor enum StandIn {
    static let kinds = ["Photo", "Feed", "Status"]
    private static let family = "systemSmall"
    private static let hash = String(repeating: "0", count: 64)

    static func answer(_ request: Request, to ticket: Connection.Ticket, of peer: ObservedPeer) {
        switch request.call {
        case .reload(let call): peer.answer(ticket, receipts(call))
        case .kinds:
            peer.answer(
                ticket,
                KindsCall.Kinds(
                    kinds: kinds.map {
                        KindsCall.Kind(
                            kind: $0, displayName: $0, description: "", families: [family], configuration: "static"
                        )
                    }
                )
            )
        case .widgets:
            peer.answer(
                ticket,
                WidgetsCall.Widgets(
                    widgets: kinds.map {
                        WidgetsCall.Widget(id: id($0), kind: $0, family: family, size: [158, 158])
                    }
                )
            )
        case .status:
            peer.answer(
                ticket,
                Status(
                    pid: 0, group: "", path: "", socket: "", started: Timestamp(0), now: Timestamp(0), clock: "system",
                    renderer: "text", scale: 2, appearance: "light", live: 0, connections: 1, widgets: []
                )
            )
        case .explain:
            peer.answer(ticket, Explanations(pid: 0, started: Timestamp(0), now: Timestamp(0), widgets: []))
        case .setDefaults: peer.answer(ticket, Nothing())
        case .snapshot(let call):
            peer.answer(
                ticket,
                RenderedSnapshot(
                    widget: call.widget, generation: 1, entry: .entry(index: 1, count: 1, date: Timestamp(0)),
                    at: Timestamp(0), file: "run/renders/none.cells", hash: hash, text: "", size: [1, 1],
                    unit: "cells", scale: call.scale ?? 2, appearance: call.appearance ?? "light"
                )
            )
        case .preview(let call):
            let render = Render(file: "run/renders/none.cells", hash: hash, text: "")
            peer.answer(
                ticket,
                Preview(kind: call.kind, family: call.family ?? family, placeholder: render, snapshot: render)
            )
        case .subscribe(let call):
            let topics = call.events ?? Topic.allCases
            peer.subscribe(topics)
            peer.answer(ticket, Subscription(events: topics))
        case .addWidget(let call): peer.answer(ticket, ChangedWidget(widget: id(call.kind)))
        case .removeWidget(let call): peer.answer(ticket, ChangedWidget(widget: call.widget))
        case .advance: peer.answer(ticket, .clockIsNotVirtual)
        }
    }

    private static func receipts(_ call: ReloadCall) -> Receipts {
        Receipts(
            receipts: (call.kind.map { [$0] } ?? kinds).map { kind in
                guard call.wait == .rendered else {
                    return Receipt(widget: id(kind), outcome: .accepted, generation: 1)
                }
                return Receipt(
                    widget: id(kind), outcome: .rendered, generation: 1,
                    entry: .entry(index: 1, count: 1, date: Timestamp(0)),
                    snapshot: "snapshots/\(id(kind)).cells", hash: hash, timings: .init(total: 0)
                )
            }
        )
    }

    private static func id(_ kind: String) -> String { WidgetID(kind: kind, family: family).rawValue }
}
