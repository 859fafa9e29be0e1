// Files: a configuration names one by its path in the group's folder, so that a moved group keeps it.
package import GroupContainer
import ReloadService
import SwiftUI
package import Synchronization
import UniformTypeIdentifiers
import ViewArchive

/// Where the files of configurations lie.
package enum ConfiguredFiles {
    /// Set by the process that runs widget code; without it no file is found.
    package static let group = Mutex<GroupContainer.Group?>(nil)
}

extension IntentFile: ConfigurableValue {
    static var form: ValueForm { ValueForm(.file, "a file", such: "path/of/file") }

    static func accepted(by rules: ParameterRules) -> [String]? { rules.contentTypes?.map(\.identifier) }

    static func read(_ json: JSONValue, _ rules: ParameterRules) throws(UnreadableValue) -> ReadValue? {
        guard case .string(let text) = json, !text.isEmpty else { return nil }
        let shown = ParameterReader.shown(json)
        let path: ImageName
        do throws(ImageNameError) {
            path = try ImageName(text)
        } catch {
            throw UnreadableValue(why: "\(shown) is no path of a file in the group's folder")
        }
        guard let group = ConfiguredFiles.group.withLock({ $0 }) else {
            throw UnreadableValue(why: "\(shown): here is no group's folder")
        }
        let url = URL(fileURLWithPath: "\(group.directory)/\(path)")
        let type = type(ofName: url.lastPathComponent)
        if let types = rules.contentTypes, !types.contains(where: { type?.conforms(to: $0) ?? false }) {
            let what = type.map { "is \($0)" } ?? "is of no type that is known"
            throw UnreadableValue(why: "\(shown) \(what)", known: accepted(by: rules))
        }
        let bytes: Data?
        do throws(ContainerError) {
            bytes = try group.contents(of: group.imageFile(path), limit: GroupContainer.Group.valueFileLimit)
        } catch {
            throw UnreadableValue(why: "\(shown): \(error)")
        }
        guard let bytes else {
            throw UnreadableValue(problem: .missingEntity, why: "no file \(shown) in the group's folder")
        }
        return ReadValue(value: IntentFile(bytes, url.lastPathComponent, url, type), stored: json)
    }

    /// Its path in the group's folder; nil for one that lies elsewhere, or nowhere.
    var stored: StoredValue? {
        guard let group = ConfiguredFiles.group.withLock({ $0 }), let path = fileURL?.path,
            path.hasPrefix(group.directory + "/")
        else { return nil }
        return group.relative(path).stored
    }
}
