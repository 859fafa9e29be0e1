// Values of parameters that are files: where somebody names one from where they are, it is published into the group, and its
// path there becomes the value.
import Digest
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

extension Executor {
    /// The values as a request carries them.
    mutating func published(
        _ assignments: [Command.Assignment], of kind: String
    ) throws(Complaint) -> [String: JSONValue] {
        var values = Dictionary(uniqueKeysWithValues: assignments.map { ($0.key, $0.value.json) })
        let names = values.filter { $0.value.texts.contains(where: Self.isThere) }.keys
        // Most values name nothing that is there: then nobody need be asked which of them are files.
        if names.isEmpty { return values }
        let call = ParametersCall(kind: kind)
        let parameters = try daemon.call(call, within: DaemonLine.providerPatience).parameters
        var publications: [Publication] = []
        for parameter in parameters where parameter.type == "file" && names.contains(parameter.name) {
            values[parameter.name] = try values[parameter.name]?.mappingTexts { (text) throws(Complaint) in
                Self.isThere(text) ? try place(of: text, &publications) : text
            }
        }
        if !publications.isEmpty { _ = try publisher.publish(publications) }
        return values
    }

    /// Whether something lies at a path, relative to where the program was called.
    private static func isThere(_ path: String) -> Bool {
        if path.isEmpty || path.utf8.contains(0) { return false }
        // A path that cannot be looked at names nothing.
        let facts = try? FileSystem.facts(path)
        return facts != nil
    }

    /// A file's path in the group: its own where it lies there, else that of a copy. The copy's folder is named by what the
    /// file holds, so that files of one name do not meet.
    private func place(of path: String, _ publications: inout [Publication]) throws(Complaint) -> String {
        if let own = ownPath(path) { return own }
        let bytes = try Command.Source.file(path).contents(limit: Publication.imageLimit)
        let name: ImageName
        do throws(ImageNameError) {
            name = try ImageName("files/\(SHA256.hex(of: bytes.span).prefix(16))/\(FileSystem.name(of: path))")
        } catch {
            throw Complaint(error)
        }
        publications.append(.image(name, bytes))
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
