import AppIntents
import SwiftUI
import WidgetKit

/// Sounds the fog horn of a pier from Control Center.
struct FogHornControl: ControlWidget {
    static let kind: String = "example.harbour.foghorn"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: Horn()) { horn in
            ControlWidgetToggle("Fog Horn", isOn: horn.sounds, action: SoundHornIntent(pier: horn.pier)) { sounds in
                Label(sounds ? "Sounding" : "Silent", systemImage: sounds ? "speaker.wave.3" : "speaker.slash")
            }
        }
        .displayName("Fog Horn")
        .description("Sounds the horn at the end of a pier.")
    }
}

extension FogHornControl {
    struct State {
        var pier: String
        var sounds = false
    }

    struct Horn: AppIntentControlValueProvider {
        func previewValue(configuration: PierChoice) -> State { State(pier: configuration.pier) }

        func currentValue(configuration: PierChoice) async throws -> State {
            State(pier: configuration.pier, sounds: UserDefaults.standard.bool(forKey: "horn-\(configuration.pier)"))
        }
    }
}

struct PierChoice: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Pier"

    @Parameter(title: "Pier", default: "North mole")
    var pier: String
}

struct SoundHornIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Sound the Horn"

    @Parameter(title: "Pier") var pier: String
    @Parameter(title: "Sounds") var value: Bool

    init() {}
    init(pier: String) { self.pier = pier }

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(value, forKey: "horn-\(pier)")
        return .result()
    }
}
