// What the files that a host has published say, by the rules that the daemon reads them by.
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

/// Reads what lies in a group after a host has been there.
@MainActor struct PublishedFiles {
    let group: Group
    let standIn: StandIn

    /// Adds what is wrong with a published file.
    func judge(_ place: Place, into observation: inout Observation) {
        switch place {
        case .entries(let file): judgeEntries(file, into: &observation)
        case .defaults:
            do throws(DefaultsError) {
                _ = try SharedDefaults(of: group).values()
            } catch {
                observation.note(.wrong, .content, "the shared defaults cannot be read: \(error.description)")
            }
        case .widgets:
            if let data = data(group.widgetsFile, &observation) { judgeWidgets(data, into: &observation) }
        case .image(let name):
            if let data = data("\(group.directory)/\(name)", &observation), let fault = PictureForm.fault(of: data) {
                observation.note(.wrong, .content, "\(place.name) \(fault)")
            }
        case .version, .ignored, .daemons, .anotherGroup, .unknown: break
        }
    }

    private func judgeEntries(_ file: String, into observation: inout Observation) {
        let name = "entries/\(file).json"
        guard let data = data("\(group.directory)/\(name)", &observation) else { return }
        judgeText(data, name, into: &observation)
        if !standIn.hasKind(inFile: file) {
            observation.note(
                .note, .names, "\(name) is of no kind of the daemon's; say which it has by --kind, once for each"
            )
        }
        do throws(ContainerError) {
            for problem in try Entries.check(EditedText(data).bytes, name: name, rules: Publication.rules).problems {
                observation.note(.wrong, .content, problem.description)
            }
        } catch {
            observation.note(.wrong, .content, error.description)
        }
    }

    private func judgeWidgets(_ data: Data, into observation: inout Observation) {
        judgeText(data, InstalledWidgets.name, into: &observation)
        do throws(ContainerError) {
            for problem in try InstalledWidgets(file: EditedText(data).bytes, rules: Publication.rules).problems {
                observation.note(.wrong, .content, problem.description)
            }
        } catch {
            observation.note(.wrong, .content, error.description)
        }
    }

    private func judgeText(_ data: Data, _ name: String, into observation: inout Observation) {
        if data.starts(with: [0xef, 0xbb, 0xbf]) {
            observation.note(.note, .content, "\(name) begins with a byte order mark, which is tolerated")
        }
        if data.contains(0x0d) { observation.note(.note, .content, "\(name) has \\r in it, which is tolerated") }
    }

    /// Nil when it was removed again, or may not be read: what a link leads to outside of the group is nobody's business.
    private func data(_ path: String, _ observation: inout Observation) -> Data? {
        do throws(ContainerError) {
            return try group.contents(of: path, limit: Group.imageLimit)
        } catch {
            observation.note(.wrong, .content, error.description)
            return nil
        }
    }
}
