// Finding the group's directory from options and environment.
package import Posix

extension Group {
    /// The group of a program that is told nothing.
    package static let defaultID = "group.sundial.demo"

    /// The group that options name, else the environment (`WIDGET_CONTAINER`, `WIDGET_GROUP`), else the sources, else what
    /// `unnamed` finds in the container, else the default one. Empty variables count as absent.
    package static func locate(
        container: String? = nil, group: String? = nil, runtimeDirectory: String? = nil,
        sources: String? = nil, unnamed: (_ container: String) throws(LocatingError) -> String? = { _ in nil },
        environment: [String: String]
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
        let named =
            group.map { ($0, "--group") } ?? variable("WIDGET_GROUP").map { ($0, "$WIDGET_GROUP") }
            ?? sources.map { ($0, "the sources name") }
        let found = named == nil ? try unnamed(parent) : nil
        let (text, source) = named ?? (found ?? defaultID, "the group")
        let id: GroupID
        do throws(GroupIDError) {
            id = try GroupID(text)
        } catch {
            throw .group(error, text, of: source)
        }
        return Group(
            id: id, directory: parent == "/" ? "/\(id)" : "\(parent)/\(id)", runtimeDirectory: runtime,
            isNamed: named != nil
        )
    }

    /// The one group that lies in a container; nil where there are none or several.
    package static func only(in container: String) -> String? {
        let groups = all(in: container)
        return groups.count == 1 ? groups[0] : nil
    }

    /// The same for who looks for a daemon: throws where there are several, daemons have been there, and the default one,
    /// where a daemon without a name would be, is not among them.
    package static func likely(in container: String) throws(LocatingError) -> String? {
        let groups = all(in: container)
        if groups.count > 1, !groups.contains(defaultID), groups.contains(where: { wasServed($0, in: container) }) {
            throw .several(groups, in: container)
        }
        return groups.count == 1 ? groups[0] : nil
    }

    /// Sorted.
    private static func all(in container: String) -> [String] {
        // A container that cannot be listed is told of by whoever looks for a group in it.
        let names = (try? FileSystem.names(in: container)) ?? []
        return names.filter { isGroup($0, in: container) }.sorted()
    }

    private static func wasServed(_ name: String, in container: String) -> Bool {
        // What cannot be looked at is nobody's.
        guard let id = try? GroupID(name) else { return false }
        let group = Group(id: id, directory: "\(container)/\(name)")
        // As above.
        return (try? FileSystem.facts(group.daemonLock)) != nil
    }

    private static func isGroup(_ name: String, in container: String) -> Bool {
        // What has no group's name, or cannot be looked at, is something else that somebody keeps there.
        guard (try? GroupID(name)) != nil, let facts = try? FileSystem.facts("\(container)/\(name)") else {
            return false
        }
        return facts.kind == .directory
    }
}

/// Why no group could be named.
package enum LocatingError: Error, Equatable, CustomStringConvertible {
    /// The text that was given, and by what: an option, a variable, the sources.
    case group(GroupIDError, String, of: String)
    case emptyFolder(option: String)
    /// None was named, and the container holds these.
    case several([String], in: String)
    case system(SystemError)

    package var description: String {
        switch self {
        case .group(let error, let text, let source): "\(source) \(SafeText.quoted(text)): \(error)"
        case .emptyFolder(let option): "\(option) names no folder: its value is empty"
        case .several(let groups, let container):
            "several groups lie in \(SafeText.path(container)): \(groups.joined(separator: ", ")); --group names one"
        case .system(let error): error.description
        }
    }
}
