// What the program says of itself.
import ReloadService

extension Report {
    static let help = Report([HelpText.screen], ["help": HelpText.screen])

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
