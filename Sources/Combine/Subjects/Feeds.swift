// The subscriptions that a subject sends from: they end with it.
import Foundation

/// Subscriptions of a subject to publishers.
final class Feeds {
    private let lock = NSLock()
    private var subscriptions: [any Subscription] = []

    deinit { for subscription in subscriptions { subscription.cancel() } }

    func add(_ subscription: any Subscription) {
        lock.withLock { subscriptions.append(subscription) }
        subscription.request(.unlimited)
    }
}
