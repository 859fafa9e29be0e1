// The lines that daemon and extension send each other over their socket pair; data goes through files.

/// A line from the daemon.
package struct ExtensionRequest: Hashable, Codable, Sendable {
    /// Echoed by the answer.
    package var id: Int
    /// Where the daemon's virtual clock stands, in seconds since 1970; nil when both read the system's clock.
    package var instant: Double?
    package var task: Task

    package init(id: Int, instant: Double? = nil, task: Task) {
        self.id = id
        self.instant = instant
        self.task = task
    }

    package enum Task: Hashable, Codable, Sendable {
        /// What the bundle offers.
        case describe
        /// A run: calls the provider and writes the archive.
        case run(RunRequest)
        /// The parameters of a kind, with what there is to choose, and whether values (JSON texts) would do.
        case parameters(kind: String, values: [String: String])
        /// Performs an intent after a tap on a widget of the kind.
        case perform(kind: String, ArchivedIntent)
        /// To be told when nothing is under way any more in the process: no transfer, and what follows from the last.
        case settle
    }
}

/// Which timeline the daemon asks for, and the file that it shall stand in.
package struct RunRequest: Hashable, Codable, Sendable {
    package var purpose: Purpose
    package var widget: String
    package var kind: String
    package var family: Family
    /// In points.
    package var size: Size
    package var generation: Int
    /// The archive's path from the group's directory; the extension writes it whole, by rename.
    package var archive: String
    /// The folder for pixels from the group's directory; nil for the group's own.
    package var pixels: String?
    package var environment: RunEnvironment
    /// The configuration's values as JSON text, by parameter; nil without any.
    package var configuration: [String: String]?

    package init(
        purpose: Purpose, widget: String, kind: String, family: Family, size: Size, generation: Int, archive: String,
        pixels: String? = nil, environment: RunEnvironment, configuration: [String: String]? = nil
    ) {
        self.purpose = purpose
        self.widget = widget
        self.kind = kind
        self.family = family
        self.size = size
        self.generation = generation
        self.archive = archive
        self.pixels = pixels
        self.environment = environment
        self.configuration = configuration
    }

    /// `timeline` calls `getTimeline`, `placeholder` the placeholder (redacted), `preview` the snapshot.
    package enum Purpose: String, Codable, Sendable { case timeline, placeholder, preview }
}

/// What views find in their environment.
package struct RunEnvironment: Hashable, Codable, Sendable {
    package var renderer: String
    package var scale: Double
    package var appearances: [Appearance]
    package var hasHighContrast: Bool
    package var textSize: String
    /// An identifier, also of the current locale of the process.
    package var locale: String

    package init(
        renderer: String, scale: Double, appearances: [Appearance] = [.light, .dark], hasHighContrast: Bool = false,
        textSize: String = "large", locale: String = "en_US"
    ) {
        self.renderer = renderer
        self.scale = scale
        self.appearances = appearances
        self.hasHighContrast = hasHighContrast
        self.textSize = textSize
        self.locale = locale
    }
}

/// A line from the extension: an answer, or a reload that widget code asks for.
package enum ExtensionMessage: Hashable, Codable, Sendable {
    /// It reads requests now, and has so many bytes of private memory.
    case ready(memory: Int)
    case described(id: Int, BundleDescription)
    case parameters(id: Int, ParametersReport)
    /// An intent was performed, and may want to have an address opened.
    case performed(id: Int, url: String?)
    /// The archive is written.
    case archived(id: Int)
    /// The run failed as a whole; `why` is a sentence for the receipt.
    case failed(id: Int, why: String)
    case settled(id: Int)
    /// `WidgetCenter` inside widget code; nil for all kinds.
    case reload(kind: String?)
    /// Something that the daemon shall log, such as a completion that was called twice.
    case diagnostic(ArchiveDiagnostic)
}
