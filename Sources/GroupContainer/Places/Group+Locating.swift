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
        do throws(GroupIDError) {
            id = try GroupID(group ?? variable("WIDGET_GROUP") ?? defaultID)
        } catch {
            throw .group(error)
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
    case group(GroupIDError)
    case emptyFolder(option: String)
    case system(SystemError)

    package var description: String {
        switch self {
        case .group(let error): error.description
        case .emptyFolder(let option): "\(option) names no folder: its value is empty"
        case .system(let error): error.description
        }
    }
}
