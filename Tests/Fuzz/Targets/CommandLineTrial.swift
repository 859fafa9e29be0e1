// Any words as a command line, and any lines as a conversation: a command, or a sentence, or the next line.
import HostCore

enum CommandLineTrial {
    static func take(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let words = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        do throws(UsageError) {
            let again = try Invocation(words)
            precondition(again == again, "an invocation that is not itself")
        } catch {
            precondition(!error.description.isEmpty, "a refusal without a reason")
        }
        var session = Session()
        for line in words {
            if case .complain(let error) = session.take(line) {
                precondition(!error.description.isEmpty, "a refusal without a reason")
            }
        }
        _ = session.end()
        precondition(!session.isInBlock, "a block that outlives its stream")
    }
}
