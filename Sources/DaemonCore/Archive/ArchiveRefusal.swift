// Why an archive is not believed; facts, and one sentence of them.

/// What is wrong with an archive, which is foreign data until it is checked.
enum ArchiveRefusal: Error, Equatable {
    /// A later release wrote it.
    case newer(version: Int, reads: Int)
    case tooLarge(what: String, limit: Int)
    /// A line of an entry, line 1 being the header.
    case longLine(Int, limit: Int)
    /// Line 1 is the header.
    case malformed(line: Int, what: String)
    /// It is not the archive that was asked for.
    case other(field: String, expected: String, found: String)
    case lineCount(expected: Int, found: Int)
    case dates(index: Int, what: String)
    case unreadable(String)

    var sentence: String {
        switch self {
        case .newer(let version, let reads): "the archive has version \(version), this program reads \(reads)"
        case .tooLarge(let what, let limit):
            "the archive's \(what) exceeds \(limit)\(what.hasPrefix("number") ? "" : " bytes")"
        case .longLine(let line, let limit):
            "what the views of an entry draw exceeds \(limit) bytes (line \(line) of the archive): a text is too long, or there is too much of it"
        case .malformed(let line, let what): "the archive's line \(line): \(what)"
        case .other(let field, let expected, let found):
            "the archive's \(field) is \(found), expected \(expected)"
        case .lineCount(let expected, let found): "the archive has \(found) lines of entries, expected \(expected)"
        case .dates(let index, let what): "the archive's date \(index): \(what)"
        case .unreadable(let sentence): sentence
        }
    }
}
