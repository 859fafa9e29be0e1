// Without the first values.

extension Publishers {
    /// Sends all values but the first.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.step(to: subscriber) {
                if left == 0 { return .send($0) }
                left -= 1
                return .skip
            }
        }
    }

    /// Sends values from the first on that a closure does not want to drop.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var drops = true
            upstream.step(to: subscriber) { [predicate] in
                drops = drops && predicate($0)
                return drops ? .skip : .send($0)
            }
        }
    }

    /// As `DropWhile`, and fails when the closure throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error
        public let upstream: Upstream
        public let predicate: (Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            var drops = true
            upstream.tryStep(to: subscriber) { [predicate] in
                if drops { drops = try predicate($0) }
                return drops ? .skip : .send($0)
            }
        }
    }
}

extension Publisher {
    /// Sends all values but the first.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "a count is not negative")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Sends values from the first on that a closure does not want to drop.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// As `drop(while:)`, and fails when the closure throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }
}
