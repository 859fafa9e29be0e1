// Which kinds and families `--once` draws: all of the bundle, or the named ones.
import ReloadService
import ViewArchive

enum OnceChoice {
    /// The kinds with the families to draw; a name that nothing has is a usage failure with the nearest.
    static func of(
        _ bundle: BundleDescription, kind: String?, family: String?
    ) throws(StartFailure) -> [KindDescription] {
        var kinds = bundle.kinds
        if let kind {
            kinds = kinds.filter { $0.kind.hasBytes(of: kind) }
            if kinds.isEmpty {
                throw .usage(ServiceError.unknownKind(kind, known: bundle.kinds.map(\.kind)).message)
            }
        }
        guard let family else { return kinds }
        let known = Family.allCases.filter { known in kinds.contains { $0.families.contains(known) } }
        guard let wished = known.first(where: { $0.rawValue == family }) else {
            let whose = kind ?? "the bundle"
            throw .usage(ServiceError.unknownFamily(family, of: whose, known: known.map(\.rawValue)).message)
        }
        return kinds.filter { $0.families.contains(wished) }.map {
            var one = $0
            one.families = [wished]
            return one
        }
    }
}
