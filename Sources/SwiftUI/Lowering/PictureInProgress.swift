// What a picture gathers while its views are lowered and laid out.
package import Imaging
package import ViewArchive

/// Keeps the pixels of pictures that are drawn.
package protocol PictureKeeper {
    /// Keeps a picture for an area in points; nil when it cannot be decoded or written.
    func keep(_ source: ImageSource, drawnAt size: Size) -> Kept?
}

/// One picture: who measures, who keeps pixels, and what was noticed.
@MainActor
final class PictureInProgress {
    let measurer: any TextMeasurer
    let pictures: any PictureKeeper
    /// The moment that the picture shows, for texts that follow a date.
    let date: Date
    /// The whole picture's size in points.
    let canvas: Size
    /// Those of the whole picture, by which dates are put into words where views say nothing else.
    let locale: Locale
    let timeZone: TimeZone
    /// What `containerBackground` puts behind the whole widget.
    var containerBackground: [ViewNode]?
    /// What a tap on the widget opens.
    var url: URL?
    private(set) var diagnostics: [ArchiveDiagnostic] = []

    init(
        measurer: any TextMeasurer, pictures: any PictureKeeper, date: Date, canvas: Size,
        environment: EnvironmentValues
    ) {
        self.measurer = measurer
        self.pictures = pictures
        self.date = date
        self.canvas = canvas
        locale = environment.locale
        timeZone = environment.timeZone
    }

    /// Notes something for the author, once.
    func note(_ code: String, _ message: String) {
        let diagnostic = ArchiveDiagnostic(code: code, message: message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
