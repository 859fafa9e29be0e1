// A request as the daemon reads it: checked, typed, or the error that answers it.
import FoundationEssentials

/// A request that can be executed.
package struct Request: Hashable, Sendable {
    /// Nil: executed, not answered.
    package var id: RequestID?
    package var call: Call

    package init(id: RequestID?, call: Call) {
        self.id = id
        self.call = call
    }

    /// What is asked.
    package enum Call: Hashable, Sendable {
        case reload(ReloadCall)
        case widgets
        case kinds
        case status(StatusCall)
        case explain(ExplainCall)
        case setDefaults(DefaultsCall)
        case snapshot(SnapshotCall)
        case preview(PreviewCall)
        case parameters(ParametersCall)
        case perform(PerformCall)
        case subscribe(SubscribeCall)
        case addWidget(AddWidgetCall)
        case removeWidget(RemoveWidgetCall)
        case advance(AdvanceCall)
    }

    /// Reads a line; a failure carries the id that its answer must have.
    package static func read(_ line: [UInt8]) -> Result<Request, Refusal> {
        do {
            try JSONScanner.check(line, limits: .wire)
        } catch {
            return .failure(hugeNumber(in: line, error) ?? Refusal(id: nil, error: .malformed(error)))
        }
        guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
            return .failure(Refusal(id: nil, error: .invalidRequest("a request is one object; batches are not read")))
        }
        do {
            let request = try JSONDecoder().decode(Envelope.self, from: Data(line)).request
            guard case .success(var read) = request, case .setDefaults(var defaults) = read.call else { return request }
            defaults.fractional = try DefaultsCall.fractionalValues(of: line)
            read.call = .setDefaults(defaults)
            return .success(read)
        } catch {
            return .failure(Refusal(id: nil, error: .invalidRequest("not a request: \(DecodingFault.sentence(error))")))
        }
    }

    /// A number that is JSON, and more than anybody could keep: its parameter is refused, by the request's id.
    private static func hugeNumber(in line: [UInt8], _ fault: JSONFault) -> Refusal? {
        // What else is wrong with the text, or with the request, is told instead.
        guard fault.reason == .hugeNumber, let steps = try? JSONScanner.hugeNumbers(line, limits: .wire).first,
            steps.first == .key("params"), steps.count > 1, case .key(let param) = steps[1],
            // Likewise.
            let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(line)),
            case .failure(var refusal) = envelope.request, refusal.error.data.param == param
        else { return nil }
        var sentence = "\(fault.reason)"
        if steps.count > 2, case .key(let key) = steps[2] { sentence = "\(LogValue.quoted(key)): \(sentence)" }
        refusal.error = .invalidParam(param, sentence)
        return refusal
    }

    /// An error and whom it answers.
    package struct Refusal: Error, Hashable, Sendable {
        package var id: RequestID?
        /// False for a request without an id, whose refusal is only logged.
        package var isAnswered = true
        package var error: ServiceError
    }
}

/// The outer object of a request.
private struct Envelope: Decodable {
    var request: Result<Request, Request.Refusal>

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Params.Name.self)
        let idName = Params.Name(stringValue: "id")
        var id: RequestID?
        if members.contains(idName) {
            do {
                id = try members.decode(RequestID.self, forKey: idName)
            } catch {
                let error = ServiceError.invalidRequest("id must be a string of at most 256 bytes or an integer")
                request = .failure(Request.Refusal(id: nil, error: error))
                return
            }
        }
        do throws(ServiceError) {
            request = .success(Request(id: id, call: try Self.call(members)))
        } catch {
            request = .failure(Request.Refusal(id: id, isAnswered: id != nil || !Self.isNamed(members), error: error))
        }
    }

    /// Whether it is a notification at all: an object without an id and a method is answered with id null.
    private static func isNamed(_ members: KeyedDecodingContainer<Params.Name>) -> Bool {
        members.contains(Params.Name(stringValue: "method"))
    }

    private static func call(_ members: KeyedDecodingContainer<Params.Name>) throws(ServiceError) -> Request.Call {
        let names = ["jsonrpc", "id", "method", "params"]
        if let unknown = members.firstKey(outside: names) {
            let near = nearest(unknown, in: names).map { "; did you mean \($0)?" } ?? ""
            throw .invalidRequest("no member \(LogValue.quoted(unknown)) in a request\(near)")
        }
        let outer = Params(method: "", members: members)
        do throws(ServiceError) {
            if let version = try outer.optional(String.self, "jsonrpc", "\"2.0\""), version != "2.0" {
                throw .invalidParam("jsonrpc", "must be \"2.0\"")
            }
            _ = try outer.required(String.self, "method", "a string")
        } catch {
            throw .invalidRequest(error.message)
        }
        let method = try outer.required(String.self, "method", "a string")
        let params = Params(method: method, members: try inner(members))
        switch method {
        case "reloadTimelines": return .reload(try ReloadCall(reading: params, all: false))
        case "reloadAllTimelines": return .reload(try ReloadCall(reading: params, all: true))
        case "currentConfigurations":
            try params.know([])
            return .widgets
        case "kinds":
            try params.know([])
            return .kinds
        case "status": return .status(try StatusCall(reading: params))
        case "explain": return .explain(try ExplainCall(reading: params))
        case "setDefaults": return .setDefaults(try DefaultsCall(reading: params))
        case "snapshot": return .snapshot(try SnapshotCall(reading: params))
        case "preview": return .preview(try PreviewCall(reading: params))
        case "parameters": return .parameters(try ParametersCall(reading: params))
        case "perform": return .perform(try PerformCall(reading: params))
        case "subscribe": return .subscribe(try SubscribeCall(reading: params))
        case "addWidget": return .addWidget(try AddWidgetCall(reading: params))
        case "removeWidget": return .removeWidget(try RemoveWidgetCall(reading: params))
        case "advance": return .advance(try AdvanceCall(reading: params))
        default: throw .unknownMethod(method)
        }
    }

    private static func inner(
        _ members: KeyedDecodingContainer<Params.Name>
    ) throws(ServiceError) -> KeyedDecodingContainer<Params.Name>? {
        let name = Params.Name(stringValue: "params")
        guard members.contains(name) else { return nil }
        do {
            return try members.nestedContainer(keyedBy: Params.Name.self, forKey: name)
        } catch {
            throw .invalidParam("params", "must be an object, parameters by name")
        }
    }
}
