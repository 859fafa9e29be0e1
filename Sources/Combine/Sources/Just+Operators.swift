// What operators make of one value: it is known at once, so that it stays a plain publisher, as Combine documents it.

extension Just {
    /// The result of a closure.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

    /// The result of a closure, or its error.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        Result<T, any Error>.Publisher(Result { try transform(output) })
    }

    /// The value, under another type of errors, which never come.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }

    /// The value, under another type of errors, which never come.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { .init(output) }

    /// The result of a closure, if there is one.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

    /// The value, if a closure wants it.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(isIncluded(output) ? output : nil)
    }

    /// Nothing.
    public func ignoreOutput() -> Empty<Output, Never> { Empty() }

    // MARK: Gathered

    /// The value in a list.
    public func collect() -> Just<[Output]> { Just<[Output]>([output]) }
    /// One.
    public func count() -> Just<Int> { Just<Int>(1) }
    /// Whether a closure holds.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Whether a closure holds, or its error.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }
    /// Whether a closure holds.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { Just<Bool>(predicate(output)) }
    /// Whether a closure holds, or its error.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        tryMap(predicate)
    }
    /// The value.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }
    /// The value.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// What a closure makes of a start and the value.
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }
    /// What a closure makes of a start and the value, or its error.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { tryMap { try nextPartialResult(initialResult, $0) } }
    /// What a closure makes of a start and the value.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }
    /// What a closure makes of a start and the value, or its error.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher { tryReduce(initialResult, nextPartialResult) }

    // MARK: Some of them

    /// The value.
    public func first() -> Just<Output> { self }
    /// The value, if a closure wants it.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// The value.
    public func last() -> Just<Output> { self }
    /// The value, if a closure wants it.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// The value, unless it is among the first.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { .init(count > 0 ? nil : output) }
    /// The value, unless a closure drops it.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter { !predicate($0) } }
    /// The value, if it is among the first.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { .init(maxLength > 0 ? output : nil) }
    /// The value, if a closure holds.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }
    /// The value, if it is the one at an index.
    public func output(at index: Int) -> Optional<Output>.Publisher { .init(index == 0 ? output : nil) }
    /// The value, if it is within a range.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        .init(range.contains(0) ? output : nil)
    }
    /// The value.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    // MARK: Others beside it

    /// Values before it.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }
    /// Values before it.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        .init(sequence: elements + [output])
    }
    /// Values after it.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }
    /// Values after it.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never> where S.Element == Output {
        .init(sequence: [output] + elements)
    }
    /// The value: it never fails.
    public func replaceError(with output: Output) -> Just<Output> { self }
    /// The value: there is one.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }
    /// The value: it never fails.
    public func retry(_ times: Int) -> Just<Output> { self }
}

extension Just where Output: Equatable {
    /// Whether it is a value.
    public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }
    /// The value.
    public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
    /// The value.
    public func min() -> Just<Output> { self }
    /// The value.
    public func max() -> Just<Output> { self }
}
