// Any bytes as a file that people edit: it is used, or refused with a sentence, and never both.
import FoundationEssentials
import GroupContainer
import ReloadService

enum EntriesTrial {
    private static let rules = JSONRules(fault: JSONScanner.faultInFile, instantFault: RFC3339.fault)

    static func take(_ bytes: [UInt8]) {
        let text = EditedText(Data(bytes)).bytes
        let fault = JSONScanner.faultInFile(text)
        do throws(ContainerError) {
            let entries = try Entries.check(text, name: "entries/A.json", rules: rules)
            precondition(fault == nil, "what the scanner refuses is used")
            precondition(entries.usable.allSatisfy { $0 < entries.count }, "an entry that is not there")
        } catch {
            precondition(!error.description.isEmpty, "a refusal without a reason")
        }
        do throws(ContainerError) {
            let installed = try InstalledWidgets(file: text, rules: rules)
            precondition(fault == nil, "what the scanner refuses is used")
            precondition(Set(installed.widgets.map(\.id)).count == installed.widgets.count, "an id that is there twice")
        } catch {
            precondition(!error.description.isEmpty, "a refusal without a reason")
        }
        readTime(text)
    }

    /// A time that is read is written, and read again as the same, up to the milliseconds that are written.
    private static func readTime(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        do throws(TimeFault) {
            let seconds = try RFC3339.seconds(text)
            let written = Timestamp(seconds).rawValue
            // An offset can lead out of the years that are written as such.
            if written == "before" || written == "after" { return }
            let again = try RFC3339.seconds(written)
            // What lies one step of precision below a millisecond is written as that millisecond.
            precondition(again <= seconds + 2 * seconds.ulp, "\(text) became the later \(written)")
            precondition(seconds - again < 0.0011, "\(text) became \(written)")
        } catch {
            precondition(!error.description.isEmpty, "a refusal without a reason")
        }
    }
}
