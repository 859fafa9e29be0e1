// Buttons and toggles that perform an intent.
public import SwiftUI
import ViewArchive

extension Button {
    /// A button that performs an intent when it is tapped.
    nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: nil, label: label(), action: .perform(ArchivedIntent(intent)))
    }

    /// A button of a role that performs an intent when it is tapped.
    nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, label: label(), action: .perform(ArchivedIntent(intent)))
    }
}

extension Button where Label == Text {
    /// A button with a title.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
        self.init(role: nil, label: Text(titleKey), action: .perform(ArchivedIntent(intent)))
    }

    /// A button of a role with a title.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
        self.init(role: role, label: Text(titleKey), action: .perform(ArchivedIntent(intent)))
    }

    /// A button with a title.
    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, intent: I) {
        self.init(role: nil, label: Text(titleResource), action: .perform(ArchivedIntent(intent)))
    }

    /// A button of a role with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I) {
        self.init(role: role, label: Text(title), action: .perform(ArchivedIntent(intent)))
    }

    /// A button with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(role: nil, label: Text(title), action: .perform(ArchivedIntent(intent)))
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a title and a symbol.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
        self.init(
            role: nil, label: SwiftUI.Label(titleKey, systemImage: systemImage),
            action: .perform(ArchivedIntent(intent)))
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
        self.init(
            role: nil, label: SwiftUI.Label(title, systemImage: systemImage), action: .perform(ArchivedIntent(intent)))
    }

    /// A button of a role with a title and a symbol.
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
    ) {
        self.init(
            role: role, label: SwiftUI.Label(titleKey, systemImage: systemImage),
            action: .perform(ArchivedIntent(intent))
        )
    }
}

extension Toggle {
    /// A switch in a state, that performs an intent when it is tapped.
    nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, label: label(), action: .perform(ArchivedIntent(intent, turning: !isOn)))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A switch with a title and a symbol.
    nonisolated public init<I: AppIntent>(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
    ) {
        self.init(
            isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage),
            action: .perform(ArchivedIntent(intent, turning: !isOn))
        )
    }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: Text(titleKey), action: .perform(ArchivedIntent(intent, turning: !isOn)))
    }

    /// A switch with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: Text(title), action: .perform(ArchivedIntent(intent, turning: !isOn)))
    }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(_ titleResource: LocalizedStringResource, isOn: Bool, intent: I) {
        self.init(isOn: isOn, label: Text(titleResource), action: .perform(ArchivedIntent(intent, turning: !isOn)))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// A switch with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, isOn: Bool, intent: I) {
        self.init(
            isOn: isOn, label: SwiftUI.Label(title, systemImage: systemImage),
            action: .perform(ArchivedIntent(intent, turning: !isOn))
        )
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    /// A button with a title and a picture.
    nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, image: ImageResource, intent: I) {
        self.init(
            role: nil, label: SwiftUI.Label(titleKey, image: image), action: .perform(ArchivedIntent(intent)))
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<I: AppIntent>(
        _ titleResource: LocalizedStringResource, systemImage: String, intent: I
    ) {
        self.init(
            role: nil, label: SwiftUI.Label(titleResource, systemImage: systemImage),
            action: .perform(ArchivedIntent(intent)))
    }
}
