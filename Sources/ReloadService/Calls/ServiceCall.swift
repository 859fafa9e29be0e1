// A method of the service as a value that carries the type of its answer.

/// A call that a host can make; its encoded form is `params`.
package protocol ServiceCall: Encodable, Hashable, Sendable {
    associatedtype Body: Codable & Sendable
    var method: String { get }
}

/// A request as a host writes it.
package struct RequestLine<Call: ServiceCall>: Encodable {
    package var id: RequestID?
    package var call: Call

    package init(id: RequestID?, call: Call) {
        self.id = id
        self.call = call
    }

    private enum Key: String, CodingKey { case jsonrpc, id, method, params }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode("2.0", forKey: .jsonrpc)
        try keys.encodeIfPresent(id, forKey: .id)
        try keys.encode(call.method, forKey: .method)
        try keys.encode(call, forKey: .params)
    }

    /// With the line's end.
    package func bytes() throws -> [UInt8] { try JSONText.encode(self) + [0x0a] }
}
