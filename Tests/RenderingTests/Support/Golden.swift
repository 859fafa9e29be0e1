// Golden files: what a test draws is compared with them, or recorded with GOLDEN=all in the environment.
import FoundationEssentials
import Glibc
import Testing

/// The folder of this target's golden files.
enum Golden {
    static let folder = String(#filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()) + "/"

    /// Compares bytes with a file; a mismatch leaves `<name>.actual.<extension>` beside it.
    static func check(_ bytes: Data, _ name: String, _ type: String, equal: (Data, Data) throws -> Bool = { $0 == $1 })
        throws
    {
        let path = "\(folder)Golden/\(name).\(type)"
        let actual = "\(folder)Golden/\(name).actual.\(type)"
        if getenv("GOLDEN").map({ String(cString: $0) }) == "all" {
            try bytes.write(to: URL(filePath: path))
            unlink(actual)
            return
        }
        guard let golden = FileManager.default.contents(atPath: path), try equal(golden, bytes) else {
            try bytes.write(to: URL(filePath: actual))
            Issue.record("differs from Golden/\(name).\(type): see \(name).actual.\(type), or record with GOLDEN=all")
            return
        }
        unlink(actual)
    }

    static func fixture(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(folder)Fixtures/\(name)"))
    }
}
