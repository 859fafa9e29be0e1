// Everything that is said of one drawn picture, in its sidecar and in its log line.
import ReloadService
import ViewArchive

/// A picture that was published, or was found to be the one that is published already.
struct Snapshot: Equatable {
    var widget: String
    var kind: String
    var family: Family
    var generation: Int
    var shown: ShownEntry
    /// A word such as `reload`.
    var cause: String
    /// What led to the run that made its timeline; nil where nobody knows any more.
    var origin: RunOrigin?
    var isUnchanged: Bool
    /// The picture's path from the group's directory.
    var file: String
    /// SHA-256 of the picture's bytes in hexadecimal.
    var hash: String
    /// The canvas in points.
    var points: Size
    /// In pixels, or in cells.
    var width: Int
    var height: Int
    var scale: Double
    var isCells: Bool
    var appearance: Appearance
    /// Why the timeline could not be renewed; nil when it is fresh.
    var stale: String?
    /// When it is drawn again if nothing else happens, in seconds since 1970.
    var nextChange: Double?
    /// The accessible text.
    var text: String
    var standIns: Int
    var taps = Taps(of: DisplayList(size: .zero, items: []))
    /// The renderer's version.
    var renderer: String
    /// Entries whose time passed without a picture.
    var skipped: Int
    /// When it was drawn, in seconds since 1970, and how long that took in seconds.
    var drawn: Double
    var took: Double
    /// Since when these pixels are on disk.
    var since: Timestamp
}
