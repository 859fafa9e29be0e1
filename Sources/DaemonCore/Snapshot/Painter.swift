// From an archive's line to a published snapshot: resolve the dates, draw, compare, write.
import Digest
import FoundationEssentials
import GroupContainer
import LiveText
import Posix
import ReloadService
import TextRendering
import ViewArchive

/// Draws and publishes pictures, and knows what it published last of each widget.
@MainActor final class Painter {
    /// `raster` or `text`.
    var name: String { isCells ? "text" : "raster" }
    /// What a picture's size counts.
    var unit: String { isCells ? "cells" : "pixels" }
    let renderer: any Renderer
    let style: DrawingStyle
    private let isCells: Bool
    private let group: Group
    private let pixelsDirectory: String
    private let files: SnapshotFiles
    let live: LiveText
    private var published: [WidgetID: Published] = [:]

    /// What lies on disk of a widget, as far as this process knows.
    private struct Published {
        var sidecar: Sidecar
        /// The list that gave the picture; nil before the first drawing of this process, or when something was missing.
        var list: DisplayList?
        /// The same before its dates were put into words.
        var stored: DisplayList?
        /// With the process that asked, which the sidecar leaves out.
        var origin: RunOrigin?
        /// Where it can be tapped; nil before the first drawing of this process.
        var taps: Taps?
    }

    /// One picture that shall be drawn.
    struct Wish {
        var widget: WidgetID
        var archive: ArchiveFile
        var line: ArchiveFile.Line
        var cause: String
        /// What led to the run that made the archive, where this daemon knows it.
        var origin: RunOrigin?
        var skipped: Int
        /// Why its timeline is not fresh.
        var stale: String?
        /// When the next entry is due.
        var nextEntry: Double?
        /// When live text that changes at an instant is drawn again, given the instant of this drawing.
        var redraw: (_ change: Double, _ drawn: Double) -> Double? = { _, _ in nil }
    }

    /// What became of a wish.
    struct Result {
        var snapshot: Snapshot
        /// When live text changes next, in seconds since 1970.
        var nextLiveChange: Double?
        /// Whether the views are those of the picture before, so that only live text can differ.
        var isSameContent: Bool
        var diagnostics: [String]
    }

    /// The pixels of pictures lie in the group's own folder unless another is named.
    init(
        renderer: any Renderer, isCells: Bool, style: DrawingStyle, group: Group, live: LiveText,
        pixelsDirectory: String? = nil, onMovedAside: @escaping (_ path: String, _ aside: String) -> Void = { _, _ in }
    ) {
        self.renderer = renderer
        self.isCells = isCells
        self.style = style
        self.group = group
        self.pixelsDirectory = pixelsDirectory ?? group.pixelsDirectory
        self.live = live
        files = SnapshotFiles(group: group, onMovedAside: onMovedAside)
    }

    /// Reads what an earlier daemon published.
    func recall(_ widget: WidgetID) {
        published[widget] = files.readSidecar(widget).map { Published(sidecar: $0) }
    }

    func forget(_ widget: WidgetID) throws(SystemError) {
        published[widget] = nil
        try files.remove(widget, ["png", "cells"])
    }

    /// What was published last.
    func sidecar(of widget: WidgetID) -> Sidecar? { published[widget]?.sidecar }

    /// Where what was published last can be tapped; nil before the first drawing of this process.
    func taps(of widget: WidgetID) -> Taps? { published[widget]?.taps }

    /// What led to the run that made what was published last.
    func origin(of widget: WidgetID) -> RunOrigin? {
        guard let last = published[widget] else { return nil }
        if let origin = last.origin { return origin }
        var recalled = last.sidecar.origin
        recalled?.recalled = true
        return recalled
    }

    /// Whether the published picture still lies there.
    func hasPicture(_ widget: WidgetID) -> Bool {
        published[widget] != nil && files.hasPicture(widget, renderer.fileExtension)
    }

    /// Draws a picture, and publishes it unless it is the one that is published already.
    func paint(_ wish: Wish, at now: Double) throws -> Result {
        let began = Clock.monotonicNow()
        let header = wish.archive.header
        let stored = try wish.archive.list(wish.line, appearance: style.appearance)
        // A daemon of another locale than the archive's shows it as it was until there is a new one.
        let (list, nextLiveChange) = live.speaking(header.locale).resolve(stored, at: now)
        var snapshot = describe(wish, header, list, nextLiveChange, at: now)
        var diagnostics: [String] = []
        let last = published[wish.widget]
        if let last, last.list == list,
            last.sidecar.points == [list.size.width, list.size.height],
            files.hasPicture(wish.widget, renderer.fileExtension), files.hasText(wish.widget)
        {
            // The same list gives the same picture: nothing to draw.
            snapshot.isUnchanged = true
            snapshot.hash = last.sidecar.hash
            (snapshot.width, snapshot.height) = (last.sidecar.size[0], last.sidecar.size[1])
        } else {
            diagnostics = try draw(list, wish.widget, header.family, &snapshot)
        }
        if snapshot.isUnchanged, let last { snapshot.since = last.sidecar.since }
        snapshot.took = Double(Clock.monotonicNow() - began) / 1e9
        let sidecar = Sidecar(snapshot)
        try files.write(sidecar, wish.widget)
        try removeOther(last?.sidecar, wish.widget)
        let isWhole = diagnostics.isEmpty
        published[wish.widget] = Published(
            sidecar: sidecar, list: isWhole ? list : nil, stored: isWhole ? stored : nil, origin: snapshot.origin,
            taps: snapshot.taps
        )
        return Result(
            snapshot: snapshot, nextLiveChange: nextLiveChange, isSameContent: last?.stored == stored,
            diagnostics: diagnostics
        )
    }

    /// Says in the sidecar that a newer timeline could not be made; the picture stays.
    func markStale(_ widget: WidgetID, why: String) throws {
        guard var last = published[widget], last.sidecar.why != why else { return }
        last.sidecar.stale = true
        last.sidecar.why = why
        try files.write(last.sidecar, widget)
        published[widget] = last
    }

    /// Says in the sidecar when the picture that stays is drawn again, where that is another instant now.
    func correct(_ widget: WidgetID, nextChange: Timestamp?) throws {
        guard var last = published[widget], last.sidecar.nextChange != nextChange else { return }
        last.sidecar.nextChange = nextChange
        try files.write(last.sidecar, widget)
        published[widget] = last
    }

    private func draw(
        _ list: DisplayList, _ widget: WidgetID, _ family: Family, _ snapshot: inout Snapshot
    ) throws -> [String] {
        var missing: [String] = []
        let picture = renderer.draw(
            list, scale: style.scale, corners: style.corners(of: family, size: list.size)
        ) { name in
            let pixels = self.pixels(name)
            if pixels == nil { missing.append("the pixel file \(name) is missing or broken") }
            return pixels
        }
        (snapshot.width, snapshot.height) = (picture.width, picture.height)
        snapshot.hash = SHA256.hex(of: picture.bytes.span)
        let fileExtension = renderer.fileExtension
        let last = published[widget]
        let hasText = last?.sidecar.text == snapshot.text && files.hasText(widget)
        if hasText, let last, last.sidecar.hash == snapshot.hash,
            last.list == nil
                ? files.pictureEquals(picture.bytes, widget, fileExtension) : files.hasPicture(widget, fileExtension)
        {
            snapshot.isUnchanged = true
        } else {
            try files.write(picture: picture.bytes, widget, fileExtension)
            if !hasText { try files.write(text: snapshot.text, widget) }
        }
        return picture.diagnostics + missing
    }

    func pixels(_ name: String) -> Pixels? {
        guard PixelNames.isWellFormed(name) else { return nil }
        // What is missing or cannot be read is drawn as a stand-in, with a diagnostic.
        guard let file = try? FileSystem.mapWhole("\(pixelsDirectory)/\(name)", limit: Self.pixelFileLimit) else {
            return nil
        }
        return Pixels(file: file)
    }

    private static let pixelFileLimit = Pixels.headerLength + Pixels.longestSide * Pixels.longestSide * 4

    /// Removes a picture that another renderer left.
    private func removeOther(_ last: Sidecar?, _ widget: WidgetID) throws(SystemError) {
        guard let last, last.file != files.name(widget, renderer.fileExtension) else { return }
        for other in ["png", "cells"] where last.file == files.name(widget, other) {
            try FileSystem.remove(group.snapshot(widget, other))
        }
    }

    private func describe(
        _ wish: Wish, _ header: ArchiveHeader, _ list: DisplayList, _ nextLiveChange: Double?, at now: Double
    ) -> Snapshot {
        let redraw = nextLiveChange.flatMap { wish.redraw($0, now) }
        return Snapshot(
            widget: wish.widget.rawValue, kind: header.kind, family: header.family, generation: header.generation,
            shown: ShownEntry(wish.line, of: header), cause: wish.cause,
            origin: wish.origin ?? lastOrigin(of: wish.widget, header.generation),
            isUnchanged: false, file: files.name(wish.widget, renderer.fileExtension),
            hash: "", points: list.size, width: 0, height: 0, scale: style.scale, isCells: isCells,
            appearance: style.appearance, stale: wish.stale,
            nextChange: [wish.nextEntry, redraw].compactMap(\.self).min(), text: AccessibleText.of(list),
            standIns: list.standIns, taps: Taps(of: list), renderer: renderer.version, skipped: wish.skipped,
            drawn: now, took: 0,
            since: Timestamp(now)
        )
    }

    /// What is known of the run that made a generation, where that of the last picture is the same.
    private func lastOrigin(of widget: WidgetID, _ generation: Int) -> RunOrigin? {
        published[widget]?.sidecar.generation == generation ? origin(of: widget) : nil
    }
}
