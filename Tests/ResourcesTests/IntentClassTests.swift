// Classes of intents as they are generated from `.intentdefinition` files.
import ExtensionSources
import Foundation
import Testing

@Suite struct IntentClassTests {
    /// What a file with one intent `Show` says for a parameter, beside its name `p`; and the property.
    static let parameters: [(String, String)] = [
        (#""INIntentParameterType":"String""#, #"DefinedParameter(title: "p") public var p: String?"#),
        (
            #""INIntentParameterType":"String","INIntentParameterDisplayName":"Say \"\\(x)\"""#,
            #"DefinedParameter(title: "Say \"\\(x)\"") public var p: String?"#
        ),
        (
            #""INIntentParameterType":"String","INIntentParameterSupportsMultipleValues":true"#,
            #"DefinedParameter(title: "p") public var p: [String]?"#
        ),
        (
            #""INIntentParameterType":"Boolean","INIntentParameterMetadata":{"INIntentParameterMetadataDefaultValue":true}"#,
            #"DefinedParameter(.boolean, title: "p", default: NSNumber(value: true)) public var p: NSNumber?"#
        ),
        (
            #""INIntentParameterType":"Integer","INIntentParameterMetadata":{"INIntentParameterMetadataMinimumValue":1,"#
                + #""INIntentParameterMetadataMaximumValue":5}"#,
            #"DefinedParameter(.integer, title: "p", range: 1.0...5.0) public var p: NSNumber?"#
        ),
        (#""INIntentParameterType":"Decimal""#, #"DefinedParameter(.decimal, title: "p") public var p: NSNumber?"#),
        (
            #""INIntentParameterType":"Integer","INIntentParameterEnumType":"Mood","INIntentParameterMetadata":"#
                + #"{"INIntentParameterMetadataDefaultValue":"calm"}"#,
            #"DefinedParameter(title: "p", typeName: "Mood", absent: Mood.unknown, default: Mood.calm, choices: "#
                + #"[DefinedChoice(1, "calm", title: "Calm")]) public var p: Mood"#
        ),
        (
            #""INIntentParameterType":"Object","INIntentParameterObjectType":"Town""#,
            #"DefinedParameter(title: "p", typeName: "Town") public var p: Town?"#
        ),
        (
            #""INIntentParameterType":"Object","INIntentParameterObjectType":"Town","#
                + #""INIntentParameterSupportsMultipleValues":true"#,
            #"DefinedParameter(title: "p", typeName: "Town") public var p: [Town]?"#
        ),
        (
            #""INIntentParameterType":"Temperature""#,
            #"DefinedParameter(unconfigured: "p") public var p: Measurement<UnitTemperature>?"#
        ),
        (#""INIntentParameterType":"URL""#, #"DefinedParameter(title: "p") public var p: URL?"#),
    ]

    static func source(_ parameter: String, taken: Set<String> = []) throws -> String {
        let json = """
            {"INEnums":[{"INEnumName":"Mood","INEnumValues":[{"INEnumValueName":"unknown"},
            {"INEnumValueName":"calm","INEnumValueDisplayName":"Calm","INEnumValueIndex":1}]}],
            "INTypes":[{"INTypeName":"Town","INTypeProperties":[
            {"INTypePropertyName":"identifier","INTypePropertyDefault":true},
            {"INTypePropertyName":"height","INTypePropertyType":"Decimal"}]}],
            "INIntents":[{"INIntentName":"Show","INIntentType":"Custom","INIntentParameters":[
            {"INIntentParameterName":"p",\(parameter)}]},{"INIntentName":"Play","INIntentType":"System"}]}
            """
        let list = try JSONSerialization.jsonObject(with: Data(json.utf8))
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let definition = try #require(IntentDefinition(data))
        return IntentClasses([definition, definition], taken: taken).source
    }

    @Test(arguments: parameters) func hasAProperty(_ parameter: String, _ property: String) throws {
        let source = try Self.source(parameter)
        #expect(source.contains("    @Intents.\(property)\n"), "\(source)")
    }

    @Test func hasEachTypeOnce() throws {
        let source = try Self.source(#""INIntentParameterType":"String""#)
        for declaration in [
            "open class ShowIntent: INIntent {\n",
            "public enum Mood: Int {\n    case unknown = 0\n    case calm = 1\n}\n",
            "open class Town: INObject {\n    public var height: NSNumber?\n}\n",
            "open class ShowIntentResponse: INIntentResponse {\n",
        ] { #expect(source.ranges(of: declaration).count == 1, "\(declaration) in \(source)") }
        #expect(!source.contains("PlayIntent"))
    }

    /// What sources declare themselves is theirs.
    @Test func leavesWhatIsTaken() throws {
        let source = try Self.source(#""INIntentParameterType":"String""#, taken: ["ShowIntent", "Mood"])
        #expect(!source.contains("class ShowIntent:") && !source.contains("enum Mood") && source.contains("class Town"))
    }

    /// A name that is no name puts nothing into sources.
    @Test func takesNamesOnly() throws {
        #expect(
            try !Self.source(#""INIntentParameterName":"x: Int }; evil()","INIntentParameterType":"String""#).contains(
                "evil"))
    }
}
