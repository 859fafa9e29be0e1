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

    /// A group by its id: inside an extension only its own, elsewhere any below the container.
    static func find(_ id: String, in environment: [String: String]) -> GroupFolder? {
        if let directory = environment["SUNDIAL_GROUP_DIRECTORY"] {
            let isOwn = id == environment["WIDGET_GROUP"] || environment["SUNDIAL_ANY_GROUP"] != nil
            return isOwn ? GroupFolder(directory: directory) : nil
        }
        // An id that no group can have names no folder.
        guard let group = try? GroupContainer.Group.locate(group: id, environment: environment) else { return nil }
        return GroupFolder(directory: group.directory)
    }
}
