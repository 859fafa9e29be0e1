// Paths, transforms and contexts.
import CoreGraphics
import SwiftUI
import UIKit

extension Fact {
    static let paths: [Fact] = [
        Fact("CGPath.boundingBox", [2, 3, 10, 20] as [CGFloat]) {
            CGPath(rect: CGRect(x: 2, y: 3, width: 10, height: 20), transform: nil).boundingBox
        },
        Fact("CGPath.contains", "true false") {
            let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            return "\(path.contains(CGPoint(x: 5, y: 5))) \(path.contains(CGPoint(x: 0.5, y: 0.5)))"
        },
        Fact("even-odd", "false true") {
            let path = CGMutablePath()
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
            let middle = CGPoint(x: 5, y: 5)
            return "\(path.contains(middle, using: .evenOdd)) \(path.contains(middle, using: .winding))"
        },
        Fact("CGMutablePath.currentPoint after closeSubpath", [1, 1] as [CGFloat]) {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: CGPoint(x: 5, y: 1))
            path.closeSubpath()
            return path.currentPoint
        },
        Fact("CGPath(rect:transform:)", [20, 30, 100, 200] as [CGFloat]) {
            var twice = CGAffineTransform(scaleX: 10, y: 10)
            return unsafe CGPath(rect: CGRect(x: 2, y: 3, width: 10, height: 20), transform: &twice).boundingBox
        },
        Fact("applyWithBlock", "0 1 1 4") {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 1, y: 0))
            path.addLine(to: CGPoint(x: 1, y: 1))
            path.closeSubpath()
            var types: [String] = []
            unsafe path.applyWithBlock { unsafe types.append("\($0.pointee.type.rawValue)") }
            return types.joined(separator: " ")
        },
        Fact("UIBezierPath.bounds of an arc", [10, 0, 20, 10] as [CGFloat]) {
            let arc = UIBezierPath(
                arcCenter: CGPoint(x: 20, y: 10), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
            let bounds = arc.bounds
            return [bounds.minX, bounds.minY, bounds.width, bounds.height].map { ($0 * 10).rounded() / 10 }
        },
        Fact("UIBezierPath.reversing", "5 0") {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 5, y: 0))
            path.addLine(to: CGPoint(x: 9, y: 9))
            let back = path.reversing().currentPoint
            return "\(Int(back.x)) \(Int(back.y))"
        },
        Fact("UIBezierPath.apply", [1, 2, 3, 4] as [CGFloat]) {
            let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4))
            path.apply(CGAffineTransform(translationX: 1, y: 2))
            return path.bounds
        },
        Fact("Path(cgPath).cgPath", "true") {
            let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 3).cgPath
            return Path(path).cgPath == path
        },
        Fact("CGContext.boundingBoxOfClipPath", [10, 10, 20, 20] as [CGFloat]) {
            UIGraphicsBeginImageContext(CGSize(width: 50, height: 50))
            defer { UIGraphicsEndImageContext() }
            guard let context = UIGraphicsGetCurrentContext() else { return "none" }
            context.translateBy(x: 10, y: 10)
            context.saveGState()
            context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
            return context.boundingBoxOfClipPath
        },
        Fact("UIGraphicsGetCurrentContext outside", "true") { UIGraphicsGetCurrentContext() == nil },
        Fact("CGRect.applying", [-2, 1, 2, 4] as [CGFloat]) {
            let turned = CGRect(x: 1, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
            return [turned.minX, turned.minY, turned.width, turned.height].map { $0.rounded() }
        },
        Fact("CGRect.inset(by:)", [2, 1, 4, 6] as [CGFloat]) {
            CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
    ]
}
