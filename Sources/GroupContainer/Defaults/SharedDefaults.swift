// The group's shared defaults: read at any time, changed key by key under the container's lock.
package import FoundationEssentials
package import Posix

/// The shared defaults of a group.
package struct SharedDefaults: Sendable {
    package typealias Values = [String: PropertyListValue]

    let group: Group

    package init(of group: Group) { self.group = group }

    /// The property list as it stands; nil when the file does not exist.
    package func text() throws(DefaultsError) -> Data? {
        try onContainer { () throws(ContainerError) in
            try group.contents(of: group.preferencesFile, limit: PropertyListText.limit)
        }
    }

    /// All values; none when the file does not exist.
    package func values() throws(DefaultsError) -> Values {
        try text().map { (data) throws(DefaultsError) in try values(in: data) } ?? [:]
    }

    /// What the property list says.
    package func values(in text: Data) throws(DefaultsError) -> Values {
        try onPropertyList { () throws(PropertyListFault) in try PropertyListText.values(text) }
    }

    /// Changes some keys and leaves all others as anyone else has set them; false when nothing had to be written. A
    /// file that cannot be read is never replaced. Either all changes are made or none.
    @discardableResult
    package func merge(_ change: DefaultsChange) throws(DefaultsError) -> Bool {
        let lock = try onContainer { () throws(ContainerError) in
            try group.prepareForPublishing()
            return try onSystem { () throws(SystemError) in
                try FileSystem.makeDirectory(group.runDirectory)
                return try Lock.acquire(group.defaultsLock)
            }
        }
        return try merge(change, holding: lock)
    }

    /// The same for one who holds the lock already.
    @discardableResult
    package func merge(_ change: DefaultsChange, holding lock: Lock) throws(DefaultsError) -> Bool {
        defer { withExtendedLifetime(lock) {} }
        let old = try values()
        let new = change.applied(to: old)
        if new == old { return false }
        let text = try onPropertyList { () throws(PropertyListFault) in try PropertyListText.xml(new) }
        try onContainer { () throws(ContainerError) in
            try group.write(text.span, to: group.preferencesFile, durable: true)
        }
        return true
    }

    func onContainer<Value>(_ body: () throws(ContainerError) -> Value) throws(DefaultsError) -> Value {
        do throws(ContainerError) { return try body() } catch { throw .container(error) }
    }

    func onPropertyList<Value>(_ body: () throws(PropertyListFault) -> Value) throws(DefaultsError) -> Value {
        do throws(PropertyListFault) {
            return try body()
        } catch {
            throw .propertyList(path: group.relative(group.preferencesFile), error)
        }
    }
}

/// Why the shared defaults were not read or changed.
package enum DefaultsError: Error, Equatable, CustomStringConvertible {
    case container(ContainerError)
    case propertyList(path: String, PropertyListFault)

    package var description: String {
        switch self {
        case .container(let error): error.description
        case .propertyList(let path, let fault): "\(SafeText.path(path)): \(fault)"
        }
    }
}
