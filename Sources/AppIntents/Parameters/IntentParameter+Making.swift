// How sources declare parameters: one initialiser for each form, those with a default and those without.
public import SwiftUI

extension IntentParameter where Value: IntentValue {
    /// Makes a parameter without a default.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title: title, description: description), value: nil)
    }

    /// Makes a parameter whose default is the property's.
    public convenience init(
        wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: wrappedValue)
    }

    /// Makes a parameter with a default.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title: title, description: description), value: defaultValue)
    }

    // MARK: Numbers

    /// Makes a number with bounds; how it is entered changes nothing here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        controlStyle: IntentControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
        requestValueDialog: IntentDialog? = nil
    ) {
        let facts = ParameterFacts(title: title, description: description, range: Self.range(inclusiveRange))
        self.init(facts, value: nil)
    }

    /// Makes a number with a default and bounds; how it is entered changes nothing here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, controlStyle: IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
    ) {
        let facts = ParameterFacts(title: title, description: description, range: Self.range(inclusiveRange))
        self.init(facts, value: defaultValue)
    }

    /// Makes a number with a default; how it is entered changes nothing here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, controlStyle: IntentControlStyle, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: defaultValue)
    }

    // MARK: Choices

    /// Makes a parameter that is chosen among options.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, optionsProvider: P,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description, options: optionsProvider), value: nil)
    }

    /// Makes a parameter that is chosen among options, with a default.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, optionsProvider: P, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(
            ParameterFacts(title: title, description: description, options: optionsProvider), value: defaultValue
        )
    }

    // MARK: Lists, texts, flags, dates

    /// Makes a list; how many values it may hold is not enforced here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: nil)
    }

    /// Makes a list with a default; how many values it may hold is not enforced here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: defaultValue)
    }

    /// Makes a text; how it is entered changes nothing here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: nil)
    }

    /// Makes a text with a default; how it is entered changes nothing here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, inputOptions: String.IntentInputOptions, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: defaultValue)
    }

    /// Makes a flag with names for its two states, which are for editors.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: defaultValue)
    }

    /// Makes a date of a kind, which is for editors.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        kind: Date.IntentKind, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: nil)
    }

    /// Makes a date of a kind with a default; the kind is for editors.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, kind: Date.IntentKind, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: defaultValue)
    }

    /// Makes an entity that a query finds in the place of the type's own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, query: Query
    ) {
        self.init(ParameterFacts(title: title, description: description, options: QueryOptions(query)), value: nil)
    }

    /// Makes a list of options with a default; how many values it may hold is not enforced here.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
        optionsProvider: P
    ) {
        self.init(
            ParameterFacts(title: title, description: description, options: optionsProvider), value: defaultValue
        )
    }

    /// Makes a file of some types, which are not checked here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title: title, description: description), value: nil)
    }

    private static func range(_ bounds: (lowerBound: Value, upperBound: Value)) -> ClosedRange<Double>? {
        func number(_ value: Any) -> Double? { (value as? Int).map { Double($0) } ?? value as? Double }
        guard let lower = number(bounds.lowerBound), let upper = number(bounds.upperBound), lower <= upper else {
            return nil
        }
        return lower...upper
    }
}
