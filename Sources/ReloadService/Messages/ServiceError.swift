// The errors of the reload service: a number, a sentence, and facts that programs can use.

/// What stands under `error` in an answer.
package struct ServiceError: Error, Hashable, Sendable {
    package var code: Code
    package var message: String
    package var data: Facts

    package init(_ code: Code, _ message: String, data: Facts) {
        self.code = code
        self.message = message
        self.data = data
    }

    package struct Code: RawRepresentable, Hashable, Sendable, Codable {
        package var rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let parseError = Code(rawValue: -32700)
        package static let invalidRequest = Code(rawValue: -32600)
        package static let unknownMethod = Code(rawValue: -32601)
        package static let invalidParams = Code(rawValue: -32602)
        package static let internalError = Code(rawValue: -32603)
        package static let unknownKind = Code(rawValue: -32000)
        package static let unknownWidget = Code(rawValue: -32001)
        package static let peerRefused = Code(rawValue: -32002)
        package static let clockIsNotVirtual = Code(rawValue: -32003)
        package static let shuttingDown = Code(rawValue: -32004)
        package static let tooMany = Code(rawValue: -32005)
        package static let containerUnavailable = Code(rawValue: -32006)
    }

    /// What stands under `data`; `kind` is a stable word.
    package struct Facts: Hashable, Sendable, Codable {
        package var kind: String
        /// The names that would have been right.
        package var known: [String]?
        package var nearest: String?
        /// The parameter that is wrong.
        package var param: String?
        package var line: Int?
        package var byte: Int?
        package var path: String?

        package init(
            kind: String, known: [String]? = nil, nearest: String? = nil, param: String? = nil, line: Int? = nil,
            byte: Int? = nil, path: String? = nil
        ) {
            self.kind = kind
            self.known = known
            self.nearest = nearest
            self.param = param
            self.line = line
            self.byte = byte
            self.path = path
        }
    }
}

extension ServiceError: Codable {
    private enum Key: String, CodingKey { case code, message, data }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        code = try keys.decode(Code.self, forKey: .code)
        message = try keys.decode(String.self, forKey: .message)
        // Other daemons may send other facts; only the number and the sentence are needed.
        data = (try? keys.decode(Facts.self, forKey: .data)) ?? Facts(kind: "unknown")
    }
}

extension ServiceError {
    package static func malformed(_ fault: JSONFault) -> ServiceError {
        ServiceError(
            .parseError, "not JSON: \(fault)",
            data: Facts(kind: "parse-error", line: fault.line, byte: fault.byte, path: fault.path)
        )
    }

    package static func lineTooLong(limit: Int) -> ServiceError {
        ServiceError(.invalidRequest, "a line is at most \(limit) bytes", data: Facts(kind: "line-too-long"))
    }

    package static func invalidRequest(_ sentence: String) -> ServiceError {
        ServiceError(.invalidRequest, sentence, data: Facts(kind: "invalid-request"))
    }

    package static func unknownMethod(_ method: String) -> ServiceError {
        named(.unknownMethod, "method", method, kind: "unknown-method", known: ServiceProtocol.methods)
    }

    package static func unknownParam(_ param: String, of method: String, known: [String]) -> ServiceError {
        var error = named(
            .invalidParams, "parameter of \(method)", param, kind: "unknown-param", known: known
        )
        error.data.param = param
        return error
    }

    package static func invalidParam(_ param: String, _ sentence: String) -> ServiceError {
        ServiceError(.invalidParams, "\(param): \(sentence)", data: Facts(kind: "invalid-param", param: param))
    }

    package static func unknownKind(_ kind: String, known: [String]) -> ServiceError {
        named(.unknownKind, "kind", kind, kind: "unknown-kind", known: known)
    }

    package static func unknownWidget(_ widget: String, known: [String]) -> ServiceError {
        named(.unknownWidget, "widget", widget, kind: "unknown-widget", known: known)
    }

    /// A word that might have been either; what is installed is named first.
    package static func unknownWidgetOrKind(_ name: String, known: [String]) -> ServiceError {
        named(.unknownWidget, "widget or kind", name, kind: "unknown-widget", known: known)
    }

    /// A widget that has never had a timeline.
    package static func noArchive(_ widget: String, why: String) -> ServiceError {
        ServiceError(
            .invalidParams, "\(widget) has no archive yet: \(why)", data: Facts(kind: "no-archive", param: "widget")
        )
    }

    /// Nothing is archived for an instant.
    package static func noPicture(_ sentence: String) -> ServiceError {
        ServiceError(.invalidParams, sentence, data: Facts(kind: "no-picture", param: "at"))
    }

    package static func unknownFamily(_ family: String, of kind: String, known: [String]) -> ServiceError {
        var error = named(.invalidParams, "family of \(kind)", family, kind: "unknown-family", known: known)
        error.data.param = "family"
        return error
    }

    package static func unknownParameter(_ name: String, of kind: String, known: [String]) -> ServiceError {
        var error = named(.invalidParams, "parameter of \(kind)", name, kind: "unknown-parameter", known: known)
        if known.isEmpty { error.message += "; the kind has none" }
        error.data.param = "values"
        return error
    }

    /// A value that a parameter of a kind cannot have; `known` are those that it can have, where they can be listed.
    package static func badParameter(_ name: String, _ why: String, known: [String]?) -> ServiceError {
        var hint = ""
        if let known, !known.isEmpty {
            let shown = known.prefix(32).map(LogValue.plainOrQuoted).joined(separator: ", ")
            hint = "; known: \(shown)" + (known.count > 32 ? " and \(known.count - 32) more" : "")
        }
        return ServiceError(
            .invalidParams, "\(LogValue.plainOrQuoted(name)): \(why)\(hint)",
            data: Facts(kind: "bad-parameter", known: known, param: "values")
        )
    }

    /// Nothing is there to be tapped; `known` are the elements.
    package static func noElement(_ sentence: String, _ known: [String]) -> ServiceError {
        let hint = known.isEmpty ? "; it has none" : "; known: \(known.joined(separator: ", "))"
        return ServiceError(
            .invalidParams, sentence + hint, data: Facts(kind: "unknown-element", known: known, param: "element")
        )
    }

    package static func unknownEvent(_ event: String) -> ServiceError {
        var error = named(
            .invalidParams, "event", event, kind: "unknown-event", known: Topic.allCases.map(\.rawValue)
        )
        error.data.param = "events"
        return error
    }

    package static func peerRefused(peer: UInt32, daemon: UInt32) -> ServiceError {
        ServiceError(
            .peerRefused, "the daemon runs as user \(daemon) and answers no other; you are user \(peer)",
            data: Facts(kind: "peer-refused")
        )
    }

    package static let shuttingDown = ServiceError(
        .shuttingDown, "the daemon is shutting down", data: Facts(kind: "shutting-down")
    )

    package static func tooManyConnections(limit: Int) -> ServiceError {
        ServiceError(.tooMany, "more than \(limit) connections", data: Facts(kind: "too-many-connections"))
    }

    package static func tooManyWaits(limit: Int) -> ServiceError {
        ServiceError(.tooMany, "more than \(limit) reloads wait", data: Facts(kind: "too-many-waits"))
    }

    package static func tooManyAdvances(limit: Int) -> ServiceError {
        ServiceError(.tooMany, "more than \(limit) moves of the clock wait", data: Facts(kind: "too-many-waits"))
    }

    package static let clockIsNotVirtual = ServiceError(
        .clockIsNotVirtual, "the daemon's clock is the system's: only widgetd --clock virtual=TIME can be advanced",
        data: Facts(kind: "clock-is-not-virtual")
    )

    package static func containerUnavailable(_ sentence: String) -> ServiceError {
        ServiceError(.containerUnavailable, sentence, data: Facts(kind: "container-unavailable"))
    }

    /// A file of the group says what nobody can use: it is left alone until somebody mends it.
    package static func damagedFile(_ sentence: String) -> ServiceError {
        ServiceError(.containerUnavailable, sentence, data: Facts(kind: "damaged-file"))
    }

    /// A provider failed outside of a reload, for which there would be a receipt.
    package static func runFailed(_ sentence: String) -> ServiceError {
        ServiceError(.internalError, sentence, data: Facts(kind: "run-failed"))
    }

    package static func internalError(_ sentence: String) -> ServiceError {
        ServiceError(.internalError, sentence, data: Facts(kind: "internal-error"))
    }

    private static func named(
        _ code: Code, _ what: String, _ word: String, kind: String, known: [String]
    ) -> ServiceError {
        let near = ReloadService.nearest(word, in: known)
        var hint = ""
        if let near, near == word {
            hint = "; a \(what) that looks the same is written in other Unicode characters"
        } else if let near {
            hint = "; did you mean \(LogValue.plainOrQuoted(near))?"
        } else if (1...32).contains(known.count) {
            hint = "; known: \(known.map(LogValue.plainOrQuoted).joined(separator: ", "))"
        }
        return ServiceError(
            code, "no \(what) \(LogValue.quoted(word))\(hint)", data: Facts(kind: kind, known: known, nearest: near)
        )
    }
}
