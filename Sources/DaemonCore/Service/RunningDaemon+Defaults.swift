// The method `setDefaults`: all of its values and removals are one change of the property list, or none is made.
import GroupContainer
import ReloadService

extension RunningDaemon {
    func setDefaults(_ call: DefaultsCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        try checkWritable()
        var change = DefaultsChange(remove: Set(call.remove))
        for (key, value) in call.values {
            change.set[key] = try stored(value, of: key, call)
        }
        defaults.make(change, for: peer) { error in
            guard let ticket else { return }
            if let error { peer.answer(ticket, ServiceError(error)) } else { peer.answer(ticket, Nothing()) }
        }
    }
}

/// A value as the property list holds it, with the type that it was written as.
private func stored(
    _ value: JSONValue, of key: String, _ call: DefaultsCall
) throws(ServiceError) -> PropertyListValue {
    let reason: String
    do {
        return try PropertyListValue(value, fractional: call.fractional, path: [.key(key)])
    } catch UnstorableValue.null {
        reason = "\(UnstorableValue.null); remove takes a key away"
    } catch {
        reason = "\(error)"
    }
    throw .invalidParam("values", "\(LogValue.quoted(key)): \(reason)")
}

extension ServiceError {
    init(_ error: DefaultsError) {
        switch error {
        case .propertyList(_, .unwritable(let key)):
            self = .invalidParam(
                "values", "\(LogValue.quoted(key)): a character that a property list cannot hold, or too large a value"
            )
        case .propertyList: self = .damagedFile(error.description)
        case .container: self = .containerUnavailable(error.description)
        }
    }
}
