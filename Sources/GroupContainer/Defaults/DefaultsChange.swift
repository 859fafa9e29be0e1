// A change of some keys, as a value: what a host sets, or what widget code has changed since its copy was made.

/// Keys that are set and keys that are removed.
package struct DefaultsChange: Hashable, Sendable {
    package var set: [String: PropertyListValue]
    package var remove: Set<String>

    package init(set: [String: PropertyListValue] = [:], remove: Set<String> = []) {
        self.set = set
        self.remove = remove
    }

    /// What leads from one state to another.
    package init(from old: [String: PropertyListValue], to new: [String: PropertyListValue]) {
        set = new.filter { old[$0.key] != $0.value }
        remove = Set(old.keys).subtracting(new.keys)
    }

    package var isEmpty: Bool { self.set.isEmpty && remove.isEmpty }

    /// The state after the change; a key that is both removed and set is set.
    package func applied(to values: [String: PropertyListValue]) -> [String: PropertyListValue] {
        values.filter { !remove.contains($0.key) }.merging(set) { $1 }
    }
}
