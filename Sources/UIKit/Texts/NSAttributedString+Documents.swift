// Texts of documents, as sources read what a feed says.
public import Foundation

extension NSAttributedString {
    /// What kind of document it is.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// Makes a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let html = DocumentType(rawValue: "NSHTML")
        public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// What is said of a document that is read.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// Makes a key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Reads a document: its words, without its fonts and colours.
    @safe
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let encoding = options[.characterEncoding] as? UInt ?? String.Encoding.utf8.rawValue
        let type = options[.documentType] as? DocumentType ?? .plain
        guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)), type != .rtf else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.init(
            string: type == .html ? HTMLText.words(of: text) : text,
            attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any]
        )
    }
}
