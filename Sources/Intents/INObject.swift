// Objects that parameters of custom intents name, and collections of them.
public import SwiftUI

/// An object that a custom intent's parameter names.
open class INObject: NSObject {
    /// The object's identifier.
    public let identifier: String?
    /// The object's name.
    public let displayString: String
    /// How the name is pronounced.
    open var pronunciationHint: String?
    /// What stands under the name where people choose.
    open var subtitleString: String?
    /// The picture beside the name where people choose.
    open var displayImage: INImage?

    /// Makes an object.
    public required init(identifier: String?, display displayString: String) {
        self.identifier = identifier
        self.displayString = displayString
    }

    /// Makes an object whose name is not pronounced as it is written.
    public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.init(identifier: identifier, display: displayString)
        self.pronunciationHint = pronunciationHint
    }

    /// Makes an object with what people see where they choose.
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    /// The object's name.
    open override var description: String { displayString }

    /// Whether two are of one class and name the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject else { return false }
        return type(of: self) == type(of: other) && identifier == other.identifier
            && displayString == other.displayString
    }

    /// A hash of identifier and name.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identifier)
        hasher.combine(displayString)
        return hasher.finalize()
    }
}

/// A picture beside an object; it is kept and not drawn.
public final class INImage: NSObject {
    /// A symbol.
    public static func systemImageNamed(_ name: String) -> INImage { INImage() }

    private override init() {}

    /// A picture of the bundle.
    public init(named name: String) {}

    /// A picture of a file's bytes.
    public init(imageData: Data) {}

    /// A picture at an address.
    public init?(url: URL) {}

    /// A picture.
    public init(uiImage image: UIImage) {}
}

/// A part of a collection, under a title.
public final class INObjectSection<Item> {
    /// The title.
    public let title: String?
    /// The part's objects.
    public let items: [Item]

    /// Makes a part.
    public init(title: String?, items: [Item]) {
        self.title = title
        self.items = items
    }
}

/// Objects to choose from.
public final class INObjectCollection<Item> {
    /// The collection's parts.
    public let sections: [INObjectSection<Item>]
    /// Whether people see them in the order of the alphabet.
    public var usesIndexedCollation = false

    /// Makes a collection of objects.
    public convenience init(items: [Item]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    /// Makes a collection of parts.
    public init(sections: [INObjectSection<Item>]) {
        self.sections = sections
    }

    /// The objects of all parts.
    public var allItems: [Item] { sections.flatMap(\.items) }
}

/// An app's part that answers intents; nobody starts it here.
open class INExtension: NSObject {
    /// Makes the part.
    public required override init() {}

    /// What answers an intent.
    open func handler(for intent: INIntent) -> Any { self }
}
