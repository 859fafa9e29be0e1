// The method `preview`: checks what is asked, and answers when both pictures are there.
import ReloadService
import ViewArchive

extension RunningDaemon {
    func preview(_ call: PreviewCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        try checkKind(call.kind)
        try checkContainer()
        let known = bundle.kind(named: call.kind)?.families ?? []
        guard let family = call.family.map({ Family(rawValue: $0) }) ?? known.first, known.contains(family) else {
            throw .unknownFamily(call.family ?? "", of: call.kind, known: known.map(\.rawValue))
        }
        if previews.count >= Previews.limit { throw .tooManyWaits(limit: Previews.limit) }
        let wish = Previews.Wish(kind: call.kind, family: family) { result in
            guard let ticket else { return }
            switch result {
            case .success(let preview): peer.answer(ticket, preview)
            case .failure(let error): peer.answer(ticket, error)
            }
        }
        gate.pass { [unowned self] in
            passEntries(of: call.kind) { [unowned self] in previews.make(wish) }
        }
    }
}
