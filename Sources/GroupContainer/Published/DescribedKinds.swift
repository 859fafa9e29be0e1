// The kinds that the last daemon of a group offered, as it left them for whoever asks while none runs.
import FoundationEssentials
import Posix

extension Group {
    private static let descriptorsLimit = 4 << 20

    private struct Described: Decodable {
        var kinds: [Kind]
        struct Kind: Decodable { var kind: String }
    }

    /// Nil when no daemon has said yet which kinds there are.
    package func describedKinds() -> [String]? {
        // What cannot be read says nothing; the daemon writes it anew.
        guard let data = try? FileSystem.contents(of: descriptors, limit: Self.descriptorsLimit),
            // As above.
            let described = try? JSONDecoder().decode(Described.self, from: data)
        else { return nil }
        return described.kinds.map(\.kind)
    }
}
