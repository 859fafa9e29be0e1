// Files that intents take.
public import SwiftUI
public import UniformTypeIdentifiers

/// A file that an intent takes or gives. A configuration names one by its path in the group's folder.
public struct IntentFile: Hashable, Sendable {
    /// The file's bytes.
    public let data: Data
    /// The file's name.
    public let filename: String
    /// Where the file lies; nil for bytes alone.
    public let fileURL: URL?
    /// The file's type, as far as its name or its maker says.
    public let type: UTType?

    /// Makes a file of bytes.
    public init(data: Data, filename: String, type: UTType? = nil) {
        self.init(data, filename, nil, type)
    }

    /// Reads a file; one that cannot be read is empty.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        // As documented.
        let data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.init(data, filename ?? fileURL.lastPathComponent, fileURL, type)
    }

    init(_ data: Data, _ filename: String, _ fileURL: URL?, _ type: UTType?) {
        self.data = data
        self.filename = filename
        self.fileURL = fileURL
        self.type = type ?? Self.type(ofName: filename)
    }

    static func type(ofName name: String) -> UTType? {
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        return ending.flatMap { UTType(filenameExtension: String($0)) }
    }

    /// The types that the file can be read as.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// The file's bytes, whatever the type.
    public func data(contentType: UTType) async throws -> Data { data }
}
