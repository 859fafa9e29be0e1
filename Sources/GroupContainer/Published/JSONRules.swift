// What the reader of JSON files is given from above: the form of a text and of an instant, which the reload service
// defines for messages and files alike.

/// Checks that stand in another room.
package struct JSONRules: Sendable {
    /// What is wrong with a JSON text's form, as a sentence; nil when nothing is.
    package let fault: @Sendable ([UInt8]) -> String?
    /// What is wrong with an instant's text, as a sentence; nil when nothing is.
    package let instantFault: @Sendable (String) -> String?

    package init(
        fault: @escaping @Sendable ([UInt8]) -> String?, instantFault: @escaping @Sendable (String) -> String?
    ) {
        self.fault = fault
        self.instantFault = instantFault
    }
}
