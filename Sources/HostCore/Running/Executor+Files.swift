// A widget's values that are files: where somebody names one from where they are, and the group has none of that name, it is
// published into the group, and its path there becomes the value.
import Digest
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

extension Executor {
    /// Adds a widget. What was copied for it goes again where the daemon refuses it.
    mutating func add(_ call: AddWidgetCall) throws(Complaint) -> Report {
        var call = call
        let copies = try publishFiles(of: &call)
        do throws(Complaint) {
            let widget = try daemon.call(call, within: DaemonLine.providerPatience)
            return Report([widget.widget], widget)
        } catch {
            // Who does not answer may have added it.
            if error.facts != nil { remove(copies) }
            throw error
        }
    }

    /// Has the values name what lies in the group, and returns what was copied there for them.
    private mutating func publishFiles(of request: inout AddWidgetCall) throws(Complaint) -> [ImageName] {
        guard var values = request.values else { return [] }
        let names = values.filter { $0.value.texts.contains(where: isElsewhere) }.keys
        // Most values name nothing that is there: then nobody need be asked which of them are files.
        if names.isEmpty { return [] }
        let call = ParametersCall(kind: request.kind)
        let parameters = try daemon.call(call, within: DaemonLine.providerPatience).parameters
        var files: [ImageName: Data] = [:]
        for parameter in parameters where parameter.type == "file" && names.contains(parameter.name) {
            values[parameter.name] = try values[parameter.name]?.mappingTexts { (text) throws(Complaint) in
                isElsewhere(text) ? try place(of: text, &files) : text
            }
        }
        request.values = values
        // A copy is named by what it holds: one that is there is the same.
        files = files.filter { !isInGroup($0.key.text) }
        if !files.isEmpty { _ = try publisher.publish(files.map { .image($0, $1) }) }
        return Array(files.keys)
    }

    private func remove(_ copies: [ImageName]) {
        if copies.isEmpty { return }
        // That they stay harms nothing, and that the widget was refused says more.
        _ = try? publisher.publish(copies.map { .removal($0) })
        for folder in copies.compactMap({ FileSystem.parent(of: "\(group.directory)/\($0)") }) {
            // The same.
            _ = try? FileSystem.removeDirectory(folder)
        }
    }

    /// Whether a path names something where the program was called, and nothing in the group.
    private func isElsewhere(_ path: String) -> Bool { !isInGroup(path) && Self.isThere(path) }

    private func isInGroup(_ path: String) -> Bool {
        // What is no name of a file in the group is none of its files.
        guard let name = try? ImageName(path), let file = try? group.imageFile(name) else { return false }
        return Self.isThere(file)
    }

    /// Whether something lies at a path.
    private static func isThere(_ path: String) -> Bool {
        if path.isEmpty || path.utf8.contains(0) { return false }
        // A path that cannot be looked at names nothing.
        let facts = try? FileSystem.facts(path)
        return facts != nil
    }

    /// A file's path in the group: its own where it lies there, else that of a copy. The copy's folder is named by what the
    /// file holds, so that files of one name do not meet.
    private func place(of path: String, _ files: inout [ImageName: Data]) throws(Complaint) -> String {
        if let own = ownPath(path) { return own }
        let bytes = try Command.Source.file(path).contents(limit: Group.valueFileLimit)
        let name: ImageName
        do throws(ImageNameError) {
            name = try ImageName("files/\(SHA256.hex(of: bytes.span).prefix(16))/\(FileSystem.name(of: path))")
        } catch {
            throw Complaint(error)
        }
        files[name] = bytes
        return name.text
    }

    private func ownPath(_ path: String) -> String? {
        // What cannot be resolved lies nowhere.
        guard let file = try? FileSystem.resolved(path), let folder = try? FileSystem.resolved(group.directory),
            file.hasPrefix(folder + "/")
        else { return nil }
        let own = String(file.dropFirst(folder.count + 1))
        // A file of the container's own is copied as any other.
        return (try? ImageName(own)) == nil ? nil : own
    }
}

private extension JSONValue {
    /// The text, or those of a list.
    var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let items): items.flatMap(\.texts)
        default: []
        }
    }

    func mappingTexts(_ new: (String) throws(Complaint) -> String) throws(Complaint) -> JSONValue {
        switch self {
        case .string(let text): return .string(try new(text))
        case .array(let items):
            var mapped: [JSONValue] = []
            for item in items { mapped.append(try item.mappingTexts(new)) }
            return .array(mapped)
        default: return self
        }
    }
}
