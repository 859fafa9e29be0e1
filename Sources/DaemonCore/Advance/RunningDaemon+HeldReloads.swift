// Reloads that widget code asks for, under a virtual clock: held until nothing is under way.
import ViewArchive

/// A reload that widget code asked for.
struct HeldReload: Hashable {
    /// Who asked.
    let from: String
    /// Nil for all.
    let kind: String?
}

extension RunningDaemon {
    /// Under a virtual clock such reloads begin when nothing is under way: downloads end in any order, and what they
    /// ask for must not depend on it.
    func hold(_ from: String, _ kind: String?) {
        heldReloads.insert(HeldReload(from: from, kind: kind))
        planStep()
    }

    /// The next one in the order of the bundle's kinds.
    func nextHeldReload() -> HeldReload? {
        if heldReloads.isEmpty { return nil }
        let rank = Dictionary(bundle.kinds.enumerated().map { ($1.kind, $0) }) { first, _ in first }
        func order(_ held: HeldReload) -> [Int] {
            [rank[held.from] ?? .max, held.kind.map { rank[$0] ?? .max } ?? -1]
        }
        let next = heldReloads.min { order($0).lexicographicallyPrecedes(order($1)) }
        if let next { heldReloads.remove(next) }
        return next
    }
}
