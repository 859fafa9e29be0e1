// The App Group's folder, as the daemon names it to the extension.

extension FileManager {
    /// The folder of the App Group that this program belongs to; nil for any other group, unless nobody named one.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard Self.variable("WIDGET_GROUP") == groupIdentifier || Self.variable("SUNDIAL_ANY_GROUP") != nil,
            let directory = Self.variable("SUNDIAL_GROUP_DIRECTORY"), !directory.isEmpty
        else { return nil }
        return URL(fileURLWithPath: directory, isDirectory: true)
    }

    /// Asked for by name, as widget code may ask for each file: Foundation makes a dictionary of all variables first.
    private static func variable(_ name: String) -> String? {
        // The text is copied at once; variables are set before any widget code runs, and not afterwards.
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}
