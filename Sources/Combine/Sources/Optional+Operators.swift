// What operators make of one value or none: it is known at once, so that it stays an optional's publisher, as Combine
// documents it. Of none they make none.

extension Optional.Publisher {
    /// The result of a closure.
    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher { .init(output.map(transform)) }

    /// The result of a closure, if there is one.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(output.flatMap(transform)) }

    /// The value, if a closure wants it.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    /// Nothing.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    // MARK: Gathered

    /// The value in a list.
    public func collect() -> Optional<[Output]>.Publisher { map { [$0] } }
    /// One.
    public func count() -> Optional<Int>.Publisher { map { _ in 1 } }
    /// Whether a closure holds.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }
    /// Whether a closure holds.
    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher { map(predicate) }
    /// The value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
    /// The value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
    /// What a closure makes of a start and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
    /// What a closure makes of a start and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Optional<T>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    // MARK: Some of them

    /// The value.
    public func first() -> Optional<Output>.Publisher { self }
    /// The value, if a closure wants it.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// The value.
    public func last() -> Optional<Output>.Publisher { self }
    /// The value, if a closure wants it.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// The value, unless it is among the first.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { filter { _ in count < 1 } }
    /// The value, unless a closure drops it.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }
    /// The value, if it is among the first.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { filter { _ in maxLength > 0 } }
    /// The value, if a closure holds.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// The value, if it is the one at an index.
    public func output(at index: Int) -> Optional<Output>.Publisher { filter { _ in index == 0 } }
    /// The value, if it is within a range.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        filter { _ in range.contains(0) }
    }
    /// The value.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher { self }
    /// The value: it never fails.
    public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }
    /// The value, or another in the place of none.
    public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }
    /// The value: it never fails.
    public func retry(_ times: Int) -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Equatable {
    /// Whether it is a value.
    public func contains(_ output: Wrapped) -> Optional<Bool>.Publisher { map { $0 == output } }
    /// The value.
    public func removeDuplicates() -> Optional<Wrapped>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
    /// The value.
    public func min() -> Optional<Wrapped>.Publisher { self }
    /// The value.
    public func max() -> Optional<Wrapped>.Publisher { self }
}
