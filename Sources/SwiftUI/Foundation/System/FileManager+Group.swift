// The App Group's folder.

extension FileManager {
    /// The folder of the App Group that this program belongs to; nil for any other group, unless nobody named one.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        OwnGroup.directory(of: groupIdentifier).map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}
