// A line of a terminal that says how far something is, written anew in its place and gone at the end.
package import Posix

/// The last line of a terminal, while something lasts.
package struct ProgressLine {
    private let output: Descriptor
    private let width: Int

    /// Nil for an output that is no terminal, or one that cannot write a line anew.
    package init?(on output: Descriptor, isDumb: Bool) {
        guard output.isTerminal, !isDumb else { return nil }
        self.output = output
        width = Terminal.size(of: output)?.columns ?? 80
    }

    /// Shows a sentence in the place of the last one.
    package func show(_ sentence: String) {
        // A line that went on below could not be written anew.
        write("\u{1B}[2K\r\(sentence.prefix(max(1, width - 1)))")
    }

    /// Makes room for what is printed next.
    package func clear() { write("\u{1B}[2K\r") }

    private func write(_ text: String) {
        do throws(SystemError) {
            try output.writeAll(text)
        } catch {
            // What is printed at the end meets the same fault, and says it.
        }
    }
}
