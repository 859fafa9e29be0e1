// Parameters that are numbers, with bounds. How they are entered changes nothing here.
public import SwiftUI

extension IntentParameter where Value: IntentValue {
    /// Makes a number with bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        controlStyle: IntentControlStyle = .field, inclusiveRange: (lowerBound: Value, upperBound: Value),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(Self.facts(title, description, inclusiveRange), value: nil)
    }

    /// Makes a number with a default and bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, controlStyle: IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(Self.facts(title, description, inclusiveRange), value: defaultValue)
    }

    /// Makes a number.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        controlStyle: IntentControlStyle, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: nil)
    }

    /// Makes a number with a default.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value, controlStyle: IntentControlStyle, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterFacts(title: title, description: description), value: defaultValue)
    }

    private static func facts(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?,
        _ bounds: (lowerBound: Value, upperBound: Value)
    ) -> ParameterFacts {
        var facts = ParameterFacts(title: title, description: description)
        if let lower = ParameterRules.number(bounds.lowerBound), let upper = ParameterRules.number(bounds.upperBound),
            lower <= upper
        {
            facts.rules.range = lower...upper
        }
        return facts
    }
}
