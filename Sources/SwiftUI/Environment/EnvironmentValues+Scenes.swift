// Values of the environment about windows, lists and controls, as they are where nothing of it is there.

extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    private struct HorizontalSizeClassKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { .compact }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    private struct VerticalSizeClassKey: EnvironmentKey {
        static var defaultValue: UserInterfaceSizeClass? { .compact }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
    private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
    private struct IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
    private struct IsFocusEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
    public var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }
    private struct IsHoverEffectEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }
    private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }
    private struct IsSceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }
    private struct AutocorrectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }
    private struct DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[DefaultMinListHeaderHeightKey.self] }
        set { self[DefaultMinListHeaderHeightKey.self] = newValue }
    }
    private struct DefaultMinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
    private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
    private struct BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
    private struct BackgroundProminenceKey: EnvironmentKey {
        static var defaultValue: BackgroundProminence { .standard }
    }
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
    private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
    private struct SymbolColorRenderingModeKey: EnvironmentKey {
        static var defaultValue: SymbolColorRenderingMode? { nil }
    }
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
    private struct SymbolVariableValueModeKey: EnvironmentKey {
        static var defaultValue: SymbolVariableValueMode? { nil }
    }
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
    private struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }
    private struct MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
    private struct ButtonRepeatBehaviorKey: EnvironmentKey {
        static var defaultValue: ButtonRepeatBehavior { .automatic }
    }
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
    private struct SpringLoadingBehaviorKey: EnvironmentKey {
        static var defaultValue: SpringLoadingBehavior { .automatic }
    }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorVisibilityKey.self] }
        set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
    }
    private struct HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
        static var defaultValue: ScrollIndicatorVisibility { .automatic }
    }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorVisibilityKey.self] }
        set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
    }
    private struct VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
        static var defaultValue: ScrollIndicatorVisibility { .automatic }
    }
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalScrollBounceBehaviorKey.self] }
        set { self[HorizontalScrollBounceBehaviorKey.self] = newValue }
    }
    private struct HorizontalScrollBounceBehaviorKey: EnvironmentKey {
        static var defaultValue: ScrollBounceBehavior { .automatic }
    }
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalScrollBounceBehaviorKey.self] }
        set { self[VerticalScrollBounceBehaviorKey.self] = newValue }
    }
    private struct VerticalScrollBounceBehaviorKey: EnvironmentKey {
        static var defaultValue: ScrollBounceBehavior { .automatic }
    }
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardModeKey.self] }
        set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
    }
    private struct ScrollDismissesKeyboardModeKey: EnvironmentKey {
        static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
    }
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[DefaultWheelPickerItemHeightKey.self] }
        set { self[DefaultWheelPickerItemHeightKey.self] = newValue }
    }
    private struct DefaultWheelPickerItemHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 32 } }
    public var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
    private struct KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
    private struct MaterialActiveAppearanceKey: EnvironmentKey {
        static var defaultValue: MaterialActiveAppearance { .automatic }
    }

    public var isFocused: Bool { false }
    public var isPresented: Bool { false }
    public var isSearching: Bool { false }
    public var supportsMultipleWindows: Bool { false }
    public var isTabBarShowingSections: Bool { false }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    public var labelsVisibility: Visibility {
        get { areLabelsHidden ? .hidden : .automatic }
        set { areLabelsHidden = newValue == .hidden }
    }
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active

    public var isEditing: Bool { self != .inactive }
}

/// Whether a view is presented; in a picture it is there.
public struct PresentationMode {
    public var isPresented: Bool { false }

    public mutating func dismiss() {}
}

/// How strong the ground behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    public static let standard = BackgroundProminence(isIncreased: false)
    public static let increased = BackgroundProminence(isIncreased: true)
}

/// How materials look in windows that are not in use.
public struct MaterialActiveAppearance: Hashable, Sendable {
    public static let automatic = MaterialActiveAppearance()
    public static let active = MaterialActiveAppearance()
    public static let inactive = MaterialActiveAppearance()
    public static let matchWindow = MaterialActiveAppearance()
}

extension View {
    nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }

    /// Hides the labels of controls in this view, or shows them again.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
