// Intents of kinds that the system knows; here they are performed as any other.
public import SwiftUI

/// An intent that deletes entities.
public protocol DeleteIntent: AppIntent {
    /// The type of what is deleted.
    associatedtype Entity: AppEntity
    /// What is deleted.
    var entities: [Entity] { get set }
}

/// An intent that starts sound.
public protocol AudioStartingIntent: AppIntent {}
/// An intent that records sound.
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that opens the camera.
public protocol CameraCaptureIntent: AppIntent {}
/// An intent that plays a video.
public protocol PlayVideoIntent: AppIntent {
    /// What to play.
    var term: String { get set }
}
/// An intent that a push can perform.
public protocol PushToTalkTransmissionIntent: AppIntent {}
/// An intent of the system's own kinds.
public protocol SystemIntent: AppIntent {}
/// An intent whose answer shows a view.
public protocol SnippetIntent: AppIntent {}
/// An intent that can be taken back.
public protocol UndoableIntent: AppIntent {}
/// An intent that comes with what is shown then.
public protocol TargetContentProvidingIntent: AppIntent {}
/// An intent that tells how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the intent is; nobody is shown it here.
    public var progress: Progress { Progress(totalUnitCount: 0) }
}

/// An intent that shows what an app finds for a text.
public protocol ShowInAppSearchResultsIntent: AppIntent {
    /// What is searched.
    static var searchScopes: [StringSearchScope] { get }
    /// The text.
    var criteria: StringSearchCriteria { get set }
}

/// What an app searches.
public enum StringSearchScope: Hashable, Sendable {
    case general, images, documents, movies, shows, music, audiobooks, podcasts, ebooks, mail, calendar
}

/// A text that is searched for.
public struct StringSearchCriteria: Hashable, Sendable {
    /// The text.
    public let term: String

    /// Makes criteria of a text.
    public init(term: String) { self.term = term }
}

/// An intent that was replaced by another one.
public protocol DeprecatedAppIntent: AppIntent {
    /// What came in its place.
    associatedtype ReplacementIntent: AppIntent
    /// What people are told.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// What people are told of an intent that was replaced.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
    /// The message.
    public let message: LocalizedStringResource

    /// Makes a message about what came in an intent's place.
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) { self.message = message }
}

/// An intent that the system may suggest; nothing here suggests.
public protocol PredictableIntent: AppIntent {
    /// The type of the prediction.
    associatedtype Prediction: IntentPredictionConfiguration
    /// How it is suggested.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How an intent is suggested.
public protocol IntentPredictionConfiguration {}

/// A suggestion for some parameters.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
    /// Suggests the intent with what it is shown as.
    public init(displayRepresentation: () -> DisplayRepresentation) {}

    /// Suggests the intent with a parameter's value.
    public init<Value>(
        parameters: KeyPath<Intent, IntentParameter<Value>>, displayRepresentation: (Value) -> DisplayRepresentation
    ) {}

    /// Suggests the intent with some parameters' values.
    public init<each Value>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: (repeat each Value) -> DisplayRepresentation
    ) {}
}

/// Builds suggestions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    /// Takes a suggestion.
    public static func buildExpression(_ prediction: IntentPrediction<Intent>) -> IntentPrediction<Intent> {
        prediction
    }
    /// Takes all suggestions.
    public static func buildBlock(_ predictions: IntentPrediction<Intent>...) -> IntentPredictions<Intent> {
        IntentPredictions()
    }
}

/// Suggestions.
public struct IntentPredictions<Intent: AppIntent>: IntentPredictionConfiguration {}
