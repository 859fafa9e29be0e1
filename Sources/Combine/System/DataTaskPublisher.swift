// What a URL session loads.
import Dispatch
public import Foundation
public import FoundationNetworking

extension URLSession {
    /// Sends what is loaded from a URL, and how it was answered.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// Sends what a request loads, and how it was answered.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Loads anew for each subscriber, when it first asks.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let outlet = Outlet<Output, URLError>(subscriber)
            if let url = request.url, url.isFileURL { return load(url, into: outlet) }
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    outlet.send(.success((data, response)))
                } else {
                    outlet.send(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            outlet.begin(onRequest: { if $0 > 0 { task.resume() } }, onEnd: { task.cancel() })
        }

        /// URL sessions of Linux load no files, as those of Apple's systems do.
        private func load(_ file: URL, into outlet: Outlet<Output, URLError>) {
            let first = Turns()
            outlet.begin(onRequest: { demand in
                guard demand > 0, first.next() == 1 else { return }
                DispatchQueue.global().async { outlet.send(Self.contents(of: file)) }
            })
        }

        private static func contents(of file: URL) -> Result<Output, URLError> {
            do {
                let data = try Data(contentsOf: file)
                let response = URLResponse(
                    url: file, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil
                )
                return .success((data, response))
            } catch {
                return .failure(URLError(.fileDoesNotExist))
            }
        }
    }
}
