// What `explain` says, without what differs from run to run.
import Foundation
import Posix
import TestSupport
import Testing

extension DaemonFixture {
    /// The sentences about a widget, a line each, as a person reads them; process ids are named `DAEMON` and `HOST`, and
    /// real time is `T`.
    func explained(_ widget: String) throws -> String {
        let output = try host("explain", widget).succeeding().output
        guard let pid = daemon?.child.id else { throw TestFailure("no daemon runs") }
        return output.split(separator: "\n").dropFirst().joined(separator: "\n")
            .replacing("process \(pid)", with: "process DAEMON")
            .replacing(try Regex("process [0-9]+"), with: "process HOST")
            .replacing(try Regex("has run for [0-9.]+ (s|min)"), with: "has run for T")
            .replacing(try Regex("trial_widgets/[^;]*the test asked for a trap; "), with: "")
            .replacing(try Regex("SIG[A-Z]+ [(]signal [0-9]+[)]"), with: "SIGNAL")
    }
}
