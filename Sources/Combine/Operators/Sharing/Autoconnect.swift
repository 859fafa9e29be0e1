// Connected as long as somebody is there.
import Foundation

extension Publishers {
    /// Connects when the first subscriber comes, and lets go when the last has cancelled.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let lock = NSLock()
        private var count = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                count += 1
                return count == 1
            }
            upstream.subscribe(Watch(subscriber, cancelled: { self.leave() }))
            guard isFirst else { return }
            let connection = upstream.connect()
            // The subscriber may have cancelled while it was connected.
            let isWanted = lock.withLock {
                if count > 0 { self.connection = connection }
                return count > 0
            }
            if !isWanted { connection.cancel() }
        }

        private func leave() {
            let connection = lock.withLock { () -> (any Cancellable)? in
                count -= 1
                guard count == 0 else { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }

    /// Shares one subscription with all who come.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.receive(subscriber: subscriber)
        }

        public static func == (left: Share, right: Share) -> Bool { left === right }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher {
    /// Shares one subscription with all who come.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
