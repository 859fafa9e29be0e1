// A colour's numbers, and colours that commands draw with.
public import Foundation

extension UIColor {
    /// Writes hue, saturation, brightness and opacity, from 0 to 1, to where the pointers point.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = current
        let most = max(parts.red, parts.green, parts.blue), least = min(parts.red, parts.green, parts.blue)
        let span = most - least
        var sector = 0.0
        if span > 0 {
            switch most {
            case parts.red: sector = (parts.green - parts.blue) / span
            case parts.green: sector = (parts.blue - parts.red) / span + 2
            default: sector = (parts.red - parts.green) / span + 4
            }
        }
        unsafe hue?.pointee = CGFloat((sector < 0 ? sector + 6 : sector) / 6)
        unsafe saturation?.pointee = CGFloat(most > 0 ? span / most : 0)
        unsafe brightness?.pointee = CGFloat(most)
        unsafe alpha?.pointee = CGFloat(parts.alpha)
        return true
    }

    /// Writes the grey and its opacity, from 0 to 1, to where the pointers point; false for a colour that is no grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = current
        guard parts.red == parts.green, parts.green == parts.blue else { return false }
        unsafe white?.pointee = CGFloat(parts.red)
        unsafe alpha?.pointee = CGFloat(parts.alpha)
        return true
    }

    /// Has fills and strokes in this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    /// Has fills in this colour from now on.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Has strokes in this colour from now on.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
