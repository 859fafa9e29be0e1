// A broker needs no code: its subscriber's output is the host's input, on as many machines as one likes.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct BrokerTests {
    /// As the README has it, with a host for each machine.
    static let pipe = "mosquitto_sub -t 'widgets/#' -F '%p' | widget-host"

    @Test func theReadmeShowsIt() throws {
        let readme = try String(contentsOfFile: Programs.repository + "/README.md", encoding: .utf8)
        #expect(readme.contains(Self.pipe))
    }

    @Test(.enabled(if: Broker.isRun, "Mosquitto is not installed"))
    func updatesWidgetsOnTwoMachines() throws {
        try DaemonFixture.with { first in
            try DaemonFixture.with { second in
                let broker = try Broker(in: first.scratch)
                let pipes = try [first, second].map { machine in
                    let pipe = try subscribe(machine, to: broker)
                    try broker.awaitLine("Sending SUBACK")
                    return pipe
                }
                // Subscribers wait for a broker that went away, so both are ended.
                defer { for pipe in pipes { pipe.child.send(.kill) } }
                for machine in [first, second] { try machine.awaitFirstSnapshots() }
                try FileManager.default.copyItem(atPath: Photo.coffee.path, toPath: first.scratch + "/new.png")

                try publish(#"set title="From afar" color=green"#, "widgets/status", to: broker, first)
                try publish("nonsense", "widgets/status", to: broker, first)
                try publish("reload Status --wait", "widgets/status", to: broker, first)
                let picture = "\(first.scratch)/new.png"
                try publish("put-image \(picture) --as photo.png\nreload Photo", "widgets/photo", to: broker, first)
                for machine in [first, second] {
                    try machine.awaitSnapshot(of: "Status.systemSmall", "from afar") {
                        $0["text"]?.contains("From afar") == true
                    }
                    try machine.awaitSnapshot(of: "Photo.systemLarge", "with the photo") {
                        $0["cause"] == "reload" && $0["outcome"] == "rendered"
                    }
                    #expect(try machine.bytes("photo.png") == Data(contentsOf: URL(fileURLWithPath: Photo.coffee.path)))
                }

                for pipe in pipes {
                    let said = try pipe.output.wait(for: "a receipt") { $0.contains("Status.systemSmall") }
                    #expect(said.line.contains("rendered"))
                }
            }
        }
    }

    private func subscribe(_ machine: DaemonFixture, to broker: Broker) throws -> RunningProgram {
        let command = Self.pipe
            .replacingOccurrences(of: "mosquitto_sub", with: "mosquitto_sub -h 127.0.0.1 -p \(broker.port)")
            .replacingOccurrences(of: "widget-host", with: "\"\(Programs.path(of: "widget-host"))\"")
        var environment = Programs.environment
        environment["WIDGET_CONTAINER"] = machine.container
        return try RunningProgram(
            "/bin/sh", ["-c", command], environment: environment, errorsTo: machine.scratch + "/pipe.err"
        )
    }

    private func publish(_ message: String, _ topic: String, to broker: Broker, _ machine: DaemonFixture) throws {
        guard let path = Broker.path("mosquitto_pub") else { throw TestFailure("mosquitto-clients is missing") }
        try runToEnd(
            path, ["-h", "127.0.0.1", "-p", "\(broker.port)", "-t", topic, "-m", message], scratch: machine.scratch
        ).succeeding()
    }
}
