// What the observed host is answered: the truth in form, as of a daemon whose every run succeeds.
import GroupContainer
import ReloadService

/// The answers of a daemon that draws nothing.
@MainActor final class StandIn {
    /// Those of the sample widgets.
    static let samples = ["Photo", "Feed", "Status"]
    private static let family = "systemSmall"
    private static let hash = String(repeating: "0", count: 64)

    private let kinds: [String]
    private var widgets: [WidgetsCall.Widget]

    /// A daemon whose bundle has these kinds, with a widget of each.
    init(kinds: [String]) {
        self.kinds = kinds
        widgets = kinds.map { Self.widget(WidgetID(kind: $0, family: Self.family), $0, Self.family) }
    }

    /// Why a daemon would refuse what is asked.
    func refusal(of call: Request.Call) -> ServiceError? {
        switch call {
        case .reload(let call): unknown(kind: call.kind)
        case .preview(let call): unknown(kind: call.kind)
        case .parameters(let call): unknown(kind: call.kind)
        case .perform(let call): unknown(widget: call.widget)
        case .addWidget(let call): unknown(kind: call.kind)
        case .status(let call): unknown(kind: call.kind) ?? unknown(widget: call.widget)
        case .explain(let call): unknown(kind: call.kind) ?? unknown(widget: call.widget)
        case .snapshot(let call): unknown(widget: call.widget)
        case .removeWidget(let call): unknown(widget: call.widget)
        case .kinds, .widgets, .setDefaults, .subscribe, .advance: nil
        }
    }

    /// Whether the name, without its ending, is that of a kind's file.
    func hasKind(inFile name: String) -> Bool { kinds.contains { KindFileName($0).text == name } }

    private func unknown(kind: String?) -> ServiceError? {
        guard let kind, !kinds.contains(where: { $0.hasBytes(of: kind) }) else { return nil }
        return .unknownKind(kind, known: kinds)
    }

    private func unknown(widget: String?) -> ServiceError? {
        guard let widget, !widgets.contains(where: { $0.id == widget }) else { return nil }
        return .unknownWidget(widget, known: widgets.map(\.id))
    }

    /// Answers what it does not refuse.
    func answer(_ call: Request.Call, to ticket: Connection.Ticket, of peer: ObservedPeer) {
        switch call {
        case .reload(let call): peer.answer(ticket, receipts(call))
        case .kinds:
            peer.answer(
                ticket,
                KindsCall.Kinds(
                    kinds: kinds.map {
                        KindsCall.Kind(
                            kind: $0, displayName: $0, description: "", families: [Self.family],
                            configuration: "static"
                        )
                    }
                )
            )
        case .widgets: peer.answer(ticket, WidgetsCall.Widgets(widgets: widgets))
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
                    at: Timestamp(0), file: "run/renders/none.cells", hash: Self.hash, text: "", size: [1, 1],
                    unit: "cells", scale: call.scale ?? 2, appearance: call.appearance ?? "light"
                )
            )
        case .preview(let call):
            let render = Render(file: "run/renders/none.cells", hash: Self.hash, text: "")
            peer.answer(
                ticket,
                Preview(kind: call.kind, family: call.family ?? Self.family, placeholder: render, snapshot: render)
            )
        case .perform(let call): peer.answer(ticket, .noElement("\(call.widget) cannot be tapped", []))
        case .parameters(let call): peer.answer(ticket, Parameters(kind: call.kind, parameters: []))
        case .subscribe(let call):
            let topics = call.events ?? Topic.allCases
            peer.subscribe(topics)
            peer.answer(ticket, Subscription(events: topics))
        case .addWidget(let call): peer.answer(ticket, add(call))
        case .removeWidget(let call):
            widgets.removeAll { $0.id == call.widget }
            peer.answer(ticket, ChangedWidget(widget: call.widget))
        case .advance: peer.answer(ticket, .clockIsNotVirtual)
        }
    }

    private func add(_ call: AddWidgetCall) -> ChangedWidget {
        let taken = Set(widgets.compactMap { WidgetID(rawValue: $0.id) })
        let widget = Self.widget(
            WidgetID.free(kind: call.kind, family: call.family, taken: taken), call.kind, call.family
        )
        widgets.append(widget)
        return ChangedWidget(widget: widget.id)
    }

    private func receipts(_ call: ReloadCall) -> Receipts {
        let concerned = widgets.filter { call.kind?.hasBytes(of: $0.kind) ?? true }
        return Receipts(
            receipts: concerned.map { widget in
                guard call.wait == .rendered else {
                    return Receipt(widget: widget.id, outcome: .accepted, generation: 1)
                }
                return Receipt(
                    widget: widget.id, outcome: .rendered, generation: 1,
                    entry: .entry(index: 1, count: 1, date: Timestamp(0)),
                    snapshot: "snapshots/\(widget.id).cells", hash: Self.hash, timings: .init(total: 0)
                )
            }
        )
    }

    private static func widget(_ id: WidgetID, _ kind: String, _ family: String) -> WidgetsCall.Widget {
        WidgetsCall.Widget(id: id.rawValue, kind: kind, family: family, size: [158, 158])
    }
}
