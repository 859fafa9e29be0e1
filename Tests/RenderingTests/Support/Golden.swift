// Where this target's golden files and fixtures lie.
import FoundationEssentials
import TestSupport
import Testing

/// The folder of this target's golden files.
enum Golden {
    static let folder = String(#filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()) + "/"

    /// Compares bytes with a golden file.
    static func check(
        _ bytes: Data, _ name: String, _ type: String,
        equal: (String, String) throws -> Bool = GoldenFile.haveSameBytes
    ) throws {
        if let complaint = try GoldenFile.complaint(bytes, in: "\(folder)Golden", name, type, equal: equal) {
            Issue.record("\(complaint)")
        }
    }

    static func fixture(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(folder)Fixtures/\(name)"))
    }
}
