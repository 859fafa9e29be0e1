// One table (`Localizable`) of some folders, whatever files it is spread over.
import FoundationEssentials
import Synchronization

/// The texts of a table in every language.
package struct StringTable: Sendable {
    /// By key, then by language.
    private var texts: [String: [String: LocalizedText]] = [:]
    /// The language that sources are written in.
    private var sourceLanguage: String?
    private var known: Set<String> = []

    /// The languages that it has texts in.
    package var languages: [String] {
        known.union([sourceLanguage].compactMap(\.self)).subtracting(["", "Base"]).sorted()
    }

    package var isEmpty: Bool { texts.isEmpty }

    /// Reads a table; the first file that has a text wins.
    package init(_ name: String, in folders: ResourceFolders) {
        for folder in folders.paths {
            let names = ResourceFolders.names(in: folder)
            if names.contains("\(name).xcstrings"),
                let bytes = ResourceFolders.bytes(of: "\(folder)/\(name).xcstrings"),
                let catalogue = StringCatalogue(json: bytes)
            {
                sourceLanguage = sourceLanguage ?? catalogue.sourceLanguage
                for (key, localizations) in catalogue.texts { add(localizations, for: key) }
            }
            for project in names where project.hasSuffix(".lproj") {
                let language = String(project.dropLast(6))
                addFiles(named: "\(folder)/\(project)/\(name)", language: language)
            }
            addFiles(named: "\(folder)/\(name)", language: "")
        }
    }

    private mutating func addFiles(named path: String, language: String) {
        if let texts = ResourceFolders.bytes(of: path + ".stringsdict").flatMap(StringsFiles.stringsdict) {
            for (key, text) in texts { add([language: text], for: key) }
        }
        if let texts = ResourceFolders.bytes(of: path + ".strings").flatMap(StringsFiles.strings) {
            for (key, text) in texts { add([language: text], for: key) }
        }
    }

    private mutating func add(_ localizations: [String: LocalizedText], for key: String) {
        texts[key, default: [:]].merge(localizations) { first, _ in first }
        known.formUnion(localizations.keys)
    }

    /// Whether a key has forms for numbers in some language.
    package func dependsOnNumbers(_ key: String) -> Bool {
        texts[key]?.values.contains { !$0.plural.isEmpty || !$0.substitutions.isEmpty } ?? false
    }

    /// The format for a key in the language that serves a locale best; where it has none, in the sources' language;
    /// nil when there is none at all.
    package func format(for key: String, numbers: [Double?], locale: String) -> String? {
        guard let localizations = texts[key] else { return nil }
        let source = [sourceLanguage, "Base", "en", ""].compactMap(\.self)
        let best = LanguageChoice.order(known.sorted(), for: locale)
        // As on iOS, one language serves the whole table: its own region's texts may be fewer.
        for language in best + source {
            if let text = localizations[language] { return text.format(for: numbers, language: language) }
            // The sources' language needs no entry: the key is the text.
            if language == sourceLanguage { return nil }
        }
        return nil
    }
}

/// Tables that were read.
package enum StringTableShelf {
    private struct Name: Hashable {
        let table: String
        let folders: ResourceFolders
    }

    private static let read = Mutex<[Name: StringTable]>([:])

    package static func table(_ name: String, in folders: ResourceFolders) -> StringTable {
        let key = Name(table: name, folders: folders)
        if let known = read.withLock({ $0[key] }) { return known }
        let table = StringTable(name, in: folders)
        read.withLock { $0[key] = table }
        return table
    }
}
