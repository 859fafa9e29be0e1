// The App Group that an extension belongs to, as the daemon names it in the environment.

/// The group of this process, if it is an extension.
package enum OwnGroup {
    private struct Place {
        let id: String?
        let directory: String
        /// Whether nobody named a group, so that widget code finds this one under whatever name it asks for.
        let isFoundByAnyName: Bool
    }

    /// Read once: code that runs later may change the environment.
    private static let place: Place? = {
        let environment = ProcessInfo.processInfo.environment
        guard let directory = environment["SUNDIAL_GROUP_DIRECTORY"], !directory.isEmpty else { return nil }
        return Place(
            id: environment["WIDGET_GROUP"], directory: directory,
            isFoundByAnyName: environment["SUNDIAL_ANY_GROUP"] != nil
        )
    }()

    /// Whether this process has a group; asked first thing by an extension, before widget code runs.
    package static var isKnown: Bool { place != nil }

    /// The group's folder, for those who ask for it by its id; nil for any other id.
    package static func directory(of id: String) -> String? {
        place.flatMap { $0.id == id || $0.isFoundByAnyName ? $0.directory : nil }
    }
}
