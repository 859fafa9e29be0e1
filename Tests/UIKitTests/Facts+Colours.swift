// Colours and what sources ask of them.
import CoreGraphics
import SwiftUI
import UIKit

extension Fact {
    private static func parts(_ color: CGColor) -> [CGFloat] {
        (color.components ?? []).map { ($0 * 1000).rounded() / 1000 }
    }

    static let colours: [Fact] = [
        Fact("getHue", [0.5, 1, 0.5, 0.75] as [CGFloat]) {
            var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            unsafe UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 0.75)
                .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
            return [h, s, b, a]
        },
        Fact("getWhite", "true 0.25, false") {
            var (white, alpha) = (CGFloat(0), CGFloat(0))
            let isGrey = unsafe UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: &alpha)
            return "\(isGrey) \(white), \(unsafe UIColor.red.getWhite(nil, alpha: nil))"
        },
        Fact("cgColor of a dynamic colour in dark traits", [1, 1, 1, 1] as [CGFloat]) {
            var found: [CGFloat] = []
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { found = parts(UIColor.label.cgColor) }
            return found
        },
        Fact("cgColor of a dynamic colour elsewhere", [0, 0, 0, 1] as [CGFloat]) { parts(UIColor.label.cgColor) },
        Fact("CGColor(colorSpace:components:)", [0.5, 0.5, 0.5, 0.25] as [CGFloat]) {
            CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25]).map(parts) ?? []
        },
        Fact("CGColor.copy(alpha:)", [1, 1, 1, 0.5] as [CGFloat]) { CGColor.white.copy(alpha: 0.5).map(parts) ?? [] },
        Fact("CGColorSpace(name:)", "3 nil") {
            let known = CGColorSpace(name: CGColorSpace.displayP3)?.numberOfComponents ?? 0
            return "\(known) \(CGColorSpace(name: "none") == nil ? "nil" : "there")"
        },
        Fact("Color(cgColor:).cgColor by UIColor", [0.2, 0.4, 0.6, 1] as [CGFloat]) {
            parts(UIColor(Color(cgColor: CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))).cgColor)
        },
    ]
}
