// What an intent answers.
public import SwiftUI

/// What `perform()` answers.
public protocol IntentResult: Sendable {}

/// An answer with a value.
public protocol ReturnsValue<Value>: IntentResult {
    /// The value's type.
    associatedtype Value
    /// The value.
    var value: Value? { get }
}

/// An answer that opens another intent.
public protocol OpensIntent: IntentResult {}
/// An answer that says something.
public protocol ProvidesDialog: IntentResult {}
/// An answer that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// The answer of an intent that only did something, or said or opened something as well.
public struct PlainIntentResult: IntentResult, ProvidesDialog, ShowsSnippetView, OpensIntent,
    OpeningResult
{
    /// What the intent that follows opens.
    var url: URL?
}

/// The answer of an intent that gives a value.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView, OpensIntent,
    OpeningResult
{
    /// The value.
    public let value: Value?
    /// What the intent that follows opens.
    var url: URL?
}

extension IntentResult where Self == PlainIntentResult {
    /// Done.
    public static func result() -> PlainIntentResult { PlainIntentResult() }
    /// Done, with something to say.
    public static func result(dialog: IntentDialog) -> PlainIntentResult { PlainIntentResult() }
    /// Done, with another intent to perform.
    public static func result<I: AppIntent>(opensIntent: I) -> PlainIntentResult {
        PlainIntentResult(url: (opensIntent as? OpenURLIntent)?.url)
    }
}

extension IntentResult where Self == PlainIntentResult {
    /// Done, with another intent to perform and something to say.
    public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> PlainIntentResult {
        .result(opensIntent: opensIntent)
    }
    /// Done, with a view, which nobody asks for here.
    public static func result<Content: View>(view: Content) -> PlainIntentResult { PlainIntentResult() }
    /// Done, with something to say and a view, which nobody asks for here.
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> PlainIntentResult {
        PlainIntentResult()
    }
    /// Done, with a view, which nobody asks for here.
    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> PlainIntentResult {
        PlainIntentResult()
    }
    /// Done, with something to say and a view, which nobody asks for here.
    public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> PlainIntentResult { PlainIntentResult() }
    /// Done, with an intent that shows a view, which nobody asks for here.
    public static func result<I: AppIntent>(dialog: IntentDialog? = nil, snippetIntent: I) -> PlainIntentResult {
        PlainIntentResult()
    }
}

extension IntentResult {
    /// Done, with a value.
    public static func result<Value: Sendable>(value: Value) -> Self where Self == ValueIntentResult<Value> {
        ValueIntentResult(value: value)
    }

    /// Done, with a value and something to say.
    public static func result<Value: Sendable>(
        value: Value, dialog: IntentDialog
    ) -> Self where Self == ValueIntentResult<Value> {
        ValueIntentResult(value: value)
    }

    /// Done, with a value and another intent to perform.
    public static func result<Value: Sendable, I: AppIntent>(
        value: Value, opensIntent: I, dialog: IntentDialog? = nil
    ) -> Self where Self == ValueIntentResult<Value> {
        ValueIntentResult(value: value, url: (opensIntent as? OpenURLIntent)?.url)
    }

    /// Done, with a value and a view, which nobody asks for here.
    public static func result<Value: Sendable, Content: View>(
        value: Value, dialog: IntentDialog? = nil, view: Content
    ) -> Self where Self == ValueIntentResult<Value> {
        ValueIntentResult(value: value)
    }

    /// Done, with a value and a view, which nobody asks for here.
    public static func result<Value: Sendable, Content: View>(
        value: Value, dialog: IntentDialog? = nil, @ViewBuilder content: () -> Content
    ) -> Self where Self == ValueIntentResult<Value> {
        ValueIntentResult(value: value)
    }
}

/// Something that is said or shown to people.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public let full: LocalizedStringResource

    /// Makes a dialog of a literal.
    public init(stringLiteral value: String) {
        full = LocalizedStringResource(stringLiteral: value)
    }

    /// Makes a dialog of a literal with values, which may have formats.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        full = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }

    /// Makes a dialog of a text.
    public init(_ full: LocalizedStringResource) {
        self.full = full
    }

    /// Makes a dialog of a text, and of another one that is said beside a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil) {
        self.full = full
    }

    /// Makes a dialog of a text with a symbol.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.full = full
    }
}
