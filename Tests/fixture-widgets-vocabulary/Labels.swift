// Controls whose titles and pictures come from everywhere; that this file compiles is the test.
import AppIntents
import SwiftUI
import WidgetKit

struct NothingIntent: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    func perform() async throws -> some IntentResult { .result() }
}

struct LabelledControls: View {
    @State private var isOn = false
    let name: String
    let resource: LocalizedStringResource = "Title"
    let picture = ImageResource(name: "logo", bundle: .main)

    var body: some View {
        Button("Save", image: picture) {}
        Button("Save", image: picture, role: .destructive) {}
        Button(name, image: picture) {}
        Button(name, systemImage: "star", role: .cancel) {}
        Button(resource, systemImage: "star") {}
        Button(resource, systemImage: "star", role: .confirm) {}
        Button(resource, role: .close) {}
        Button("Save", image: picture, intent: NothingIntent())
        Button(resource, systemImage: "star", intent: NothingIntent())
        Toggle("On", systemImage: "bolt", isOn: $isOn)
        Toggle("On", image: picture, isOn: $isOn)
        Toggle(name, systemImage: "bolt", isOn: $isOn)
        Toggle(resource, systemImage: "bolt", isOn: $isOn)
        Toggle(resource, isOn: isOn, intent: NothingIntent())
        Toggle(name, systemImage: "bolt", isOn: isOn, intent: NothingIntent())
        ProgressView(Progress(totalUnitCount: 3))
        ContentUnavailableView.search
        ContentUnavailableView.search(text: name)
    }
}
