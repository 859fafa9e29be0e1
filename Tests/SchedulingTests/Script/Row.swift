// A row of a table of scripts: what it shows, and the transcript that plays to itself.
import Testing

struct Row: CustomTestStringConvertible, Sendable {
    let title: String
    let script: String
    var testDescription: String { title }

    init(_ title: String, _ script: String) {
        self.title = title
        self.script = script
    }
}
