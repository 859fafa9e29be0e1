// The socket pair that joins an extension process to its daemon: one JSON value a line.
import Posix
import ReloadService
import SwiftUI
import Synchronization
import ViewArchive

/// The extension's end of the socket pair.
final class ExtensionChannel: Sendable {
    /// The number under which the daemon passes the pair's end.
    static let descriptorNumber: CInt = 3
    private static let longestLine = 1 << 20

    private let descriptor: Descriptor
    private let writing = Mutex<Void>(())

    init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
    }

    /// Sends a line; a daemon that has gone is noticed by the reader.
    func send(_ message: ExtensionMessage) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // All that a message holds can be coded: its numbers are checked where they come in.
        guard var line = try? encoder.encode(message) else { return }
        line.append(UInt8(ascii: "\n"))
        writing.withLock { _ in
            // The daemon's end is closed: the reader meets the end of file and ends the process.
            try? descriptor.writeAll(line)
        }
    }

    /// Reads requests until the daemon closes its end.
    func readRequests(_ handle: (ExtensionRequest) -> Void) {
        var framer = LineFramer(limit: Self.longestLine)
        var buffer: [UInt8] = []
        let decoder = JSONDecoder()
        while true {
            buffer.removeAll(keepingCapacity: true)
            // A pair that cannot be read is a daemon that has gone.
            guard let outcome = try? descriptor.read(appendingTo: &buffer), case .bytes = outcome else { return }
            for case .line(let line) in framer.take(buffer) {
                do {
                    handle(try decoder.decode(ExtensionRequest.self, from: Data(line)))
                } catch {
                    send(.diagnostic(ArchiveDiagnostic(code: "bad-request", message: "\(error)")))
                }
            }
        }
    }
}
