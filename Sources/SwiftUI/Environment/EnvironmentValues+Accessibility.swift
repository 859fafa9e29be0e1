// What people ask for in the settings; a picture is made for people who ask for nothing.

extension EnvironmentValues {
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
    /// Nothing moves in a picture.
    public var accessibilityReduceMotion: Bool { true }
    public var accessibilityPlayAnimatedImages: Bool { true }
}
