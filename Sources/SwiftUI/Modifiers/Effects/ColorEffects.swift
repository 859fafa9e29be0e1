// Views in other colours: brighter, paler, grey, turned around the colour circle.
import ViewArchive

extension View {
    /// Adds to the colours' components, from -1 to 1.
    nonisolated public func brightness(_ amount: Double) -> some View {
        recolored { ColorMatrix(scale: 1, constant: amount.finite) }
    }

    /// Moves the colours away from middle grey (over 1) or towards it.
    nonisolated public func contrast(_ amount: Double) -> some View {
        recolored { ColorMatrix(scale: amount.finite, constant: (1 - amount.finite) / 2) }
    }

    /// Makes colours stronger (over 1) or greyer.
    nonisolated public func saturation(_ amount: Double) -> some View {
        recolored { ColorMatrix(saturation: amount.finite) }
    }

    /// Takes colour away, from 0 to 1.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        recolored { ColorMatrix(saturation: 1 - amount.finite) }
    }

    /// Turns colours around the colour circle.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        recolored { ColorMatrix(hueRotation: angle.radians.finite) }
    }

    /// Inverts the colours.
    nonisolated public func colorInvert() -> some View { recolored { ColorMatrix(scale: -1, constant: 1) } }

    /// Multiplies the colours with another one.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        effects("Colors") { _, environment in
            let rgba = color.rgba(in: environment)
            let factors = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Double($0) / 255 }
            return DisplayItem.Effects(colors: ColorMatrix(factors: factors))
        }
    }

    /// Turns brightness into opacity.
    nonisolated public func luminanceToAlpha() -> some View {
        recolored { ColorMatrix([Double](repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0]) }
    }

    nonisolated private func recolored(_ matrix: @escaping () -> ColorMatrix?) -> some View {
        effects("Colors") { _, _ in DisplayItem.Effects(colors: matrix()) }
    }
}

extension ColorMatrix {
    /// Changes no colour; a layer with it is drawn apart from what is behind it.
    static let identity = ColorMatrix(factors: [1, 1, 1, 1])

    /// The same for red, green and blue.
    nonisolated init?(scale: Double, constant: Double) {
        self.init(
            [scale, 0, 0, 0, constant, 0, scale, 0, 0, constant, 0, 0, scale, 0, constant, 0, 0, 0, 1, 0]
        )
    }

    nonisolated init?(factors: [Double]) {
        guard factors.count == 4 else { return nil }
        self.init((0..<4).flatMap { row in (0..<5).map { $0 == row ? factors[row] : 0 } })
    }

    /// The weights of the three colours in a grey are those of the W3C's filter effects.
    nonisolated init?(saturation s: Double) {
        let (r, g, b) = (0.213, 0.715, 0.072)
        self.init([
            r + (1 - r) * s, g - g * s, b - b * s, 0, 0,
            r - r * s, g + (1 - g) * s, b - b * s, 0, 0,
            r - r * s, g - g * s, b + (1 - b) * s, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }

    nonisolated init?(hueRotation angle: Double) {
        let (c, s) = (cos(angle), sin(angle))
        self.init([
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
            0, 0, 0, 1, 0,
        ])
    }
}
