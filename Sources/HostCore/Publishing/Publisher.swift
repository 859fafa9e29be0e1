// Writes what hosts publish: checked first, then all of it under the publish lock.
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

/// The part of the executor that changes files and needs no daemon.
struct Publisher {
    let group: Group

    /// Makes the changes of all commands, or none when one of them cannot be made. The note stands below the first
    /// entries that are published.
    func publish(_ commands: [Command], note: String? = nil) throws(Complaint) -> [Report] {
        var publications: [Publication] = []
        for (index, command) in commands.enumerated() {
            publications.append(try naming(command: index) { () throws(Complaint) in try Publication(command) })
        }
        return try publish(publications, note: note)
    }

    /// Makes all changes, or none when one of them cannot be made.
    func publish(_ publications: [Publication], note: String? = nil) throws(Complaint) -> [Report] {
        var note = note
        // None may be written before all can be.
        for (index, publication) in publications.enumerated() {
            try naming(command: index) { () throws(Complaint) in try check(publication) }
        }
        let lock = try onContainer { () throws(ContainerError) in
            try group.prepareForPublishing()
            do throws(SystemError) {
                try FileSystem.makeDirectory(group.runDirectory)
                return try Lock.acquire(group.publishLock)
            } catch {
                throw .system(error)
            }
        }
        defer { withExtendedLifetime(lock) {} }
        var reports: [Report] = []
        for (index, publication) in publications.enumerated() {
            reports.append(try naming(command: index) { () throws(Complaint) in try write(publication, &note) })
        }
        return reports
    }

    /// Whoever names a widget's id means the widget.
    private func hint(_ name: ImageName) -> String {
        // Where the folder cannot be looked into, there is nothing more to say.
        let facts = try? FileSystem.facts("\(group.snapshotsDirectory)/\(name.text).json", followingLinks: false)
        return facts == nil ? "" : "; remove-widget removes the widget of that id"
    }

    private func check(_ publication: Publication) throws(Complaint) {
        try onContainer { () throws(ContainerError) in
            switch publication {
            case .entries(let entries): try group.refuseNewerEntries(of: entries.kind, rules: Publication.rules)
            case .image(let name, _), .removal(let name): _ = try group.imageFile(name)
            case .defaults: break
            }
        }
    }

    private func write(
        _ publication: Publication, _ note: inout String?
    ) throws(Complaint) -> Report {
        switch publication {
        case .entries(let entries):
            try onContainer { () throws(ContainerError) in try group.publish(entries) }
            defer { note = nil }
            return Report(publishedEntries: entries.found.count, of: entries.kind, note: note)
        case .image(let name, let data):
            try onContainer { () throws(ContainerError) in _ = try group.publishImage(data, as: name) }
            return Report(publishedImage: name, bytes: data.count)
        case .removal(let name):
            guard try onContainer({ () throws(ContainerError) in try group.removeImage(name) }) else {
                throw Complaint(.refused, kind: "no-image", "no image \(LogValue.quoted(name.text))\(hint(name))")
            }
            return Report(removedImage: name)
        case .defaults(let change):
            do throws(DefaultsError) {
                try SharedDefaults(of: group).merge(change)
            } catch {
                throw Complaint(error)
            }
            return Report(changed: change)
        }
    }

    /// The shared defaults, or one of them.
    func sharedDefaults(_ key: String?) throws(Complaint) -> Report {
        let values: [String: PropertyListValue]
        do throws(DefaultsError) {
            values = try SharedDefaults(of: group).values()
        } catch {
            throw Complaint(error)
        }
        guard let key else { return Report(values) }
        if let value = values[key] { return Report(value) }
        let near = nearest(key, in: values.keys.sorted()).map { "; did you mean \($0)?" } ?? ""
        throw Complaint(.refused, kind: "no-default", "no shared default \(LogValue.quoted(key))\(near)")
    }

    private func onContainer<Value>(_ body: () throws(ContainerError) -> Value) throws(Complaint) -> Value {
        do throws(ContainerError) { return try body() } catch { throw Complaint(error) }
    }
}
