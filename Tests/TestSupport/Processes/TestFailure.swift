// What a test's surroundings throw: one sentence that says what was waited for or wished.

/// A failure of a test's surroundings.
package struct TestFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

/// How long an event may take before its absence is a failure; no test waits that long for anything that happens.
package let patience = 60.0
