// Parameters that are chosen among what a provider or a query finds.
public import SwiftUI

extension IntentParameter where Value: IntentValue {
    /// Makes a parameter that is chosen among options.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: P
    ) {
        self.init(ParameterFacts(title: title, description: description, options: optionsProvider), value: nil)
    }

    /// Makes a parameter that is chosen among options, with a default.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: P
    ) {
        self.init(
            ParameterFacts(title: title, description: description, options: optionsProvider), value: defaultValue)
    }

    /// Makes a parameter that is chosen among options, and people are asked with a sentence.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, optionsProvider: P,
        requestValueDialog: IntentDialog
    ) {
        self.init(ParameterFacts(title: title, description: description, options: optionsProvider), value: nil)
    }

    /// Makes a parameter that is chosen among options, with a default, and people are asked with a sentence.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, optionsProvider: P, requestValueDialog: IntentDialog
    ) {
        self.init(
            ParameterFacts(title: title, description: description, options: optionsProvider), value: defaultValue)
    }

    /// Makes a text that is chosen among options; how it is entered changes nothing here.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, optionsProvider: P
    ) {
        self.init(
            ParameterFacts(title: title, description: description, options: optionsProvider), value: defaultValue)
    }

    /// Makes a date of a kind that is chosen among options; the kind is for editors.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, kind: Date.IntentKind, requestValueDialog: IntentDialog? = nil,
        optionsProvider: P
    ) {
        self.init(
            ParameterFacts(title: title, description: description, options: optionsProvider), value: defaultValue)
    }

    /// Makes a number that is chosen among options; how it is entered changes nothing here.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: IntentControlStyle,
        requestValueDialog: IntentDialog? = nil, optionsProvider: P
    ) {
        self.init(
            ParameterFacts(title: title, description: description, options: optionsProvider), value: defaultValue)
    }

    /// Makes a list of so many options, with a default.
    public convenience init<P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil,
        optionsProvider: P
    ) {
        let facts = ParameterFacts(title: title, description: description, options: optionsProvider, size: size)
        self.init(facts, value: defaultValue)
    }

    /// Makes an entity that a query finds in the place of the type's own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, query: Query
    ) {
        self.init(ParameterFacts(title: title, description: description, options: QueryOptions(query)), value: nil)
    }

    /// Makes a list of so many entities that a query finds in the place of the type's own.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil, query: Query
    ) {
        let facts = ParameterFacts(title: title, description: description, options: QueryOptions(query), size: size)
        self.init(facts, value: nil)
    }
}
