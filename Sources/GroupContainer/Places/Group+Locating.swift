// Finding the group's directory from options and environment.
package import Posix

extension Group {
    /// The group of a program that is told nothing.
    package static let defaultID = "group.sundial.demo"

    /// The group that options name, else the environment (`WIDGET_CONTAINER`, `WIDGET_GROUP`), else the defaults
    /// `./container` and `group.sundial.demo`. Empty variables count as absent.
    package static func locate(
        container: String? = nil, group: String? = nil, runtimeDirectory: String? = nil,
        environment: [String: String]
    ) throws(LocatingError) -> Group {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let id: GroupID
        let (text, source) =
            group.map { ($0, "--group") } ?? variable("WIDGET_GROUP").map { ($0, "$WIDGET_GROUP") } ?? (defaultID, "")
        do throws(GroupIDError) {
            id = try GroupID(text)
        } catch {
            throw .group(error, text, of: source)
        }
        // An empty option is a script's unset variable; it must not become the working directory.
        if container?.isEmpty == true { throw .emptyFolder(option: "--container") }
        if runtimeDirectory?.isEmpty == true { throw .emptyFolder(option: "--runtime-dir") }
        do throws(SystemError) {
            let parent = try FileSystem.absolute(container ?? variable("WIDGET_CONTAINER") ?? "container")
            return Group(
                id: id, directory: parent == "/" ? "/\(id)" : "\(parent)/\(id)",
                runtimeDirectory: try runtimeDirectory.map(FileSystem.absolute)
            )
        } catch {
            throw .system(error)
        }
    }
}

/// Why no group could be named.
package enum LocatingError: Error, Equatable, CustomStringConvertible {
    /// The text that was given, and by which option or variable.
    case group(GroupIDError, String, of: String)
    case emptyFolder(option: String)
    case system(SystemError)

    package var description: String {
        switch self {
        case .group(let error, let text, let source): "\(source) \(SafeText.quoted(text)): \(error)"
        case .emptyFolder(let option): "\(option) names no folder: its value is empty"
        case .system(let error): error.description
        }
    }
}
