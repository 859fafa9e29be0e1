// Half a cell: one colour, laid over what is there.
import ViewArchive

/// A square of colour; premultiplied, from 0 to 1.
struct Square {
    private var red = 0.0
    private var green = 0.0
    private var blue = 0.0
    private var alpha = 0.0

    mutating func lay(_ color: RGBA, _ opacity: Double) {
        red += (Double(color.red) / 255 - red) * opacity
        green += (Double(color.green) / 255 - green) * opacity
        blue += (Double(color.blue) / 255 - blue) * opacity
        alpha += (1 - alpha) * opacity
    }

    /// The colour without its opacity; nil where little is painted.
    var color: RGBA? {
        guard alpha > 0.1 else { return nil }
        return RGBA(red: red / alpha, green: green / alpha, blue: blue / alpha, opacity: 1)
    }

    static func mean(_ first: Square, _ second: Square) -> Square {
        var mean = first
        mean.red = (first.red + second.red) / 2
        mean.green = (first.green + second.green) / 2
        mean.blue = (first.blue + second.blue) / 2
        mean.alpha = (first.alpha + second.alpha) / 2
        return mean
    }
}
