// How values and types are shown to people.
public import SwiftUI

/// How a value is shown.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The first line.
    public var title: LocalizedStringResource
    /// The second line.
    public var subtitle: LocalizedStringResource?
    /// The picture beside them.
    public var image: Image?

    /// Makes a representation of a literal.
    public init(stringLiteral value: String) {
        title = LocalizedStringResource(stringLiteral: value)
    }

    /// Makes a representation.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// A picture of a representation.
    public struct Image: Sendable {
        /// A symbol.
        public init(systemName: String) {}
        /// A resource.
        public init(named: String) {}
        /// A file's bytes.
        public init(data: Data) {}
    }
}

/// How a type is shown.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The type's name.
    public var name: LocalizedStringResource

    /// Makes a representation of a literal.
    public init(stringLiteral value: String) {
        name = LocalizedStringResource(stringLiteral: value)
    }

    /// Makes a representation; words for numbers of such values are for editors.
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        self.name = name
    }
}

/// A type that is shown to people.
public protocol TypeDisplayRepresentable {
    /// How the type is shown.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that is shown to people.
public protocol InstanceDisplayRepresentable {
    /// How the value is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// Fixed values that are shown to people.
public protocol CaseDisplayRepresentable: Hashable {
    /// How each value is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
