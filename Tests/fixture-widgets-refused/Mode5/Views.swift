import SwiftUI
import WidgetKit

struct WrongBody: View {
    var body: some View { 5 }  // error: 'Int' conform to 'View'
}

struct NoBody: View {}  // error: does not conform to protocol 'View'

struct UnknownModifier: View {
    var body: some View {
        Text("a").widgetSparkle()  // error: has no member 'widgetSparkle'
    }
}

struct UnknownStyle: View {
    var body: some View {
        Text("a").foregroundStyle(.sparkling)  // error: has no member 'sparkling'
    }
}

struct WrongEnvironment: View {
    @Environment(\.widgetKind) var kind  // error: no exact matches
    var body: some View { Text("a") }
}

struct NotIdentifiable { let name: String }

struct ListWithoutIdentity: View {
    let rows: [NotIdentifiable]
    var body: some View {
        ForEach(rows) { Text($0.name) }  // error: 'NotIdentifiable' conform to 'Identifiable'
    }
}
