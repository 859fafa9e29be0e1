// Core Text's fonts, which are the same objects as UIKit's: `font as CTFont` is what it says.
public import CoreGraphics

/// A font.
public typealias CTFont = UIFont

/// Makes a font of a name; the matrix is not applied.
@safe
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size == 0 ? 12 : size
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// What the system has a font for.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
    case label = 10
}

/// The system's font for a purpose.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let size = size == 0 ? 12 : size
    return switch uiType {
    case .none: nil
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
    case .user, .system, .smallSystem, .label: .systemFont(ofSize: size)
    }
}

/// A font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
