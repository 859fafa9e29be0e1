// What UIKit's types say, for tests: a file that imports both UIKit and Testing does not build on Linux.
import SwiftUI
import UIKit

/// UIKit's answers as plain values.
enum UIKitFacts {
    static func components(_ color: UIColor) -> [CGFloat] { color.cgColor.components ?? [] }

    static let hue = components(UIColor(hue: 1 / 3, saturation: 1, brightness: 0.5, alpha: 1))
    static let adaptive = components(
        UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            .resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    )
    /// What a colour of one's own that asks for both traits is for each of them.
    static let byContrast = [UIAccessibilityContrast.unspecified, .normal, .high].map { contrast in
        components(
            UIColor { traits in
                UIColor(
                    white: traits.userInterfaceStyle == .dark ? 0.5 : 0,
                    alpha: traits.accessibilityContrast == .high ? 1 : 0.25
                )
            }
            .resolvedColor(
                with: UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
                    UITraitCollection(accessibilityContrast: contrast),
                ])
            )
        )
    }
    static let strongRed = components(
        UIColor.systemRed.resolvedColor(with: UITraitCollection(accessibilityContrast: .high))
    ).map { ($0 * 255).rounded() }
    static let literal = components(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1))
    static let isSystemRed = UIColor.systemRed == UIColor.systemRed.withAlphaComponent(1)
    static let bold = UIFont.systemFont(ofSize: 12, weight: .bold).withSize(20).pointSize

    /// A picture of one pixel.
    static let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    )
    static let size = pixel.flatMap { UIImage(data: $0, scale: 2) }?.size
    static let isCopied = pixel.flatMap { UIImage(data: $0) }?.pngData() == pixel
    static let isUnreadable = UIImage(data: Data("no picture".utf8)) == nil
    static let isMissing = UIImage(named: "../missing") == nil && UIImage(named: "missing") == nil
}
