// The method `setDefaults`: all of its values and removals are one change of the property list, or none is made.
import GroupContainer
import ReloadService

extension RunningDaemon {
    func setDefaults(_ call: DefaultsCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        try checkContainer()
        var change = DefaultsChange(remove: Set(call.remove))
        for (key, value) in call.values {
            guard let stored = PropertyListValue(value, fractional: call.fractional, path: [.key(key)]) else {
                throw .invalidParam(
                    "values", "\(LogValue.quoted(key)): a property list holds no null; remove takes a key away"
                )
            }
            do throws(TagFault) {
                change.set[key] = try stored.withTags(RFC3339.seconds)
            } catch {
                throw .invalidParam("values", "\(LogValue.quoted(key)): \(error.reason)")
            }
        }
        defaults.make(change, for: peer) { error in
            guard let ticket else { return }
            if let error { peer.answer(ticket, ServiceError(error)) } else { peer.answer(ticket, Nothing()) }
        }
    }
}

extension ServiceError {
    init(_ error: DefaultsError) {
        switch error {
        case .propertyList(_, .unwritable(let key)):
            self = .invalidParam(
                "values", "\(LogValue.quoted(key)): a character that a property list cannot hold, or too large a value"
            )
        default: self = .containerUnavailable(error.description)
        }
    }
}
