// The screen and the device that widgets are drawn as if for: a phone.
public import CoreGraphics
public import Foundation
import Synchronization

/// The screen of a phone.
public final class UIScreen: Sendable {
    private init() {}

    /// The one screen.
    public static let main = UIScreen()
    /// All screens.
    public static var screens: [UIScreen] { [main] }

    /// In points, as those of the phone whose sizes widgets have by default.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// In pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Pixels a point that pictures are kept with.
    public var scale: CGFloat { traitCollection.displayScale > 0 ? traitCollection.displayScale : 3 }
    /// Pixels a point.
    public var nativeScale: CGFloat { scale }
    /// From 0 to 1.
    public var brightness: CGFloat { 1 }
    /// The most pictures a second.
    public var maximumFramesPerSecond: Int { 60 }
    /// Whether somebody films the screen.
    public var isCaptured: Bool { false }
    /// What is drawn for.
    public var traitCollection: UITraitCollection { .current }
}

/// The device, a phone.
public final class UIDevice: Sendable {
    private let isBatteryWatched = Mutex(false)

    private init() {}

    /// The one device.
    public static let current = UIDevice()

    /// What people call it.
    public var name: String { "iPhone" }
    public var model: String { "iPhone" }
    public var localizedModel: String { "iPhone" }
    public var systemName: String { "iOS" }
    /// The version whose WidgetKit is followed here.
    public var systemVersion: String { "18.0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Nobody counts devices here.
    public var identifierForVendor: UUID? { nil }
    public var orientation: UIDeviceOrientation { .portrait }
    /// Nobody knows, as on a device that does not watch its battery.
    public var batteryLevel: Float { -1 }
    public var batteryState: BatteryState { .unknown }
    /// Is kept, and changes nothing.
    public var isBatteryMonitoringEnabled: Bool {
        get { isBatteryWatched.withLock { $0 } }
        set { isBatteryWatched.withLock { $0 = newValue } }
    }
    public var isMultitaskingSupported: Bool { true }
    public var isProximityMonitoringEnabled: Bool { false }

    /// What the battery does.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What people ask of every app.
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
}
