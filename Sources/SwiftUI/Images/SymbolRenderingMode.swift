// How many colours a symbol is drawn in, and which.
import ViewArchive

/// How many colours a symbol has.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let kind: Kind

    private enum Kind { case monochrome, hierarchical, palette, multicolor }

    /// All in the foreground's colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Its layers in weaker and weaker levels of the foreground.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Its layers in the styles that `foregroundStyle` set.
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// Its layers in colours of their own, where they have any.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension View {
    /// Says in how many colours symbols of this view are drawn; nil leaves it to them.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension EnvironmentValues {
    /// In how many colours symbols are drawn; nil leaves it to them.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }

    private struct SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

    /// A colour for each layer of a symbol, clear where one is left out of those beneath; none where all have the
    /// foreground's. Of the layers that show a level those beyond a value are faint.
    func colors(of layers: [SymbolLayer], mode: SymbolRenderingMode?, value: Double? = nil) -> [RGBA] {
        // Several styles are a palette.
        let mode = mode ?? symbolRenderingMode ?? (foreground.styles.count > 1 ? .palette : .monochrome)
        let colors = mode.colors(of: layers, in: self)
        let steps = layers.indices.filter { layers[$0].isStep }
        guard let value, !steps.isEmpty else { return colors }
        let full = Int((Double(steps.count) * min(1, max(0, value.isNaN ? 0 : value))).rounded(.up))
        var faint = colors.isEmpty ? mode.plainColors(of: layers, in: self) : colors
        for index in steps.dropFirst(full) { faint[index].alpha = UInt8(Double(faint[index].alpha) * 0.3) }
        return faint
    }
}

extension SymbolRenderingMode {
    func colors(of layers: [SymbolLayer], in environment: EnvironmentValues) -> [RGBA] {
        switch kind {
        case .monochrome: return []
        case .hierarchical, .palette:
            guard layers.count > 1 else { return [] }
            return layers.map { $0.joint == .hole ? .clear : color(ofLevel: $0.level, in: environment) }
        case .multicolor:
            guard layers.contains(where: { $0.hue != nil }) else { return [] }
            return layers.map { layer in
                if let hue = layer.hue { return Color(uiColor: hue.color).rgba(in: environment) }
                let isLeftOut = layer.joint == .cut || layer.joint == .hole
                return isLeftOut ? .clear : color(ofLevel: 0, in: environment)
            }
        }
    }

    /// The foreground's colour for every layer that is not left out.
    func plainColors(of layers: [SymbolLayer], in environment: EnvironmentValues) -> [RGBA] {
        layers.map { layer in
            let isLeftOut = layer.joint == .cut || layer.joint == .hole
            return isLeftOut ? .clear : color(ofLevel: 0, in: environment)
        }
    }

    private func color(ofLevel level: Int, in environment: EnvironmentValues) -> RGBA {
        let area = Rect(x: 0, y: 0, width: 1, height: 1)
        var foreground = environment.foreground
        if kind == .palette, foreground.styles.count > 1 {
            return foreground.paint(level: min(level, foreground.styles.count - 1), over: area, in: environment)
                .mainColor
        }
        foreground.styles = Array(foreground.styles.prefix(1))
        return foreground.paint(level: level, over: area, in: environment).mainColor
    }
}

extension SymbolHue {
    /// The colour of the system.
    var color: UIColor {
        switch self {
        case .yellow: .systemYellow
        case .orange: .systemOrange
        case .red: .systemRed
        case .green: .systemGreen
        case .blue: .systemBlue
        case .cyan: .systemCyan
        case .gray: .systemGray
        case .white: .white
        case .cloud: UIColor { $0.userInterfaceStyle == .dark ? .white : .systemGray2 }
        }
    }
}
