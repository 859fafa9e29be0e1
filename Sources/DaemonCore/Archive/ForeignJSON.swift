// Decodes a line of an archive: our scanner first, then Foundation's decoder; every failure is a refusal.
import ReloadService
import ViewArchive

enum ForeignJSON {
    /// Texts in display lists are at most this long; objects and depth as everywhere.
    private static let limits = JSONLimits.file

    static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], line: Int
    ) throws(ArchiveRefusal) -> Value {
        try refusing(line) { try JSONText.decode(type, from: bytes, limits: limits) }
    }

    /// What a line has for one appearance.
    static func slot(
        _ appearance: Appearance, from bytes: [UInt8], line: Int
    ) throws(ArchiveRefusal) -> ArchivedEntry.Slot? {
        try refusing(line) {
            try JSONText.decode(ArchivedSlot.self, from: bytes, configuration: appearance, limits: limits).slot
        }
    }

    private static func refusing<Value>(_ line: Int, _ decode: () throws -> Value) throws(ArchiveRefusal) -> Value {
        do {
            return try decode()
        } catch let fault as JSONFault {
            throw .malformed(line: line, what: fault.description)
        } catch {
            throw .malformed(line: line, what: Self.sentence(error))
        }
    }

    /// The short form of a decoder's error: what is wrong, and where.
    private static func sentence(_ error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        let (context, what): (DecodingError.Context, String) =
            switch error {
            case .keyNotFound(let key, let context): (context, "\(key.stringValue) is missing")
            case .typeMismatch(_, let context): (context, context.debugDescription)
            case .valueNotFound(_, let context): (context, context.debugDescription)
            case .dataCorrupted(let context): (context, context.debugDescription)
            @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "\(error)")
            }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return path.isEmpty ? what : "\(what), at \(path.drop { $0 == "." })"
    }
}
