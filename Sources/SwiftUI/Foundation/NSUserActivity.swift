// What an app continues with; in widgets it only passes through.

/// What people are doing in an app.
public final class NSUserActivity: @unchecked Sendable {
    // Proof: as with Foundation's class, whoever makes one fills it before anybody else sees it.

    /// What kind of activity it is.
    public let activityType: String
    /// The activity's name for people.
    public var title: String?
    /// What the app needs to go on.
    public var userInfo: [AnyHashable: Any]?
    /// Where the same is on the web.
    public var webpageURL: URL?
    /// Whether other devices may go on with it.
    public var isEligibleForHandoff = true
    /// Whether people may search for it.
    public var isEligibleForSearch = false
    /// Whether Siri may suggest it.
    public var isEligibleForPrediction = false
    /// What finds the activity again.
    public var persistentIdentifier: String?

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Nothing goes on elsewhere, so none of them is the current one.
    public func becomeCurrent() {}
    public func resignCurrent() {}
    public func invalidate() {}

    /// Adds to what the app needs to go on.
    public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}
