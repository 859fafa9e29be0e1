// The extension's own copy of the group's defaults: Foundation reads and writes the copy, and what widget code changed
// in it is merged back, key by key.
import GroupContainer
import Posix
import SwiftUI
import Synchronization

/// The copy, and what it held when it was made.
final class PrivateDefaults: Sendable {
    private struct State {
        /// The bytes that were copied last; nil before, and for a group without defaults.
        var copied: Data?
        /// Whether this process has seen what the group says, be it nothing.
        var isCopied = false
        /// What they mean.
        var values: [String: PropertyListValue] = [:]
    }

    private let id: String
    private let shared: SharedDefaults?
    /// Where Foundation keeps the suite; nil when the environment names no folder, and nothing is copied then.
    private let file: String?
    private let state = Mutex(State())

    init(group: ExtensionGroup) {
        id = group.id
        file = group.configurationDirectory.map { "\($0)/\(group.id).plist" }
        // The daemon names a valid group; without one there is nothing to share.
        shared = (try? GroupID(group.id)).map {
            SharedDefaults(of: GroupContainer.Group(id: $0, directory: group.directory))
        }
        // What a process that crashed left is as old as its last run: merged, it would undo what hosts set since then.
        // Where it cannot be removed, the folder cannot be written either, and `copyIn` says so.
        if let file { _ = try? FileSystem.remove(file) }
    }

    /// Makes the copy anew, after bringing home what is still unmerged. A group's file that cannot be read throws and
    /// leaves the last good copy, which a process that has none takes over from those before it.
    func copyIn() throws {
        guard let file, let shared else { return }
        try state.withLock { state in
            try merge(&state)
            let data: Data?
            let values: SharedDefaults.Values
            do {
                data = try shared.text()
                if state.isCopied, data == state.copied { return }
                values = try data.map(shared.values(in:)) ?? [:]
            } catch {
                if !state.isCopied, let last = shared.last() { try place(last.text, last.values, in: file, &state) }
                throw error
            }
            try place(data, values, in: file, &state)
            // Where it cannot be kept, the runs of processes to come fail while the group's file is damaged.
            try? shared.keepAsLast(data)
        }
    }

    private func place(
        _ data: Data?, _ values: SharedDefaults.Values, in file: String, _ state: inout State
    ) throws {
        if let data {
            // The folder may have gone with whatever stood in its place.
            if let folder = FileSystem.parent(of: file) { try FileSystem.makeDirectory(folder) }
            try AtomicFile.write(data, to: file, durable: false)
        } else {
            try FileSystem.remove(file)
        }
        UserDefaults(suiteName: id)?.synchronize()
        state = State(copied: data, isCopied: true, values: values)
    }

    /// Whether widget code finds a copy, perhaps an older one; without one it would take its own defaults for the
    /// group's.
    var isCopied: Bool {
        state.withLock { state in
            guard state.isCopied, state.copied != nil, let file else { return state.isCopied }
            // A copy that cannot be looked at is none.
            return (try? FileSystem.facts(file))?.kind == .regular
        }
    }

    /// Brings home what widget code changed since the copy was made.
    func mergeOut() throws {
        try state.withLock { try merge(&$0) }
    }

    private func merge(_ state: inout State) throws {
        guard let file, let shared else { return }
        UserDefaults(suiteName: id)?.synchronize()
        let data = try FileSystem.contents(of: file, limit: PropertyListText.limit)
        if data == state.copied { return }
        // Widget code that removes every key leaves no file; but whoever removes the folder, too, removes no key.
        if data == nil, let folder = FileSystem.parent(of: file), try FileSystem.facts(folder) == nil {
            try FileSystem.makeDirectory(folder)
            state = State()
            return
        }
        let values = try data.map(Self.values) ?? [:]
        let change = DefaultsChange(from: state.values, to: values)
        if !change.isEmpty { try shared.merge(change) }
        state = State(copied: data, isCopied: state.isCopied, values: values)
    }

    /// Foundation writes the copy in XML or in its binary form.
    private static func values(_ data: Data) throws -> [String: PropertyListValue] {
        if data.starts(with: Data("bplist".utf8)) {
            return try PropertyListDecoder().decode([String: PropertyListValue].self, from: data)
        }
        return try PropertyListText.values(data)
    }
}
