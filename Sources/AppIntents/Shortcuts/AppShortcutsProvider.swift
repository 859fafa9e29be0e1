// Shortcuts that an app offers; accepted, since nothing here lists or speaks them.
public import SwiftUI

/// Offers an app's shortcuts.
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Phrases that must not begin a shortcut.
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// None.
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
    /// Tells the system that the parameters' values changed; nothing here keeps them.
    public static func updateAppShortcutParameters() {}
}

/// An intent that is offered with the phrases that start it.
public struct AppShortcut: Sendable {
    /// The name on its tile.
    public let shortTitle: LocalizedStringResource?
    /// The symbol on its tile.
    public let systemImageName: String?

    /// Makes a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }

    /// Makes a shortcut for each value of a parameter.
    public init<Intent: AppIntent, Value>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, IntentParameter<Value>, Value>
    ) {
        self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
    }

    /// Makes a shortcut without a tile.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        shortTitle = nil
        systemImageName = nil
    }
}

/// A sentence that starts a shortcut: words, the app's name and at most one parameter.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// Makes a phrase without the app's name.
    public init(stringLiteral value: String) {}
    /// Makes a phrase.
    public init(stringInterpolation: StringInterpolation) {}

    /// What stands for a word that the system knows.
    public enum Token: Sendable {
        /// The app's name.
        case applicationName
    }

    /// The parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Begins a phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: Token) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

/// A sentence that starts no shortcut.
public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Sendable {
    /// Makes a phrase.
    public init(stringLiteral value: String) {}
}

/// How the values of a shortcut's parameter are shown.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Parameter, Value>: Sendable {
    /// Shows the values of a parameter under a summary.
    public init<Summary: ParameterSummary>(
        for parameter: KeyPath<Intent, Parameter>, @ParameterSummaryBuilder<Intent> summary: () -> Summary
    ) {}
}

/// Builds a list of shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    /// Takes a shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// Takes those of all lines.
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    /// Takes those of a condition that holds.
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    /// Takes those of the first branch.
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    /// Takes those of the second branch.
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    /// Takes those of all rounds.
    public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap { $0 } }
    /// Takes those that a system of some version has.
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// The color of shortcuts' tiles.
public enum ShortcutTileColor: Hashable, Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine
    case teal, yellow
}

/// Declares the modules that hold an app's intents; here they are found by their types.
public protocol AppIntentsPackage: Sendable {
    /// Packages whose intents this one includes.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// None.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
