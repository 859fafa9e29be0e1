// Colours along a line.
public import Foundation
import ViewArchive

/// Colours at places from 0 to 1.
public final class CGGradient: Sendable {
    let stops: [Paint.Stop]

    private init(_ colors: [CGColor], _ locations: [CGFloat]?) {
        stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let place = locations.flatMap { index < $0.count ? $0[index] : nil } ?? even
            return Paint.Stop(color: color.rgba, location: place.isFinite ? Double(max(0, min(1, place))) : 0)
        }.sorted { $0.location < $1.location }
    }

    /// Makes a gradient of `CGColor`s; without places they are evenly spread. Nil when one is no colour.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let found = colors.compactMap { $0 as? CGColor }
        guard !found.isEmpty, found.count == colors.count else { return nil }
        self.init(found, unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: found.count)) })
    }

    /// Makes a gradient of an array object of `CGColor`s.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
    ) {
        unsafe self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
    }

    /// Makes a gradient of colours as their components in a space, one after another, alpha last.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        guard count > 0 else { return nil }
        let all = unsafe Array(UnsafeBufferPointer(start: components, count: count * length))
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: Array(all[($0 * length)..<(($0 + 1) * length)]))
        }
        self.init(colors, unsafe locations.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) })
    }
}
