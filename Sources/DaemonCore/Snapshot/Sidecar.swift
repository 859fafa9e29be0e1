// The JSON file beside a picture; its rename commits the snapshot.
import ReloadService
import ViewArchive

/// What `snapshots/<widget>.json` says.
struct Sidecar: Decodable, Equatable {
    /// The reload service's version.
    var `protocol`: Int
    var widget: String
    var kind: String
    var family: String
    var entry: ShownEntry
    var generation: Int
    var cause: String
    /// What led to the run that made its timeline, without the process that asked: the same script twice leaves the
    /// same sidecars.
    var origin: RunOrigin?
    /// From the group's directory.
    var file: String
    var hash: String
    /// The canvas in points, as [width, height].
    var points: [Double]
    /// The picture in pixels or cells, as [width, height].
    var size: [Int]
    var unit: String
    var scale: Double
    var appearance: String
    var stale: Bool
    /// Why it is stale.
    var why: String?
    /// When it was drawn last.
    var drawn: Timestamp
    /// Since when these pixels are on disk.
    var since: Timestamp
    /// When it is drawn again if nothing else happens: by the next entry, or where live text in it moves on.
    var nextChange: Timestamp?
    var text: String
    var standIns: Int
    /// In the order of drawing.
    var tapAreas: [TapArea]
    /// What a tap beside them opens; nil for nothing of its own.
    var opens: String?
    var renderer: String

    init(_ snapshot: Snapshot) {
        self.protocol = ServiceProtocol.version
        widget = snapshot.widget
        kind = snapshot.kind
        family = snapshot.family.rawValue
        entry = snapshot.shown
        generation = snapshot.generation
        cause = snapshot.cause
        origin = snapshot.origin.map { RunOrigin(cause: $0.cause, asked: $0.asked) }
        file = snapshot.file
        hash = snapshot.hash
        points = [snapshot.points.width, snapshot.points.height]
        size = [snapshot.width, snapshot.height]
        unit = snapshot.isCells ? "cells" : "pixels"
        scale = snapshot.scale
        appearance = snapshot.appearance.rawValue
        stale = snapshot.stale != nil
        why = snapshot.stale
        drawn = Timestamp(snapshot.drawn)
        since = snapshot.since
        nextChange = snapshot.nextChange.map { Timestamp($0) }
        text = snapshot.text
        standIns = snapshot.standIns
        tapAreas = snapshot.taps.areas.enumerated().map { TapArea($1, element: $0 + 1) }
        opens = snapshot.taps.url
        renderer = snapshot.renderer
    }
}
