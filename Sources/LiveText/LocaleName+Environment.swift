// The locale that a process' environment names.

extension LocaleName {
    /// The identifier of the locale of messages; `en_US` where no variable names one that there is, as `C` does not.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts, as for every program.
    package static func identifier(in environment: [String: String]) -> String {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        // Of `de_DE.UTF-8@euro` the rest is no part of the name.
        let name = value?.prefix { $0 != "." && $0 != "@" } ?? ""
        return identifier(String(name)) ?? "en_US"
    }
}
