// The drawing instructions: shapes, texts, pictures, symbols and layers of them.

/// One drawing instruction, placed in points.
package enum DisplayItem: Hashable, Sendable {
    case fill(Fill)
    case stroke(Stroke)
    case text(TextItem)
    case image(ImageItem)
    case symbol(SymbolItem)
    case layer(Layer)

    /// A filled outline.
    package struct Fill: Hashable, Sendable {
        package var outline: Outline
        package var paint: Paint
        package var evenOdd: Bool

        package init(_ outline: Outline, _ paint: Paint, evenOdd: Bool = false) {
            self.outline = outline
            self.paint = paint
            self.evenOdd = evenOdd
        }
    }

    /// A stroked outline, its line centred on the outline.
    package struct Stroke: Hashable, Sendable {
        package var outline: Outline
        package var paint: Paint
        /// In points.
        package var lineWidth: Double
        package var cap: Cap
        package var join: Join
        package var dash: [Double]
        package var dashPhase: Double

        package init(
            _ outline: Outline, _ paint: Paint, lineWidth: Double, cap: Cap = .butt, join: Join = .miter,
            dash: [Double] = [], dashPhase: Double = 0
        ) {
            self.outline = outline
            self.paint = paint
            self.lineWidth = lineWidth
            self.cap = cap
            self.join = join
            self.dash = dash
            self.dashPhase = dashPhase
        }

        package enum Cap: String, Codable, Sendable { case butt, round, square }
        package enum Join: String, Codable, Sendable { case miter, round, bevel }
    }

    /// A text in its box.
    package struct TextItem: Hashable, Codable, Sendable {
        package var frame: Rect
        package var block: TextBlock

        package init(frame: Rect, block: TextBlock) {
            self.frame = frame
            self.block = block
        }
    }

    /// A picture, scaled into its frame.
    package struct ImageItem: Hashable, Sendable {
        /// The name of the pixel file in `timelines/pixels`; nil for a stand-in or where nothing decodes.
        package var pixels: String?
        /// The picture's own size in pixels.
        package var pixelSize: Size
        package var frame: Rect
        package var interpolation: Interpolation
        /// Draws only the shape of the picture, in this colour.
        package var tint: RGBA?
        /// What the picture shows, for people who do not see it; empty when it is decoration.
        package var label: String
        /// Why this is not the picture that was asked for.
        package var standIn: StandIn?

        package init(
            pixels: String?, pixelSize: Size, frame: Rect, interpolation: Interpolation = .medium, tint: RGBA? = nil,
            label: String, standIn: StandIn? = nil
        ) {
            self.pixels = pixels
            self.pixelSize = pixelSize
            self.frame = frame
            self.interpolation = interpolation
            self.tint = tint
            self.label = label
            self.standIn = standIn
        }

        package enum Interpolation: String, Codable, Sendable { case none, low, medium, high }
    }

    /// What was asked for where a stand-in is drawn.
    package struct StandIn: Hashable, Codable, Sendable {
        package var kind: Kind
        package var name: String

        package init(kind: Kind, name: String) {
            self.kind = kind
            self.name = name
        }

        package enum Kind: String, Codable, Sendable { case image, symbol, view }
    }

    /// An icon from the symbol font.
    package struct SymbolItem: Hashable, Sendable {
        /// The name as the author wrote it, such as `photo`.
        package var name: String
        package var frame: Rect
        package var color: RGBA
        /// Of each layer, from the lowest; clear where it is left out of those beneath. Empty where all have the one.
        package var colors: [RGBA]
        package var weight: Int
        package var label: String
        package var standIn: StandIn?

        package init(
            name: String, frame: Rect, color: RGBA, colors: [RGBA] = [], weight: Int = 400, label: String,
            standIn: StandIn? = nil
        ) {
            self.name = name
            self.frame = frame
            self.color = color
            self.colors = colors
            self.weight = weight
            self.label = label
            self.standIn = standIn
        }
    }

    /// Items that are clipped and blended together.
    package struct Layer: Hashable, Sendable {
        package var clip: Outline?
        /// From 0 to 1.
        package var opacity: Double
        /// Spoken in place of what the items say; empty hides them.
        package var label: String?
        package var effects: Effects?
        /// What was asked for where the items stand in for it.
        package var standIn: StandIn?
        /// What a tap on it does.
        package var tap: Tap?
        /// What the clip follows; the clip is that of the instant for which it was last resolved.
        package var progress: LiveProgress?
        package var items: [DisplayItem]

        package init(
            clip: Outline? = nil, opacity: Double = 1, label: String? = nil, effects: Effects? = nil,
            standIn: StandIn? = nil, tap: Tap? = nil, progress: LiveProgress? = nil, items: [DisplayItem]
        ) {
            self.clip = clip
            self.opacity = opacity
            self.label = label
            self.effects = effects
            self.standIn = standIn
            self.tap = tap
            self.progress = progress
            self.items = items
        }
    }
}
