// Notifications as a publisher.
public import Foundation

extension NotificationCenter {
    /// Sends the notifications of a name, of one object or of all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications; those that nobody asked for are dropped.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let watching = Watching(center)
            let seat = Seat<Notification, Never>(subscriber) { _ in watching.end() }
            watching.begin(center.addObserver(forName: name, object: object, queue: nil) { seat.offer($0) })
            seat.begin()
        }

        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }

    /// What the center knows the listener by.
    private final class Watching {
        private let lock = NSLock()
        private let center: NotificationCenter
        private var token: (any NSObjectProtocol)?

        init(_ center: NotificationCenter) { self.center = center }

        func begin(_ token: any NSObjectProtocol) { lock.withLock { self.token = token } }

        func end() {
            let token = lock.withLock {
                defer { self.token = nil }
                return self.token
            }
            if let token { center.removeObserver(token) }
        }
    }
}
