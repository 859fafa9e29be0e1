// The one executor of commands, whichever way they came.
package import GroupContainer
package import ReloadService

/// Runs commands against a group and its daemon.
package struct Executor {
    let group: Group
    var daemon: DaemonLine
    let publisher: Publisher
    /// Where a terminal shows how far a long move of the clock is.
    private let progress: ProgressLine?
    /// Whether it was said already that nobody knows which kinds there are.
    private var hasNotedUnknownKinds = false

    /// The connection is opened when the first command needs it, unless there is one.
    package init(group: Group, connection: HostConnection? = nil, progress: ProgressLine? = nil) {
        self.group = group
        self.progress = progress
        daemon = DaemonLine(group: group, connection: connection)
        publisher = Publisher(group: group)
    }

    /// Runs one command.
    package mutating func run(_ command: Command) -> Report {
        do throws(Complaint) {
            switch command {
            case .reload(let reload): return try self.reload(reload)
            case .kinds: return Report(try daemon.call(KindsCall()))
            case .snapshot(let call, let output):
                return try Report(try daemon.call(call), to: output, in: group)
            case .preview(let kind, let family):
                let call = PreviewCall(kind: kind, family: family)
                return Report(try daemon.call(call, within: DaemonLine.providerPatience), in: group)
            case .tap(let id, let element):
                return Report(
                    tap: try daemon.call(
                        PerformCall(widget: id, element: element.map { Int($0).map { .number($0) } ?? .text($0) }),
                        within: DaemonLine.providerPatience + ServiceProtocol.defaultTimeout
                    )
                )
            case .parameters(let kind, let values):
                let call = ParametersCall(kind: kind, values: Self.values(values))
                return Report(try daemon.call(call, within: DaemonLine.providerPatience))
            case .add(let kind, let family, let size, let values):
                let values = values.isEmpty ? nil : Self.values(values)
                return try add(AddWidgetCall(kind: kind, family: family, values: values, size: size))
            case .removeWidget(let id):
                let widget = try daemon.call(RemoveWidgetCall(widget: id))
                return Report(["removed \(LogValue.plainOrQuoted(widget.widget))"], widget)
            case .widgets: return Report(try daemon.call(WidgetsCall()))
            case .status: return Report(try daemon.call(StatusCall()))
            case .advance(let goal, let timeout):
                return try daemon.advance(goal, within: timeout, progress: progress)
            case .explain(let names): return try explain(names)
            case .get(let key): return try publisher.sharedDefaults(key)
            case .begin, .commit: return Report([], Nothing())
            case .putEntries, .putImage, .set, .unset, .remove:
                return try publish([command])[0]
            }
        } catch {
            return Report(error)
        }
    }

    /// As a request carries them.
    private static func values(_ assignments: [Command.Assignment]) -> [String: JSONValue] {
        Dictionary(uniqueKeysWithValues: assignments.map { ($0.key, $0.value.json) })
    }

    /// Runs the commands of a block as one change: all is read and checked, then written under the lock, then the
    /// rest of the commands follow in their order.
    package mutating func run(block: [Command]) -> [Report] {
        let publishing = block.indices.filter { block[$0].publishes }
        do throws(Complaint) {
            var reports = try publish(publishing.map { block[$0] })
            for index in block.indices where !block[index].publishes {
                var report = run(block[index])
                for place in report.complaints.indices { report.complaints[place].command = index }
                reports.append(report)
            }
            return reports
        } catch {
            var complaint = error
            complaint.command = error.command.map { publishing[$0] }
            return [Report(complaint)]
        }
    }

    /// Publishes once it is known that the kinds exist, as far as anybody knows them.
    private mutating func publish(_ commands: [Command]) throws(Complaint) -> [Report] {
        var areKnown = true
        for (index, command) in commands.enumerated() {
            guard case .putEntries(let kind, _) = command else { continue }
            if try !naming(command: index, { () throws(Complaint) in try isKnown(kind) }) { areKnown = false }
        }
        let isNoted = areKnown || hasNotedUnknownKinds
        let note = isNoted ? nil : "no daemon has said yet which kinds there are"
        let reports = try publisher.publish(commands, note: note)
        if !areKnown { hasNotedUnknownKinds = true }
        return reports
    }

    /// Throws for a kind that does not exist; false when nobody can say.
    private mutating func isKnown(_ kind: String) throws(Complaint) -> Bool {
        // A daemon writes at its start what it offers, so it need not be asked about what stands there.
        let described = group.describedKinds()
        if let described, described.contains(where: kind.hasBytes) { return true }
        var offered: [String]?
        do throws(Complaint) {
            offered = try daemon.call(KindsCall(), within: DaemonLine.grace).kinds.map(\.kind)
        } catch {
            // Publishing needs no daemon; one that does not answer leaves it to what the last one wrote.
            offered = described
        }
        guard let known = offered else { return false }
        if !known.contains(where: kind.hasBytes) { throw Complaint(ServiceError.unknownKind(kind, known: known)) }
        return true
    }

    private mutating func reload(_ reload: Command.Reload) throws(Complaint) -> Report {
        let kinds: [String?] = reload.kinds.isEmpty ? [nil] : reload.kinds
        let patience = Patience(reload.timeout)
        let calls = kinds.map { kind in
            ReloadCall(
                kind: kind, wait: reload.waits ? .rendered : .accepted, timeout: patience.answer,
                foreground: reload.foreground
            )
        }
        let seconds = reload.waits ? patience.whole : DaemonLine.patience
        var receipts: [Receipt] = []
        var complaints: [Complaint] = []
        for answer in try daemon.call(calls, within: seconds) {
            switch answer {
            case .success(let body): receipts += body.receipts
            case .failure(let error): complaints.append(Complaint(error))
            }
        }
        if receipts.isEmpty, let first = complaints.first {
            var report = Report(first)
            report.complaints = complaints
            return report
        }
        var report = Report(receipts, waited: reload.waits)
        report.complaints += complaints
        return report
    }
}
