// How many values a list may hold; `widget-host add` refuses more.

/// The sizes of widgets, as lists of parameters know them.
public enum IntentWidgetFamily: String, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// How many values a list may hold, the same in all families or one number for each.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral, Sendable {
    /// The most in a widget of a family; under no name the most in all others.
    let most: [String: Int]

    /// In all families.
    public init(integerLiteral value: Int) { most = ["": value] }
    /// By family.
    public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {
        most = Dictionary(elements.map { ($0.rawValue, $1) }) { $1 }
    }
    /// At most so many in all families; the least is not asked for, and a shorter list is taken as it is.
    public init(min: Int = 0, max: Int) { most = ["": max] }
}
