// A line for whatever happens.
import Foundation

extension Publishers {
    /// Prints whatever passes.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let prefix: String
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let lines = Lines(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
            upstream.subscribe(
                Watch(
                    subscriber,
                    subscribed: { lines.say("receive subscription: (\($0))") },
                    output: { lines.say("receive value: (\($0))") },
                    completed: { completion in
                        switch completion {
                        case .finished: lines.say("receive finished")
                        case .failure(let error): lines.say("receive error: (\(error))")
                        }
                    },
                    cancelled: { lines.say("receive cancel") },
                    requested: { lines.say("request \(Self.words($0))") },
                    returned: { lines.say("request \(Self.words($0)) (synchronous)") }
                )
            )
        }

        private static func words(_ demand: Subscribers.Demand) -> String {
            demand.max.map { "max: (\($0))" } ?? "unlimited"
        }
    }

    private final class Lines {
        private let lock = NSLock()
        private let prefix: String
        private var stream: (any TextOutputStream)?

        init(prefix: String, stream: (any TextOutputStream)?) {
            self.prefix = prefix
            self.stream = stream
        }

        func say(_ line: String) {
            lock.withLock {
                if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
            }
        }
    }
}

extension Publisher {
    /// Prints whatever passes, to standard output or a stream.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
