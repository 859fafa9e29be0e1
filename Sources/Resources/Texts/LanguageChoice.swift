// Which of the languages that there are serves a locale best.

/// Choosing a language.
package enum LanguageChoice {
    /// The languages of a list that serve a locale, the best first: its own script and region, its language alone, the
    /// same language elsewhere.
    package static func order(_ available: [String], for locale: String) -> [String] {
        let wanted = Parts(locale)
        let served = available.filter { Parts($0).language == wanted.language }
        let ranked = served.map { (rank: rank(Parts($0), wanted), name: $0) }
        let sorted = ranked.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
        return sorted.map(\.name)
    }

    private static func rank(_ parts: Parts, _ wanted: Parts) -> Int {
        if parts.script != wanted.script { return 4 }
        if parts.region == wanted.region { return parts.region == nil || parts.hasScript == wanted.hasScript ? 0 : 1 }
        return parts.region == nil ? 2 : 3
    }

    /// An identifier in parts: `zh-Hant-TW`, `pt_BR`.
    private struct Parts {
        let language: String
        var script: String?
        var region: String?
        /// Whether the identifier names the script itself.
        let hasScript: Bool

        init(_ identifier: String) {
            let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
            language = Self.modern[parts.first?.lowercased() ?? ""] ?? parts.first?.lowercased() ?? ""
            for part in parts.dropFirst() {
                if part.count == 4, part.allSatisfy(\.isLetter) {
                    script = part.capitalized
                } else if part.count == 2 || part.count == 3 {
                    region = part.uppercased()
                }
            }
            hasScript = script != nil
            if script == nil, language == "zh" {
                script = ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
            }
        }

        private static let modern = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]
    }
}

private extension Substring {
    var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
