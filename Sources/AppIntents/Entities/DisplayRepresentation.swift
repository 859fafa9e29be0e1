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

    /// Makes a representation of a literal with values, which may have formats.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        title = LocalizedStringResource(stringInterpolation: stringInterpolation)
    }

    /// Makes a representation.
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// Makes a representation with other words for the same, which are for searches.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource]
    ) {
        self.init(title: title, subtitle: subtitle, image: image)
    }

    /// A picture of a representation.
    public struct Image: Sendable {
        /// How a picture is cut.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

        /// A symbol.
        public init(systemName: String, isTemplate: Bool? = nil) {}
        /// A symbol in a color.
        public init(systemName: String, tintColor: UIColor) {}
        /// A resource.
        public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        /// A file's bytes.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
        /// A file, here or elsewhere.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
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

    /// Makes a representation with other words for the same, which are for searches.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource]
    ) {
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
