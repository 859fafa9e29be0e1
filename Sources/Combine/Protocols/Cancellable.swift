// What can be stopped.

/// Something that can be cancelled.
public protocol Cancellable {
    /// Stops the activity and lets go of what it held.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection, so that it goes on as long as the collection lives.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Keeps this in a set, so that it goes on as long as the set lives.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}
