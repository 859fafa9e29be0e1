// What declarations tell editors about parameters; accepted, since nobody edits them with a pointer here.
public import SwiftUI

/// How a number is entered.
public enum IntentControlStyle: Sendable { case field, slider, stepper }

/// Whether a parameter takes the result of an action before.
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

extension String {
    /// How a text is entered.
    public struct IntentInputOptions: Sendable {
        /// The keyboard.
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, decimalPad, phonePad, emailAddress
            case namePhonePad, twitter, webSearch, asciiCapableNumberPad

            /// The keyboard for addresses, as UIKit writes it.
            public static var URL: KeyboardType { .url }
        }

        /// Which letters are made capital.
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

        /// Makes options.
        public init(
            keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {}
    }
}

extension Bool {
    /// The names of a flag's two states.
    public struct IntentDisplayName: Sendable {
        /// Makes names.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
    }
}

extension Date {
    /// Which parts of a date are entered.
    public enum IntentKind: Sendable { case date, time, dateTime }
}
