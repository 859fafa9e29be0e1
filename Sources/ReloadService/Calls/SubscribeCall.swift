// `subscribe`: notifications of what happens, over the connection that asked.

/// Asks to be told of events from now on; asked again, the new events replace the old ones.
package struct SubscribeCall: ServiceCall {
    package typealias Body = Subscription

    /// Nil for all.
    package var events: [Topic]?
    package var method: String { "subscribe" }

    package func add(to params: inout JSONLine) {
        if let events { params.add("events", events.map(\.rawValue)) }
    }

    package init(events: [Topic]? = nil) { self.events = events }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["events"])
        guard let words = try params.optional([String].self, "events", "an array of strings") else {
            events = nil
            return
        }
        var topics: [Topic] = []
        for word in words {
            guard let topic = Topic(rawValue: word) else { throw .unknownEvent(word) }
            if !topics.contains(topic) { topics.append(topic) }
        }
        events = topics
    }
}

/// What a subscriber can be told of; each is the method of its notifications.
package enum Topic: String, Codable, CaseIterable, Sendable {
    /// A picture was published, or found to be unchanged.
    case snapshot
    /// A widget has a new timeline.
    case timeline
    /// A tap asks the host to open a URL.
    case openURL
    /// Something went wrong that the log has as `error` or `diagnostic`.
    case error
}

/// The answer of `subscribe`.
package struct Subscription: Hashable, Codable, Sendable {
    package var events: [Topic]

    package init(events: [Topic]) { self.events = events }
}
