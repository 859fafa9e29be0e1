// Buttons, toggles, labels and links.
import AppIntents
import SwiftUI

/// An intent that changes nothing: in the catalogue nobody taps.
private struct NothingIntent: AppIntent {
    static let title: LocalizedStringResource = "Nothing"

    func perform() async throws -> some IntentResult { .result() }
}

/// A style of an author's own.
private struct StampStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.bold().padding(.horizontal, 14).padding(.vertical, 6)
            .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(.red, lineWidth: 3))
            .foregroundStyle(.red).rotationEffect(.degrees(-6))
    }
}

/// A toggle of an author's own.
private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square").foregroundStyle(.green)
            configuration.label
        }
    }
}

/// A label of an author's own.
private struct UnderStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.foregroundStyle(.orange)
            configuration.title.font(.caption2)
        }
    }
}

extension Catalogue {
    static var controls: CatalogueGroup {
        CatalogueGroup(
            "Controls",
            [
                CatalogueItem("Buttons", width: 300, height: 190) {
                    VStack(spacing: 8) {
                        Button("Plain as it comes", intent: NothingIntent())
                        Button("Bordered", intent: NothingIntent()).buttonStyle(.bordered)
                        Button("Prominent", intent: NothingIntent()).buttonStyle(.borderedProminent)
                        Button("Green capsule", intent: NothingIntent()).buttonStyle(.bordered)
                            .buttonBorderShape(.capsule).tint(.green)
                    }
                },
                CatalogueItem("Roles, icons, states", width: 300, height: 190) {
                    VStack(spacing: 8) {
                        Button(role: .destructive, intent: NothingIntent()) { Label("Delete", systemImage: "trash") }
                            .buttonStyle(.bordered)
                        Button(intent: NothingIntent()) { Image(systemName: "plus") }.buttonStyle(.borderedProminent)
                            .buttonBorderShape(.circle)
                        Button("Disabled", intent: NothingIntent()).buttonStyle(.borderedProminent).disabled(true)
                        Button("An author's own", intent: NothingIntent()).buttonStyle(StampStyle())
                    }
                },
                CatalogueItem("Control sizes", width: 330, height: 90) {
                    HStack {
                        Button("Mini", intent: NothingIntent()).controlSize(.mini)
                        Button("Small", intent: NothingIntent()).controlSize(.small)
                        Button("Regular", intent: NothingIntent()).controlSize(.regular)
                        Button("Large", intent: NothingIntent()).controlSize(.large)
                    }
                    .buttonStyle(.bordered)
                },
                CatalogueItem("Toggles", width: 260, height: 190) {
                    VStack {
                        Toggle("On", isOn: true, intent: NothingIntent())
                        Toggle("Off", isOn: false, intent: NothingIntent())
                        Toggle("Tinted", isOn: true, intent: NothingIntent()).tint(.orange)
                        HStack {
                            Toggle("On", isOn: true, intent: NothingIntent()).toggleStyle(.button)
                            Toggle("Own", isOn: true, intent: NothingIntent()).toggleStyle(CheckStyle())
                        }
                    }
                },
                CatalogueItem("Labels", width: 300, height: 140) {
                    VStack(alignment: .leading, spacing: 6) {
                        Label("Title and icon", systemImage: "bolt.fill")
                        Label("Title only", systemImage: "bolt.fill").labelStyle(.titleOnly)
                        HStack {
                            Label("Icon only", systemImage: "bolt.fill").labelStyle(.iconOnly)
                            Label("Own style", systemImage: "bolt.fill").labelStyle(UnderStyle())
                        }
                        Label {
                            Text("Of views")
                        } icon: {
                            Circle().fill(.red).frame(width: 16, height: 16)
                        }
                    }
                },
                CatalogueItem("Links", width: 260, height: 90) {
                    if let url = URL(string: "https://example.org") {
                        VStack {
                            Link("A link", destination: url)
                            Link(destination: url) { Label("With a label", systemImage: "safari") }
                        }
                    }
                },
            ]
        )
    }
}
