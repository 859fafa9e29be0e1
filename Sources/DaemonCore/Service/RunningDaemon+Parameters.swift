// The method `parameters`, and the values of widgets that are to be installed, as the extension sees them.
import ReloadService
import ViewArchive

extension RunningDaemon {
    func parameters(_ call: ParametersCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        try checkKind(call.kind)
        try checkContainer()
        gate.pass { [unowned self] in
            ask(call.kind, checking: (call.values ?? [:]).mapValues(JSONWords.text)) { result in
                guard let ticket else { return }
                do throws(ServiceError) {
                    let report = try result.get()
                    try report.refuseFaults(of: call.kind)
                    peer.answer(ticket, Parameters(kind: call.kind, report))
                } catch {
                    peer.answer(ticket, error)
                }
            }
        }
    }

    /// Installs a widget; one with values only after the extension has said that they will do.
    func add(_ call: AddWidgetCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        guard let values = call.values, !values.isEmpty else {
            answer(peer, ticket, try add(call))
            return
        }
        try check(call)
        heldRequests[ObjectIdentifier(peer)] = []
        ask(call.kind, checking: values.mapValues(JSONWords.text)) { [unowned self] result in
            defer { goOn(peer) }
            do throws(ServiceError) {
                var checked = call
                checked.values = try result.get().checkedValues(of: call.kind, in: call.family)
                answer(peer, ticket, try add(checked))
            } catch {
                if let ticket { peer.answer(ticket, error) }
            }
        }
    }

    /// Does the work after the widget that the same peer waits for is installed: a reload sent after it concerns it.
    func pass(_ peer: Peer, _ work: @escaping () -> Void) {
        if heldRequests[ObjectIdentifier(peer)] == nil {
            work()
        } else {
            heldRequests[ObjectIdentifier(peer)]?.append(work)
        }
    }

    private func goOn(_ peer: Peer) {
        for work in heldRequests.removeValue(forKey: ObjectIdentifier(peer)) ?? [] { pass(peer, work) }
    }

    private func ask(
        _ kind: String, checking values: [String: String] = [:],
        _ done: @escaping (Result<ParametersReport, ServiceError>) -> Void
    ) {
        do throws(ServiceError) {
            try questions.ask(
                .parameters(kind: kind, values: values), of: kind,
                taking: { if case .parameters(1, let report) = $0 { report } else { nil } }
            ) { answer in
                switch answer {
                case .told(let report): done(.success(report))
                case .failed(let why):
                    done(.failure(.runFailed("the parameters of \(LogValue.plainOrQuoted(kind)): \(why)")))
                }
            }
        } catch {
            done(.failure(error))
        }
    }
}

extension ParametersReport {
    /// Throws the first fault, with what would have been right.
    func refuseFaults(of kind: String) throws(ServiceError) {
        if let fault = faults.first {
            switch fault.problem {
            case .unknownName: throw .unknownParameter(fault.parameter, of: kind, known: fault.known ?? [])
            case .wrongValue, .missingEntity:
                throw .badParameter(fault.parameter, fault.why, known: fault.known)
            }
        }
    }

    /// The values as they are kept; throws the first fault.
    func checkedValues(of kind: String, in family: String) throws(ServiceError) -> [String: JSONValue] {
        try refuseFaults(of: kind)
        let values = values.compactMapValues { JSONWords.value($0) }
        for parameter in parameters {
            guard case .array(let items)? = values[parameter.name],
                let most = parameter.most?[family] ?? parameter.most?[""], items.count > most
            else { continue }
            throw .badParameter(
                parameter.name, "\(items.count) values are given, and \(family) takes \(most)", known: nil)
        }
        return values
    }
}

extension Parameters {
    init(kind: String, _ report: ParametersReport) {
        self.init(
            kind: kind,
            parameters: report.parameters.map { one in
                Parameters.Parameter(
                    name: one.name, title: one.title, description: one.description, type: one.type.rawValue,
                    typeName: one.typeName, isOptional: one.isOptional, isArray: one.isArray,
                    defaultValue: one.defaultValue.flatMap(JSONWords.value), range: one.range,
                    most: one.most, example: one.example, accepted: one.accepted,
                    choices: one.choices?.compactMap { choice in
                        JSONWords.value(choice.value).map {
                            Parameters.Choice(value: $0, title: choice.title, subtitle: choice.subtitle)
                        }
                    }
                )
            },
            recommendations: report.recommendations.map {
                Parameters.Recommendation(title: $0.title, values: $0.values.compactMapValues(JSONWords.value))
            }
        )
    }
}
