// The bytes of an answer one after another, which Foundation lacks on Linux; here they have all arrived when the first
// is read.

extension URLSession {
    /// The bytes of an answer.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let data: Data

        /// Goes through the bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator

            public mutating func next() async throws -> UInt8? { rest.next() }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

        /// The lines of the text that the bytes are, without empty ones.
        public var lines: AsyncThrowingStream<String, any Error> {
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
            return AsyncThrowingStream { continuation in
                for line in lines { continuation.yield(line) }
                continuation.finish()
            }
        }
    }

    /// Asks for a URL's contents, byte by byte.
    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Sends a request and gives its answer byte by byte.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request, delegate: delegate)
        return (AsyncBytes(data: data), response)
    }
}
