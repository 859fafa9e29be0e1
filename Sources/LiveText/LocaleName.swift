// Which names of locales there are.
import FoundationEssentials
import FoundationInternationalization

/// The name of a locale, as somebody wrote it.
package enum LocaleName {
    /// The identifier of a name such as `ko_KR`, `zh-Hant-TW` or `en_KR`; nil when its language, script or region is none.
    ///
    /// Any known language goes with any known region, as it does in a phone's settings.
    package static func identifier(_ name: String) -> String? {
        let plain = canonical(name)
        let parts = plain.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
        if known.names.contains(plain) { return plain }
        var rest = parts[...]
        guard let language = rest.popFirst(), known.parts.contains(language), language.count < 4, isLower(language)
        else { return nil }
        if let script = rest.first, script.count == 4 {
            guard known.parts.contains(script) else { return nil }
            rest.removeFirst()
        }
        if let region = rest.popFirst() {
            guard region.count < 4, !isLower(region), known.parts.contains(region) else { return nil }
        }
        return rest.isEmpty ? plain : nil
    }

    /// Every name that stands for itself, in order.
    package static var all: [String] { known.names.sorted() }

    /// With underscores, as identifiers have them.
    package static func canonical(_ name: String) -> String { String(name.map { $0 == "-" ? "_" : $0 }) }

    private static func isLower(_ part: String) -> Bool { part.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7a } }

    /// The system's list, and the languages, scripts and regions in it.
    private static let known: (names: Set<String>, parts: Set<String>) = {
        let names = Set(Locale.availableIdentifiers)
        return (names, Set(names.flatMap { $0.split(separator: "_").map(String.init) }))
    }()
}
