// Where a kind's extension process lies in its group.
import GroupContainer

extension ExtensionPlace {
    /// Nil names the process that only describes the bundle.
    init(kind: String?, in group: Group, locale: String) {
        let name = kind ?? "-"
        self.init(
            kind: kind, configurationDirectory: group.extensionConfiguration(name),
            temporaryDirectory: group.extensionTemporaries(name), group: group.id.text,
            isGroupNamed: group.isNamed, groupDirectory: group.directory, cachesDirectory: group.cachesDirectory,
            locale: locale
        )
    }
}
