import AppIntents
import SwiftUI
import WidgetKit

struct Untitled: AppIntent {  // error: does not conform to protocol 'AppIntent'
    func perform() async throws -> some IntentResult { .result() }
}

struct Idle: AppIntent {  // error: does not conform to protocol 'AppIntent'
    static var title: LocalizedStringResource = "Idle"
}

enum Undescribed: String, AppEnum {  // error: does not conform to protocol
    case one, two
}

struct NoQuery: AppEntity {  // error: does not conform to protocol 'AppEntity'
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    var id: String
    var displayRepresentation: DisplayRepresentation { "Thing" }
}

struct Anything { var value = 1 }

struct WithAnything: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Anything"
    @Parameter(title: "Thing") var thing: Anything  // error: 'Anything' conform to 'IntentValue'
}

struct PlainIntent: AppIntent {
    static var title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
}

struct NotForWidgets: View {
    var body: some View {
        Button(intent: Anything()) { Text("a") }  // error: 'Anything' conform to 'AppIntent'
    }
}
