// Types of files, by their identifiers.
@_exported public import CoreGraphics

/// A type of files.
public struct UTType: Hashable, Codable, Sendable {
    /// The name in reverse domain order, such as `public.png`.
    public let identifier: String

    private init(known identifier: String) {
        self.identifier = identifier
    }

    /// Makes a type of its identifier; nil for one that is not known here.
    public init?(_ identifier: String) {
        guard Self.rows[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// Makes the type of a file name's extension; nil for one that is not known here.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let found = Self.rows.keys.sorted().first { Self.rows[$0]?.endings.contains(ending) == true }
        guard let found, UTType(known: found).conforms(to: supertype) else { return nil }
        identifier = found
    }

    /// Makes the type of a MIME type; nil for one that is not known here.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let found = Self.rows.keys.sorted().first { Self.rows[$0]?.mime == mimeType.lowercased() }
        guard let found, UTType(known: found).conforms(to: supertype) else { return nil }
        identifier = found
    }

    /// Makes a type of the app's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Makes a type of another app's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// The extension that files of the type usually have.
    public var preferredFilenameExtension: String? { Self.rows[identifier]?.endings.first }
    /// The MIME type.
    public var preferredMIMEType: String? { Self.rows[identifier]?.mime }

    /// Whether files of this type are of another, too.
    public func conforms(to type: UTType) -> Bool {
        var here: String? = identifier
        while let name = here {
            if name == type.identifier { return true }
            here = Self.rows[name]?.parent
        }
        return false
    }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType {
    public static let item = UTType(known: "public.item")
    public static let data = UTType(known: "public.data")
    public static let content = UTType(known: "public.content")
    public static let folder = UTType(known: "public.folder")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let heic = UTType(known: "public.heic")
    public static let heif = UTType(known: "public.heif")
    public static let tiff = UTType(known: "public.tiff")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let bmp = UTType(known: "com.microsoft.bmp")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let svg = UTType(known: "public.svg-image")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let html = UTType(known: "public.html")
    public static let json = UTType(known: "public.json")
    public static let xml = UTType(known: "public.xml")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let movie = UTType(known: "public.movie")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let zip = UTType(known: "public.zip-archive")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let video = UTType(known: "public.video")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let avi = UTType(known: "public.avi")
    public static let archive = UTType(known: "public.archive")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    public static let rtf = UTType(known: "public.rtf")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    public static let presentation = UTType(known: "public.presentation")
    public static let epub = UTType(known: "org.idpf.epub-container")
    public static let vCard = UTType(known: "public.vcard")
    public static let calendarEvent = UTType(known: "public.calendar-event")
    public static let font = UTType(known: "public.font")
    public static let database = UTType(known: "public.database")
    public static let directory = UTType(known: "public.directory")

    private typealias Row = (parent: String?, endings: [String], mime: String?)

    private static let rows: [String: Row] = [
        "public.item": (nil, [], nil),
        "public.content": (nil, [], nil),
        "public.data": ("public.item", [], "application/octet-stream"),
        "public.directory": ("public.item", [], nil),
        "public.folder": ("public.directory", [], nil),
        "public.image": ("public.data", [], nil),
        "public.png": ("public.image", ["png"], "image/png"),
        "public.jpeg": ("public.image", ["jpeg", "jpg", "jpe"], "image/jpeg"),
        "public.heif": ("public.image", ["heif"], "image/heif"),
        "public.heic": ("public.heif", ["heic"], "image/heic"),
        "public.tiff": ("public.image", ["tiff", "tif"], "image/tiff"),
        "com.compuserve.gif": ("public.image", ["gif"], "image/gif"),
        "com.microsoft.bmp": ("public.image", ["bmp"], "image/bmp"),
        "org.webmproject.webp": ("public.image", ["webp"], "image/webp"),
        "public.svg-image": ("public.image", ["svg"], "image/svg+xml"),
        "com.adobe.pdf": ("public.data", ["pdf"], "application/pdf"),
        "public.text": ("public.data", [], nil),
        "public.plain-text": ("public.text", ["txt", "text"], "text/plain"),
        "public.utf8-plain-text": ("public.plain-text", [], nil),
        "public.html": ("public.text", ["html", "htm"], "text/html"),
        "public.json": ("public.text", ["json"], "application/json"),
        "public.xml": ("public.text", ["xml"], "application/xml"),
        "public.comma-separated-values-text": ("public.text", ["csv"], "text/csv"),
        "com.apple.property-list": ("public.data", ["plist"], nil),
        "public.url": ("public.data", [], nil),
        "public.file-url": ("public.url", [], nil),
        "public.audiovisual-content": ("public.data", [], nil),
        "public.audio": ("public.audiovisual-content", [], nil),
        "public.mp3": ("public.audio", ["mp3"], "audio/mpeg"),
        "public.mpeg-4-audio": ("public.audio", ["m4a"], "audio/mp4"),
        "com.microsoft.waveform-audio": ("public.audio", ["wav", "wave"], "audio/vnd.wave"),
        "public.movie": ("public.audiovisual-content", [], nil),
        "public.video": ("public.movie", [], nil),
        "public.avi": ("public.movie", ["avi"], "video/avi"),
        "public.mpeg-4": ("public.movie", ["mp4"], "video/mp4"),
        "com.apple.quicktime-movie": ("public.movie", ["mov", "qt"], "video/quicktime"),
        "public.archive": ("public.data", [], nil),
        "public.zip-archive": ("public.archive", ["zip"], "application/zip"),
        "org.gnu.gnu-zip-archive": ("public.archive", ["gz", "gzip"], "application/gzip"),
        "public.rtf": ("public.text", ["rtf"], "text/rtf"),
        "public.source-code": ("public.plain-text", [], nil),
        "public.swift-source": ("public.source-code", ["swift"], nil),
        "public.spreadsheet": ("public.data", [], nil),
        "org.openxmlformats.spreadsheetml.sheet": (
            "public.spreadsheet", ["xlsx"], "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        ),
        "public.presentation": ("public.data", [], nil),
        "org.openxmlformats.presentationml.presentation": (
            "public.presentation", ["pptx"],
            "application/vnd.openxmlformats-officedocument.presentationml.presentation"
        ),
        "org.openxmlformats.wordprocessingml.document": (
            "public.data", ["docx"], "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        ),
        "net.daringfireball.markdown": ("public.plain-text", ["md", "markdown"], "text/markdown"),
        "org.idpf.epub-container": ("public.data", ["epub"], "application/epub+zip"),
        "public.vcard": ("public.text", ["vcf"], "text/vcard"),
        "public.calendar-event": ("public.text", ["ics"], "text/calendar"),
        "public.font": ("public.data", [], nil),
        "public.database": ("public.data", [], nil),
    ]
}
