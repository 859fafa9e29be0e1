// Evaluates the views of entries on the main actor, once an appearance.
import Imaging
import RasterRendering
import SwiftUI
import TextRendering
import ViewArchive

/// What the entries of one run are evaluated with.
@MainActor
final class ViewEvaluation {
    /// One entry's lists and what was noticed.
    struct Line: Sendable {
        var lists: [Appearance: DisplayList] = [:]
        var diagnostics: [ArchiveDiagnostic] = []
    }

    private let canvas: WidgetCanvas
    private let measurer: any TextMeasurer
    private let pictures: PictureFolder
    /// What the views of every entry find around them.
    private let environments: [(appearance: Appearance, values: EnvironmentValues)]

    init(request: RunRequest, areMarginsDisabled: Bool, pixelsDirectory: String) throws(RunFailure) {
        guard let measurer = Self.measurer(named: request.environment.renderer) else {
            throw RunFailure("this program cannot draw with the renderer \(request.environment.renderer)")
        }
        self.measurer = measurer
        canvas = WidgetCanvas(family: request.family, size: request.size, areMarginsDisabled: areMarginsDisabled)
        pictures = PictureFolder(store: PixelStore(directory: pixelsDirectory))
        let facts = EnvironmentFacts(request, margin: canvas.margin)
        environments = request.environment.appearances.map { ($0, facts.values($0)) }
    }

    func lines(of entries: [ErasedEntry], isPlaceholder: Bool) -> [Line] {
        entries.map { entry in
            var line = Line()
            for (appearance, values) in environments {
                var environment = values
                if isPlaceholder { environment.redactionReasons.insert(.placeholder) }
                let lowered = entry.lower(
                    Lowering(canvas: canvas, environment: environment, measurer: measurer, pictures: pictures)
                )
                line.lists[appearance] = lowered.list
                line.diagnostics += lowered.diagnostics
            }
            line.diagnostics += pictures.takeDiagnostics()
            return line
        }
    }

    // MARK: Measurers, one of each a process

    private static var measurers: [String: any TextMeasurer] = [:]

    private static func measurer(named name: String) -> (any TextMeasurer)? {
        if let known = measurers[name] { return known }
        let made: (any TextMeasurer)? =
            switch name {
            case "raster": RasterRenderer.make()
            case "text": TextRenderer()
            default: nil
            }
        measurers[name] = made
        return made
    }
}

/// Keeps the pixels of drawn pictures where archives name them.
final class PictureFolder: PictureKeeper {
    private let store: PixelStore
    private var diagnostics: [ArchiveDiagnostic] = []

    /// Pixels a point, at most.
    private static let highestScale = 3.0

    init(store: PixelStore) {
        self.store = store
    }

    func keep(_ source: ImageSource, drawnAt size: Size) -> Kept? {
        func pixels(_ points: Double) -> Int {
            points.isFinite ? Int(max(1, min((points * Self.highestScale).rounded(.up), 16384))) : 16384
        }
        do throws(ImageError) {
            return try store.keep(source, atMost: (pixels(size.width), pixels(size.height)))
        } catch {
            diagnostics.append(ArchiveDiagnostic(code: "picture-not-kept", message: error.description))
            return nil
        }
    }

    func takeDiagnostics() -> [ArchiveDiagnostic] {
        defer { diagnostics = [] }
        return diagnostics
    }
}
