// Functions of Core Foundation's that sources call beside Foundation's own.
import Foundation

/// Seconds since 2001, now.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// Seconds since the machine was started.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// An encoding of texts, by Core Foundation's number.
public typealias CFStringEncoding = UInt32

/// Encodings that have no name among Foundation's.
public enum CFStringEncodings: CFIndex, Sendable {
    case dosJapanese = 0x420
    case dosKorean = 0x422
    case dosChineseSimplif = 0x421
    case dosChineseTrad = 0x423
    case EUC_KR = 0x940
    case EUC_CN = 0x930
    case EUC_TW = 0x931
    case GBK_95 = 0x631
    case GB_18030_2000 = 0x632
    case GB_2312_80 = 0x630
    case big5 = 0xA03
    case big5_HKSCS_1999 = 0xA06
    case shiftJIS = 0xA01
    case KOI8_R = 0xA02
    case isoLatin5 = 0x209
    case isoLatin9 = 0x20F
    case isoLatinCyrillic = 0x205
    case isoLatinArabic = 0x206
    case isoLatinGreek = 0x207
    case isoLatinHebrew = 0x208
}

/// Foundation's number for an encoding. The older ones of Chinese are parts of GB 18030, which is read here.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    let parts: [CFStringEncodings] = [.GBK_95, .GB_2312_80, .EUC_CN, .dosChineseSimplif]
    let isPart = parts.contains { $0.rawValue == CFIndex(encoding) }
    return 0x8000_0000 | UInt(isPart ? CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue) : encoding)
}

/// Where notices between processes go; nobody hears them here, hosts use the reload service.
public final class CFNotificationCenter: Sendable {
    static let center = CFNotificationCenter()
}

/// The name of a notice.
public struct CFNotificationName: Hashable, RawRepresentable, Sendable {
    public let rawValue: CFString

    /// Makes a name.
    public init(_ rawValue: CFString) {
        self.rawValue = rawValue
    }

    /// Makes a name.
    public init(rawValue: CFString) {
        self.rawValue = rawValue
    }
}

/// Where notices between processes go.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .center }

/// Sends a notice, which nobody hears here.
@safe
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {}
