// A message broker of a test's own: Mosquitto on a loopback port, which tells each thing that happens to it.
import Glibc
import Posix
import TestSupport

/// A running Mosquitto.
final class Broker {
    let port: UInt16
    private let program: RunningProgram
    private var position = 0

    static let needs = ["mosquitto", "mosquitto_sub", "mosquitto_pub"]
    /// Debian keeps the broker where only administrators look.
    static func path(_ name: String) -> String? {
        programPath(name) ?? (access("/usr/sbin/" + name, X_OK) == 0 ? "/usr/sbin/" + name : nil)
    }
    static let isRun = isComplete || needs.allSatisfy { path($0) != nil }

    /// Starts it and waits until it listens.
    init(in folder: String) throws {
        guard let path = Broker.path("mosquitto") else {
            throw TestFailure("mosquitto is missing: scripts/setup --tests")
        }
        port = try Broker.freePort()
        let configuration = """
            listener \(port) 127.0.0.1
            allow_anonymous true
            persistence false
            log_dest stderr
            log_type all
            user root

            """
        let file = folder + "/mosquitto.conf"
        try AtomicFile.write(Array(configuration.utf8), to: file, durable: false)
        // Its log is written line by line only as standard error.
        program = try RunningProgram(
            "/bin/sh", ["-c", "exec \"$0\" -c \"$1\" 2>&1", path, file], errorsTo: folder + "/mosquitto.err"
        )
        try awaitLine("running")
    }

    /// Waits for the next line of its log that holds these words.
    func awaitLine(_ words: String) throws {
        (_, position) = try program.output.wait(for: "\(words) from the broker", from: position) { $0.contains(words) }
    }

    deinit {
        // It has nothing to lose, and nobody is left to hear that it could not be ended.
        try? program.kill()
    }

    /// A port that nobody listened on just now.
    private static func freePort() throws -> UInt16 {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) | getsockname(socket, address, &length)
            }
        }
        guard result == 0 else { throw TestFailure("no port is free on 127.0.0.1") }
        return UInt16(bigEndian: address.sin_port)
    }
}
