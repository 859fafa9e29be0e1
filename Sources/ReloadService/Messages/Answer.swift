// The line that answers a request: a result or an error, with the request's id.

/// An answer whose result the reader knows the type of.
package struct Answer<Body: Codable & Sendable>: Sendable {
    /// Nil when the request could not be read so far.
    package var id: RequestID?
    package var outcome: Result<Body, ServiceError>

    package init(id: RequestID?, outcome: Result<Body, ServiceError>) {
        self.id = id
        self.outcome = outcome
    }
}

extension Answer: Codable {
    private enum Key: String, CodingKey { case jsonrpc, id, result, error }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        id = try keys.decodeIfPresent(RequestID.self, forKey: .id)
        if let error = try keys.decodeIfPresent(ServiceError.self, forKey: .error) {
            outcome = .failure(error)
        } else {
            outcome = .success(try keys.decode(Body.self, forKey: .result))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode("2.0", forKey: .jsonrpc)
        try keys.encode(id, forKey: .id)
        switch outcome {
        case .success(let body): try keys.encode(body, forKey: .result)
        case .failure(let error): try keys.encode(error, forKey: .error)
        }
    }
}

/// Makes the bytes of answers, with the line's end.
package enum AnswerLine {
    package static func result(_ body: some Codable & Sendable, for id: RequestID?) -> [UInt8] {
        do {
            let line = try JSONText.encode(Answer(id: id, outcome: .success(body)))
            if line.count <= ServiceProtocol.answerLimit { return line + [0x0a] }
            return self.error(.internalError("the answer has more than \(ServiceProtocol.answerLimit) bytes"), for: id)
        } catch {
            return self.error(.internalError("the answer cannot be written: \(error)"), for: id)
        }
    }

    package static func error(_ error: ServiceError, for id: RequestID?) -> [UInt8] {
        do {
            return try JSONText.encode(Answer<Nothing>(id: id, outcome: .failure(error))) + [0x0a]
        } catch {
            // Integers and strings always encode.
            return Array((#"{"error":{"code":-32603,"message":"internal error"},"id":null}"# + "\n").utf8)
        }
    }
}

/// An empty result: `{}`.
package struct Nothing: Hashable, Codable, Sendable {
    package init() {}
}
