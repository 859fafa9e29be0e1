// Files that intents take; no configuration holds one.
public import SwiftUI

/// A file that an intent takes or gives.
public struct IntentFile: Hashable, Sendable {
    /// The file's bytes.
    public let data: Data
    /// The file's name.
    public let filename: String
    /// Where the file lies; nil for bytes alone.
    public let fileURL: URL?

    /// Makes a file of bytes.
    public init(data: Data, filename: String) {
        self.data = data
        self.filename = filename
        fileURL = nil
    }

    /// Reads a file; one that cannot be read is empty.
    public init(fileURL: URL, filename: String? = nil) {
        // As documented.
        data = (try? Data(contentsOf: fileURL)) ?? Data()
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
    }
}
