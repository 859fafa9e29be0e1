// `parameters`: what a widget of a kind can be configured with.

/// Asks for the parameters of the intent that configures a kind.
package struct ParametersCall: ServiceCall {
    package typealias Body = Parameters

    package var kind: String
    /// Values by parameter, on which the choices of others may depend; nil for none.
    package var values: [String: JSONValue]?
    package var method: String { "parameters" }

    package func add(to params: inout JSONLine) throws {
        params.add("kind", kind)
        if let values { try params.add("values", encoding: values) }
    }

    package init(kind: String, values: [String: JSONValue] = [:]) {
        self.kind = kind
        self.values = values.isEmpty ? nil : values
    }

    init(reading params: Params) throws(ServiceError) {
        try params.know(["kind", "values"])
        kind = try params.required(String.self, "kind", "a string")
        values = try params.optional([String: JSONValue].self, "values", "an object")
    }
}

/// The parameters of a kind; none where it is not configured.
package struct Parameters: Hashable, Codable, Sendable {
    package var kind: String
    package var parameters: [Parameter]
    /// Configurations that the provider proposes; nil for none.
    package var recommendations: [Recommendation]?

    package init(kind: String, parameters: [Parameter], recommendations: [Recommendation] = []) {
        self.kind = kind
        self.parameters = parameters
        self.recommendations = recommendations.isEmpty ? nil : recommendations
    }

    /// A configuration that the provider proposes.
    package struct Recommendation: Hashable, Codable, Sendable {
        package var title: String
        /// As `addWidget` takes them.
        package var values: [String: JSONValue]

        package init(title: String, values: [String: JSONValue]) {
            self.title = title
            self.values = values
        }
    }

    /// A parameter of an intent.
    package struct Parameter: Hashable, Codable, Sendable {
        /// Under which a configuration holds its value.
        package var name: String
        package var title: String
        package var description: String?
        /// `bool`, `integer`, `number`, `string`, `date`, `url`, `duration`, `dateComponents`, `measurement`,
        /// `currencyAmount`, `person`, `place`, `file`, `choice`, `entity` or `other`.
        package var type: String
        /// What its author calls a choice's or an entity's type.
        package var typeName: String?
        package var isOptional: Bool
        package var isArray: Bool
        /// What it is without a value; nil for nothing.
        package var defaultValue: JSONValue?
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
            name: String, title: String, description: String? = nil, type: String, typeName: String? = nil,
            isOptional: Bool = false, isArray: Bool = false, defaultValue: JSONValue? = nil, range: [Double]? = nil,
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
    }

    /// A value to choose.
    package struct Choice: Hashable, Codable, Sendable {
        package var value: JSONValue
        package var title: String
        package var subtitle: String?

        package init(value: JSONValue, title: String, subtitle: String? = nil) {
            self.value = value
            self.title = title
            self.subtitle = subtitle
        }
    }
}

extension Parameters.Parameter {
    private enum CodingKeys: String, CodingKey {
        case name, title, description, type, typeName, isOptional, isArray, range, most, example, accepted, choices
        case defaultValue = "default"
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        let name = try keys.decode(String.self, forKey: .name)
        self.init(
            name: name, title: try keys.decode(.title, orElse: name),
            description: try keys.decodeIfPresent(String.self, forKey: .description),
            type: try keys.decode(.type, orElse: "other"),
            typeName: try keys.decodeIfPresent(String.self, forKey: .typeName),
            isOptional: try keys.decode(.isOptional, orElse: false), isArray: try keys.decode(.isArray, orElse: false),
            defaultValue: try keys.decodeIfPresent(JSONValue.self, forKey: .defaultValue),
            range: try keys.decodeIfPresent([Double].self, forKey: .range),
            most: try keys.decodeIfPresent([String: Int].self, forKey: .most),
            example: try keys.decodeIfPresent(String.self, forKey: .example),
            accepted: try keys.decodeIfPresent([String].self, forKey: .accepted),
            choices: try keys.decodeIfPresent([Parameters.Choice].self, forKey: .choices)
        )
    }
}
