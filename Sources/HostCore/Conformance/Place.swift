// Which part of the contract a path of the container belongs to.
import GroupContainer
import Posix

/// What a file in a container is for.
enum Place: Hashable {
    /// By the kind's file name.
    case entries(String)
    case defaults
    case widgets
    case version
    case image(String)
    /// Locks, caches, files in the making: nobody's business.
    case ignored
    /// The daemon writes there.
    case daemons(String)
    case anotherGroup(String)
    /// No part of the contract.
    case unknown(String, why: String)

    /// Sorts a path, given from the container's folder on.
    init(_ path: String, group: GroupID) {
        let parts = path.split(separator: "/").map(String.init)
        guard parts.first == group.text else {
            self = .anotherGroup(parts.first ?? path)
            return
        }
        let rest = Array(parts.dropFirst())
        let name = rest.joined(separator: "/")
        if rest.last.map(AtomicFile.isTemporary) ?? true || rest.first == "run" {
            self = .ignored
            return
        }
        switch rest.first {
        case "entries" where rest.count == 2 && name.hasSuffix(".json"):
            self = .entries(String(rest[1].dropLast(5)))
        case "Library" where rest.count > 1 && rest[1] == "Caches": self = .ignored
        case "Library" where name == "Library/Preferences/\(group).plist": self = .defaults
        case "widgets.json" where rest.count == 1: self = .widgets
        case "version" where rest.count == 1: self = .version
        case "snapshots", "timelines", "log": self = .daemons(name)
        default:
            do throws(ImageNameError) {
                _ = try ImageName(name)
                self = .image(name)
            } catch {
                self = .unknown(name, why: error.description)
            }
        }
    }

    /// As a person knows it.
    var name: String {
        switch self {
        case .entries(let kind): "entries/\(kind).json"
        case .defaults: "the shared defaults"
        case .widgets: "widgets.json"
        case .version: "version"
        case .image(let name): "the image \(name)"
        case .ignored: "a file in the making"
        case .daemons(let name), .unknown(let name, _): name
        case .anotherGroup(let name): name
        }
    }

    /// Whether only a file can be meant, whatever a host calls it.
    var isAlwaysFile: Bool {
        switch self {
        case .entries, .defaults, .widgets, .version: true
        case .image, .ignored, .daemons, .anotherGroup, .unknown: false
        }
    }

    /// Whether widgets can look different when it changes.
    var isShown: Bool {
        switch self {
        case .entries, .defaults, .image, .widgets: true
        case .version, .ignored, .daemons, .anotherGroup, .unknown: false
        }
    }
}
