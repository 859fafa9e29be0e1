// `perform`: a tap on a widget.

/// Taps a widget; the answer comes when what the tap leads to is on show.
package struct PerformCall: ServiceCall {
    package typealias Body = Receipts

    package var widget: String
    /// Nil for a tap beside all elements.
    package var element: Element?
    package var method: String { "perform" }

    package func add(to params: inout JSONLine) {
        switch element {
        case .number(let number): params.add("element", number)
        case .text(let text): params.add("element", text)
        case nil: break
        }
        params.add("widget", widget)
    }

    /// What is tapped, as the sidecar's `tapAreas` list it.
    package enum Element: Hashable, Sendable {
        /// Counted from 1.
        case number(Int)
        /// By what it says.
        case text(String)
    }

    package init(widget: String, element: Element? = nil) {
        self.widget = widget
        self.element = element
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["widget", "element"])
        widget = try params.required(String.self, "widget", "a string")
        element = try params.optional(Element.self, "element", "a number or a string")
    }
}

extension PerformCall.Element: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Asks for the type; what is no string must be a number.
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            self = .number(try container.decode(Int.self))
        }
    }
}
