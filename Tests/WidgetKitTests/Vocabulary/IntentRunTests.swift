// What an app's intents do that use dependencies, queries of their own and questions.
import Testing

@Suite struct IntentRunTests {
    @Test func dependenciesAreFoundByTypeAndKey() {
        #expect(DrinkRuns.dependencies() == [1, 2, 3])
    }

    @Test func aQueryOfAParameterSuggests() async {
        #expect(await DrinkRuns.choices() == ["Water"])
    }

    @Test(arguments: [
        (200, "200"),
        (2000, "DrinkIntent asks for a confirmation, and nobody can answer"),
    ])
    func questionsAreNotAnswered(milliliters: Int, outcome: String) async {
        #expect(await DrinkRuns.drinking(milliliters) == outcome)
    }
}
