// Fonts that a program registers: those among its resources are known by themselves.
@_exported public import CoreGraphics
import Resources

/// For whom fonts are registered.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Why a font was not registered.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case alreadyRegistered = 105
    /// Only fonts among the target's resources are drawn.
    case unsupportedScope = 202
}

/// Whether a font file is known; all are that lie among the target's resources.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name = fontURL.lastPathComponent
    guard !ResourceFolders.ofProgram.fonts.contains(where: { CFURL(fileURLWithPath: $0).lastPathComponent == name })
    else { return true }
    let reason: CTFontManagerError =
        FileManager.default.fileExists(atPath: fontURL.path) ? .unsupportedScope : .fileNotFound
    unsafe error?.pointee = Unmanaged.passRetained(
        CFError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: reason.rawValue)
    )
    return false
}

/// The same for several files.
@discardableResult
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) -> Bool {
    let urls = fontURLs.compactMap { $0 as? CFURL }
    let isDone = urls.allSatisfy { CTFontManagerRegisterFontsForURL($0, scope, nil) }
    _ = registrationHandler?([], true)
    return isDone
}

/// A font's file.
public final class CGFont: Sendable {
    /// Takes the bytes of a font; nil without any.
    public init?(_ provider: CGDataProvider) {
        guard provider.data?.isEmpty == false else { return nil }
    }
}

/// Whether a font is known; bytes are not, and fonts among the resources are without being registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
