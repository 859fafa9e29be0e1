// The values of the environment that views read most.
import Resources
import ViewArchive

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Which way a language is written.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// How much contrast colours shall have.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// How much room there is in a direction.
@frozen public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a scene is in use; a widget's always is.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[Key<ColorScheme, ColorSchemeDefault>.self] }
        set { self[Key<ColorScheme, ColorSchemeDefault>.self] = newValue }
    }

    /// How much contrast colours shall have; the system decides it, no view.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[Key<ColorSchemeContrast, ContrastDefault>.self] }
        set { self[Key<ColorSchemeContrast, ContrastDefault>.self] = newValue }
    }

    /// As colours and asset catalogues look at it.
    var interfaceStyle: InterfaceStyle {
        InterfaceStyle(isDark: colorScheme == .dark, hasHighContrast: colorSchemeContrast == .increased)
    }

    /// As UIKit looks at it.
    var traits: UITraitCollection {
        UITraitCollection(
            interfaceStyle, category: UIContentSizeCategory(step: dynamicTypeSize.rawValue), scale: displayScale,
            direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        )
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[Key<DynamicTypeSize, TypeSizeDefault>.self] }
        set { self[Key<DynamicTypeSize, TypeSizeDefault>.self] = newValue }
    }

    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }

    public var locale: Locale {
        get { self[Key<Locale, LocaleDefault>.self] }
        set { self[Key<Locale, LocaleDefault>.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[Key<Calendar, CalendarDefault>.self] }
        set { self[Key<Calendar, CalendarDefault>.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[Key<TimeZone, TimeZoneDefault>.self] }
        set { self[Key<TimeZone, TimeZoneDefault>.self] = newValue }
    }

    /// How many pixels make a point.
    public var displayScale: CGFloat {
        get { self[Key<CGFloat, DisplayScaleDefault>.self] }
        set { self[Key<CGFloat, DisplayScaleDefault>.self] = newValue }
    }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    public var layoutDirection: LayoutDirection {
        get { self[Key<LayoutDirection, LayoutDirectionDefault>.self] }
        set { self[Key<LayoutDirection, LayoutDirectionDefault>.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[Key<Bool, EnabledDefault>.self] }
        set { self[Key<Bool, EnabledDefault>.self] = newValue }
    }

    public var isLuminanceReduced: Bool {
        get { self[Key<Bool, LuminanceDefault>.self] }
        set { self[Key<Bool, LuminanceDefault>.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { self[Key<RedactionReasons, RedactionDefault>.self] }
        set { self[Key<RedactionReasons, RedactionDefault>.self] = newValue }
    }
}

/// How heavy the system's texts shall be.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// What a value is before anyone sets it.
protocol EnvironmentDefault {
    associatedtype Value
    static var value: Value { get }
}

/// A key that differs from others by its default alone.
enum Key<Value, Default: EnvironmentDefault>: EnvironmentKey where Default.Value == Value {
    static var defaultValue: Value { Default.value }
}

private enum ColorSchemeDefault: EnvironmentDefault { static var value: ColorScheme { .light } }
private enum ContrastDefault: EnvironmentDefault { static var value: ColorSchemeContrast { .standard } }
private enum TypeSizeDefault: EnvironmentDefault { static var value: DynamicTypeSize { .large } }
private enum LocaleDefault: EnvironmentDefault { static var value: Locale { .current } }
private enum CalendarDefault: EnvironmentDefault { static var value: Calendar { .current } }
private enum TimeZoneDefault: EnvironmentDefault { static var value: TimeZone { .current } }
private enum DisplayScaleDefault: EnvironmentDefault { static var value: CGFloat { 2 } }
private enum LayoutDirectionDefault: EnvironmentDefault { static var value: LayoutDirection { .leftToRight } }
private enum EnabledDefault: EnvironmentDefault { static var value: Bool { true } }
private enum LuminanceDefault: EnvironmentDefault { static var value: Bool { false } }
private enum RedactionDefault: EnvironmentDefault { static var value: RedactionReasons { [] } }
