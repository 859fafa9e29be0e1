// Controls in the manner of a delivery app's; they are no kinds of widgets.
import AppIntents
import SwiftUI
import WidgetKit

struct DoNotRingIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Do not ring"

    @Parameter(title: "Quiet")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct OrderAgainIntent: AppIntent {
    static let title: LocalizedStringResource = "Order again"

    func perform() async throws -> some IntentResult { .result() }
}

struct DoNotRingControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "example.do-not-ring", provider: Provider()) { isQuiet in
            ControlWidgetToggle("Do not ring", isOn: isQuiet, action: DoNotRingIntent()) { isOn in
                Label(isOn ? "Quiet" : "Rings", systemImage: isOn ? "bell.slash" : "bell")
                    .controlWidgetActionHint("Change")
            }
            .tint(.indigo)
        }
        .displayName("Do not ring")
        .description("Whether the driver rings the bell.")
    }

    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }

        func currentValue() async throws -> Bool { true }
    }
}

struct OrderAgainControl: ControlWidget {
    static let kind = "example.order-again"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: Self.kind) {
            ControlWidgetButton(action: OrderAgainIntent()) {
                Label("Order again", systemImage: "arrow.clockwise")
            }
        }
        .displayName("Order again")
    }
}
