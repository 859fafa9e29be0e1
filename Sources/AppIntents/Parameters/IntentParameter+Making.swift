// How sources declare parameters: one initialiser for each form, those with a default and those without. The words that
// people are asked with change nothing here.
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

    /// Makes a list of so many values.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description, size: size), value: nil)
    }

    /// Makes a list of so many values with a default.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, size: IntentCollectionSize, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description, size: size), value: defaultValue)
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

    /// Makes a flag without a default, with names for its two states, which are for editors.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: nil)
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
}
