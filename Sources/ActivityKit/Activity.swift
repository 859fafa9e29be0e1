// The app's side of Live Activities: it compiles, and says that no activity can be begun from here.
public import SwiftUI

/// A Live Activity that an app began.
///
/// Here a host begins and changes one by publishing its states, so no program ever holds one: `request` throws
/// `ActivityAuthorizationError.unsupported`, and `activities` is empty.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
    /// What changes while the activity lasts.
    public typealias ContentState = Attributes.ContentState

    /// The activity's identifier.
    public let id: String
    /// The facts that stay.
    public let attributes: Attributes
    /// What is shown.
    public let content: ActivityContent<ContentState>

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = UUID().uuidString
        self.attributes = attributes
        self.content = content
    }

    /// What is shown.
    public var contentState: ContentState { content.state }
    /// Whether it goes on.
    public var activityState: ActivityState { .dismissed }
    /// The token for push notifications; there is none.
    public var pushToken: Data? { nil }

    /// The activities of the app.
    public static var activities: [Activity<Attributes>] { [] }

    /// Begins an activity.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// Begins an activity of a style.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// Begins an activity, in the spelling before `ActivityContent`.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.unsupported
    }

    /// Shows another content.
    public func update(_ content: ActivityContent<ContentState>) async {}
    /// Shows another content, and alerts people.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    /// Shows another content, in the spelling before `ActivityContent`.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}

    /// Ends the activity.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Ends the activity, in the spelling before `ActivityContent`.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}

    /// What is told of the activity while it lasts; each ends at once.
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
    /// The contents to come.
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
    /// The contents to come, in the spelling before `ActivityContent`.
    public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
    /// The push tokens to come.
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
    /// The activities to come.
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
    /// The token with which an activity is begun from afar; there is none.
    public static var pushToStartToken: Data? { nil }
    /// The tokens to come.
    public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
}
