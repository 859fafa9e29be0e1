// Where App Groups lie for the running process.
import GroupContainer
import SwiftUI

/// A group's directory.
struct GroupFolder {
    /// Absolute.
    var directory: String

    var socket: String { "\(directory)/run/widgetd.sock" }

    /// The process' own group.
    static func current() throws -> GroupFolder {
        let environment = ProcessInfo.processInfo.environment
        guard let folder = find(environment["WIDGET_GROUP"] ?? "group.sundial.demo", in: environment) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return folder
    }

    /// A group by its id: inside an extension its own alone, elsewhere any below the container.
    static func find(_ id: String, in environment: [String: String]) -> GroupFolder? {
        if OwnGroup.isKnown { return OwnGroup.directory(of: id).map(GroupFolder.init) }
        // An id that no group can have names no folder.
        guard let group = try? GroupContainer.Group.locate(group: id, environment: environment) else { return nil }
        return GroupFolder(directory: group.directory)
    }
}
