// Finding the group's directory from options and environment.
package import Posix

extension Group {
    /// The group of a program that is told nothing.
    package static let defaultID = "group.sundial.demo"

    /// The group that options name, else the environment (`WIDGET_CONTAINER`, `WIDGET_GROUP`), else `usual` in
    /// `./container`: what the program would be told most probably, if it knows. Empty variables count as absent.
    package static func locate(
        container: String? = nil, group: String? = nil, runtimeDirectory: String? = nil,
        usual: (_ container: String) -> String? = { _ in nil }, environment: [String: String]
    ) throws(LocatingError) -> Group {
        func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        let parent: String
        // An empty option is a script's unset variable; it must not become the working directory.
        if container?.isEmpty == true { throw .emptyFolder(option: "--container") }
        if runtimeDirectory?.isEmpty == true { throw .emptyFolder(option: "--runtime-dir") }
        let runtime: String?
        do throws(SystemError) {
            parent = try FileSystem.absolute(container ?? variable("WIDGET_CONTAINER") ?? "container")
            runtime = try runtimeDirectory.map(FileSystem.absolute)
        } catch {
            throw .system(error)
        }
        let named = group.map { ($0, "--group") } ?? variable("WIDGET_GROUP").map { ($0, "$WIDGET_GROUP") }
        let known = named ?? usual(parent).map { ($0, "") }
        let (text, source) = known ?? (defaultID, "")
        let id: GroupID
        do throws(GroupIDError) {
            id = try GroupID(text)
        } catch {
            throw .group(error, text, of: source)
        }
        return Group(
            id: id, directory: parent == "/" ? "/\(id)" : "\(parent)/\(id)", runtimeDirectory: runtime,
            isNamed: known != nil
        )
    }

    /// The one group that lies in a container; nil where there are none or several.
    package static func only(in container: String) -> String? {
        // A container that cannot be listed is told of by whoever looks for a group in it.
        let names = (try? FileSystem.names(in: container)) ?? []
        let groups = names.filter { isGroup($0, in: container) }
        return groups.count == 1 ? groups[0] : nil
    }

    private static func isGroup(_ name: String, in container: String) -> Bool {
        // What has no group's name, or cannot be looked at, is something else that somebody keeps there.
        guard (try? GroupID(name)) != nil, let facts = try? FileSystem.facts("\(container)/\(name)") else { return false }
        return facts.kind == .directory
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
