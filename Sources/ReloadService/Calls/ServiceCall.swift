// A method of the service as a value that carries the type of its answer.

/// A call that a host can make.
package protocol ServiceCall: Hashable, Sendable {
    associatedtype Body: Codable & Sendable
    var method: String { get }
    /// Adds the members of `params`, sorted as `JSONText` sorts them, so that a call is always the same bytes.
    func add(to params: inout JSONLine) throws
}

/// A request as a host writes it.
package struct RequestLine<Call: ServiceCall> {
    package var id: RequestID?
    package var call: Call

    package init(id: RequestID?, call: Call) {
        self.id = id
        self.call = call
    }

    /// With the line's end. Written by hand: what Foundation's encoder does before its first value is a twentieth of all
    /// that a host's process does. Throws for a number that JSON cannot say.
    package func bytes() throws -> [UInt8] {
        var line = JSONLine()
        switch id {
        case .integer(let number): line.add("id", Int(number))
        case .string(let text): line.add("id", text)
        case nil: break
        }
        line.add("jsonrpc", "2.0")
        line.add("method", call.method)
        var params = JSONLine()
        try call.add(to: &params)
        line.add("params", params)
        if let member = line.inexact { throw UnsayableNumber(member: member) }
        return Array(line.closed.utf8) + [0x0a]
    }
}

/// A request's number that is not finite.
package struct UnsayableNumber: Error, Equatable, CustomStringConvertible {
    package var member: String

    package init(member: String) { self.member = member }

    package var description: String { "\(member) is not a finite number" }
}
