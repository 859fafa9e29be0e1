// The shared defaults that could be used last: widget code goes on with them while the published ones are damaged, also in
// a process that never saw good ones.
package import FoundationEssentials

extension SharedDefaults {
    /// The text that could be used last; nil when there has been none.
    package func last() -> (text: Data, values: Values)? {
        do throws(DefaultsError) {
            guard let text = try lastText() else { return nil }
            return (text, try values(in: text))
        } catch {
            // A copy of ours that cannot be used is none.
            return nil
        }
    }

    /// Keeps a text that can be used; nil for a group without defaults.
    package func keepAsLast(_ text: Data?) throws(DefaultsError) {
        let none = try onPropertyList { () throws(PropertyListFault) in try PropertyListText.xml([:]) }
        let kept = text ?? none
        if try lastText() == kept { return }
        try onContainer { () throws(ContainerError) in
            try group.write(kept.span, to: group.lastPreferencesFile, durable: false)
        }
    }

    private func lastText() throws(DefaultsError) -> Data? {
        try onContainer { () throws(ContainerError) in
            try group.contents(of: group.lastPreferencesFile, limit: PropertyListText.limit)
        }
    }
}
