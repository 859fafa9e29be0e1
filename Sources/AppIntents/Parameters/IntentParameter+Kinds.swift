// Parameters whose declarations say which values will do: units, currencies, people, files.
public import SwiftUI
public import UniformTypeIdentifiers

extension IntentParameter {
    /// Makes a measurement whose unit may be left out.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Measurement<UnitType> {
        let facts = ParameterFacts(title, description, unit: defaultUnit, takesNegatives: supportsNegativeNumbers)
        self.init(facts, value: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
    }

    /// Makes a measurement that may be absent, and whose unit may be left out.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Measurement<UnitType>? {
        let facts = ParameterFacts(title, description, unit: defaultUnit, takesNegatives: supportsNegativeNumbers)
        self.init(facts, value: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
    }

    /// Makes a measurement that may be no negative number.
    public convenience init<UnitType: Dimension>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportsNegativeNumbers: Bool, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Measurement<UnitType> {
        let facts = ParameterFacts(
            title, description, unit: UnitType?.none, takesNegatives: supportsNegativeNumbers)
        self.init(facts, value: nil)
    }

    /// Makes a measurement that is chosen among options, and whose unit may be left out.
    public convenience init<UnitType: Dimension, P: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: P
    ) where Value == Measurement<UnitType> {
        var facts = ParameterFacts(title, description, unit: defaultUnit, takesNegatives: supportsNegativeNumbers)
        facts.options = optionsProvider
        self.init(facts, value: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
    }
}

extension IntentParameter where Value: IntentValue {
    /// Makes an amount of money in one of some currencies.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, currencyCodes: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title: title, description: description)
        facts.rules.currencyCodes = currencyCodes
        self.init(facts, value: defaultValue)
    }

    /// Makes a person; how people are chosen changes nothing here.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        parameterMode: IntentPerson.ParameterMode, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterFacts(title: title, description: description), value: nil)
    }

    /// Makes a file of some types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title: title, description: description)
        facts.rules.contentTypes = supportedContentTypes
        self.init(facts, value: nil)
    }

    /// Makes a file of some types; those that are not known here are not looked for.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        var facts = ParameterFacts(title: title, description: description)
        let known = supportedTypeIdentifiers.compactMap { UTType($0) }
        // Where one is not known, any file may be of it.
        if known.count == supportedTypeIdentifiers.count { facts.rules.contentTypes = known }
        self.init(facts, value: nil)
    }
}

private extension ParameterFacts {
    init<UnitType: Dimension>(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, unit: UnitType?,
        takesNegatives: Bool
    ) {
        self.init(title: title, description: description)
        rules.unit = unit.map { ConfiguredUnit.text(of: $0) }
        rules.takesNegatives = takesNegatives
    }
}
