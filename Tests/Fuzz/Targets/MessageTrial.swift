// Any bytes as a peer's messages: however they are cut, the same requests come out, and every answer is a line of JSON.
import ReloadService

enum MessageTrial {
    static func take(_ bytes: [UInt8]) {
        // The first byte says how the rest is cut; a small limit lets short inputs be too long.
        guard let cut = bytes.first else { return }
        let message = bytes.dropFirst()
        let whole = outcome(message, chunk: .max)
        let cutUp = outcome(message, chunk: 1 + Int(cut % 16))
        precondition(whole.arrivals == cutUp.arrivals, "what arrives depends on how it was cut")
        precondition(whole.output == cutUp.output, "what is answered depends on how it was cut")
        for line in whole.output.split(separator: 0x0a) {
            do throws(JSONFault) {
                try JSONScanner.check(Array(line), limits: .answer)
            } catch {
                preconditionFailure("an answer that is not JSON: \(error)")
            }
        }
    }

    private static func outcome(
        _ bytes: ArraySlice<UInt8>, chunk: Int
    ) -> (arrivals: [Connection.Arrival], output: [UInt8]) {
        var limits = Connection.Limits()
        limits.lineBytes = 512
        var connection = Connection(limits: limits)
        var arrivals: [Connection.Arrival] = []
        var rest = bytes
        while !rest.isEmpty {
            connection.received(rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
            while let arrival = connection.next(at: 0) { arrivals.append(arrival) }
        }
        connection.ended()
        while let arrival = connection.next(at: 0) { arrivals.append(arrival) }
        for case .request(_, let ticket?) in arrivals.reversed() { connection.answer(ticket, Nothing(), at: 0) }
        precondition(connection.unanswered == 0, "a request without an answer")
        var output: [UInt8] = []
        while connection.wantsWrite {
            let next = connection.nextOutput
            output += next
            connection.wrote(next.count, at: 0)
        }
        precondition(output.isEmpty || output.last == 0x0a, "an answer without its end")
        precondition(connection.isFinished, "a connection without an end")
        return (arrivals, output)
    }
}
