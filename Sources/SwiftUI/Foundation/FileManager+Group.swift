// The App Group's folder, as the daemon names it to the extension.

extension FileManager {
    /// The folder of the App Group that this program belongs to; nil for any other group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let environment = ProcessInfo.processInfo.environment
        guard let group = environment["WIDGET_GROUP"], group == groupIdentifier,
            let directory = environment["SUNDIAL_GROUP_DIRECTORY"], !directory.isEmpty
        else { return nil }
        return URL(fileURLWithPath: directory, isDirectory: true)
    }
}
