// What the program says of itself.
import ReloadService

extension Report {
    /// The help of one command, or of all.
    static func help(of verb: Verb?) -> Report {
        let text = HelpText.of(verb)
        return Report([text], ["help": text])
    }

    static let version: Report = {
        struct Facts: Encodable {
            var program = "widget-host"
            var version = ServiceProtocol.programVersion
            var `protocol` = ServiceProtocol.version
            var archive = ServiceProtocol.archiveVersion
        }
        let facts = Facts()
        return Report([ServiceProtocol.version(of: facts.program)], facts)
    }()
}
