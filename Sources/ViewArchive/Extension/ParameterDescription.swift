// What a kind's configuration can say: its parameters with their choices, and what is wrong with values for them.

/// A parameter of the intent that configures a kind.
package struct ParameterDescription: Hashable, Codable, Sendable {
    /// The property's name, under which a configuration holds its value.
    package var name: String
    package var title: String
    package var description: String?
    package var type: ValueType
    /// What its author calls the type of a choice or an entity, or its name in Swift where it has no other.
    package var typeName: String?
    package var isOptional: Bool
    package var isArray: Bool
    /// What it is without a value, as JSON text; nil for nothing.
    package var defaultValue: String?
    /// The lowest and the highest number.
    package var range: [Double]?
    /// How many values a list may hold in a widget of a family, and under no name in all others.
    package var most: [String: Int]?
    /// A value as people write it; nil where nobody needs to be shown one.
    package var example: String?
    /// The units of a measurement, an amount's currencies, a file's types; nil for any.
    package var accepted: [String]?
    /// Nil where any value of the type will do.
    package var choices: [Choice]?

    package init(
        name: String, title: String, description: String? = nil, type: ValueType, typeName: String? = nil,
        isOptional: Bool = false, isArray: Bool = false, defaultValue: String? = nil, range: [Double]? = nil,
        most: [String: Int]? = nil, example: String? = nil, accepted: [String]? = nil, choices: [Choice]? = nil
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.type = type
        self.typeName = typeName
        self.isOptional = isOptional
        self.isArray = isArray
        self.defaultValue = defaultValue
        self.range = range
        self.most = most
        self.example = example
        self.accepted = accepted
        self.choices = choices
    }

    /// What one value is; `choice` is an `AppEnum`, `other` a type that no configuration can hold.
    package enum ValueType: String, Codable, Sendable, CaseIterable {
        case bool, integer, number, string, date, url, duration, dateComponents, measurement, currencyAmount
        case person, place, file, choice, entity, other
    }

    /// A value to choose.
    package struct Choice: Hashable, Codable, Sendable {
        /// As JSON text.
        package var value: String
        package var title: String
        package var subtitle: String?

        package init(value: String, title: String, subtitle: String? = nil) {
            self.value = value
            self.title = title
            self.subtitle = subtitle
        }
    }
}

/// What an extension says of a kind's parameters, and of values for them.
package struct ParametersReport: Hashable, Codable, Sendable {
    package var parameters: [ParameterDescription]
    /// The values that were asked about, in the form in which they are kept: JSON texts by parameter.
    package var values: [String: String]
    package var faults: [ParameterFault]
    /// What the provider proposes.
    package var recommendations: [RecommendedConfiguration]

    package init(
        parameters: [ParameterDescription], values: [String: String] = [:], faults: [ParameterFault] = [],
        recommendations: [RecommendedConfiguration] = []
    ) {
        self.parameters = parameters
        self.values = values
        self.faults = faults
        self.recommendations = recommendations
    }
}

/// A configuration that a provider proposes.
package struct RecommendedConfiguration: Hashable, Codable, Sendable {
    package var title: String
    /// JSON texts by parameter.
    package var values: [String: String]

    package init(title: String, values: [String: String]) {
        self.title = title
        self.values = values
    }
}

/// What is wrong with one value of a configuration.
package struct ParameterFault: Error, Hashable, Codable, Sendable {
    package var parameter: String
    package var problem: Problem
    /// What it is instead of what it should be, such as `"many" is not an integer`.
    package var why: String
    /// What would have been right, if that can be listed.
    package var known: [String]?

    package init(parameter: String, problem: Problem, why: String, known: [String]? = nil) {
        self.parameter = parameter
        self.problem = problem
        self.why = why
        self.known = known
    }

    package enum Problem: String, Codable, Sendable {
        /// The kind has no parameter of that name.
        case unknownName
        /// It will never be a value of the parameter.
        case wrongValue
        /// It names an entity or a file that is not there, which may still come.
        case missingEntity
    }
}
