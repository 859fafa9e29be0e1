// What a colour's name is drawn as.
import Synchronization
import ViewArchive

/// Looks names of colours up, and remembers those that are missing until a picture notes them.
enum NamedColorLookup {
    private static let missing = Mutex<[String]>([])

    /// Seen at once, as a missing picture is.
    private static let standIn = RGBA(red: 255, green: 0, blue: 255)

    static func rgba(of name: String, bundle: Bundle?, in environment: EnvironmentValues) -> RGBA {
        if let found = NamedColors.find(name, in: bundle) { return Color(uiColor: found).rgba(in: environment) }
        switch name {
        // Xcode's template names these colours and leaves them empty, which means the system's.
        case "WidgetBackground": return Color(uiColor: .systemBackground).rgba(in: environment)
        case "AccentColor": return TintShapeStyle().resolvedColor(in: environment)
        default:
            guard !NamedColors.isKnown(name, in: bundle) else { return .clear }
            missing.withLock { if !$0.contains(name) { $0.append(name) } }
            return standIn
        }
    }

    /// The names that were not found since this was asked last.
    static func takeMissing() -> [String] {
        missing.withLock { names in
            defer { names = [] }
            return names
        }
    }

    /// The catalogue's accent colour, as Xcode's build settings name it, else the system's.
    static let accent = NamedColors.find("AccentColor") ?? .tintColor
}

extension Color.RGBColorSpace {
    /// How asset catalogues call the space.
    var catalogueName: String {
        switch self {
        case .sRGB: "extended-srgb"
        case .sRGBLinear: "linear-srgb"
        case .displayP3: "display-p3"
        }
    }
}
