// The small choices of drawing.
package import ViewArchive

/// How a line ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// What lies inside an outline that crosses itself.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How carefully pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`, none, low, high, medium

    package var item: DisplayItem.ImageItem.Interpolation {
        switch self {
        case .default, .medium: .medium
        case .none: .none
        case .low: .low
        case .high: .high
        }
    }
}

/// How letters are drawn; here they are filled.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// How a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Makes options of their bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// How new colours meet those that are there.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// Nil where new colours lie over those that are there.
    package var item: DisplayItem.Blend? {
        switch self {
        case .normal: nil
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
