// The canvas that is drawn on now, for each thread.
public import CoreGraphics
public import Foundation

/// The canvases of a thread, the one that is drawn on last.
final class CanvasStack {
    private static let key = "UIKit.canvases"
    private var contexts: [CGContext] = []

    /// The stack of this thread.
    static var current: CanvasStack {
        let table = Thread.current.threadDictionary
        if let known = table[key] as? CanvasStack { return known }
        let new = CanvasStack()
        table[key] = new
        return new
    }

    var top: CGContext? { contexts.last }

    func push(_ context: CGContext) { contexts.append(context) }

    @discardableResult
    func pop() -> CGContext? { contexts.popLast() }
}

/// The canvas that is drawn on; nil outside of any.
public func UIGraphicsGetCurrentContext() -> CGContext? { CanvasStack.current.top }

/// Draws on a canvas until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { CanvasStack.current.push(context) }

/// Draws on the canvas from before.
public func UIGraphicsPopContext() { CanvasStack.current.pop() }

/// Begins an image at one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale)
    if opaque { context.fillAll() }
    CanvasStack.current.push(context)
}

/// The image that was begun last, as it is now.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CanvasStack.current.top.map { UIImage(content: .picture(CGImage($0.drawn)), scale: $0.scale) }
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { CanvasStack.current.pop() }

/// Fills a rectangle with the fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes a rectangle inside its edges.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Draws only inside a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    /// Makes everything black, as what is opaque begins.
    func fillAll() {
        saveGState()
        setFillColor(.black)
        fill(CGRect(origin: .zero, size: size))
        restoreGState()
    }
}
