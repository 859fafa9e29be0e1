// What the program says of itself.
import ReloadService

extension Report {
    static let help = Report([HelpText.screen], ["help": HelpText.screen])

    static let version: Report = {
        struct Facts: Encodable {
            var program = "widget-host"
            var version = ServiceProtocol.programVersion
            var `protocol` = ServiceProtocol.version
        }
        let facts = Facts()
        return Report(["\(facts.program) \(facts.version), protocol \(facts.protocol)"], facts)
    }()
}
