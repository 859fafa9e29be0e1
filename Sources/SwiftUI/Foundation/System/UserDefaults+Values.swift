// Small spellings of Foundation's that Linux lacks.

extension UserDefaults {
    /// The value of a key, of any type.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// Runs work; nothing here is released later than its last use.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
