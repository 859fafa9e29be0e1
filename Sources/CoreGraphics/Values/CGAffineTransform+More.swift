// Changes of sizes and rectangles, and of the display list's plane.
public import Foundation
package import ViewArchive

extension CGSize {
    /// The size after a change, which moves nothing.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around this one after a change.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Transform {
    /// A change whose numbers are finite.
    package init(_ transform: CGAffineTransform) {
        func finite(_ number: CGFloat) -> Double { number.isFinite ? Double(number) : 0 }
        self.init(
            a: finite(transform.a), b: finite(transform.b), c: finite(transform.c), d: finite(transform.d),
            tx: finite(transform.tx), ty: finite(transform.ty)
        )
    }
}

extension Point {
    /// A place whose numbers are finite.
    package init(finite point: CGPoint) {
        self.init(x: point.x.isFinite ? Double(point.x) : 0, y: point.y.isFinite ? Double(point.y) : 0)
    }
}

extension Rect {
    /// A rectangle whose numbers are finite, with its origin at the top left.
    package init(finite rect: CGRect) {
        let rect = rect.standardized
        let origin = Point(finite: rect.origin)
        let size = Point(finite: CGPoint(x: rect.size.width, y: rect.size.height))
        self.init(x: origin.x, y: origin.y, width: max(0, size.x), height: max(0, size.y))
    }
}
