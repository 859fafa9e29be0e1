// What the button beside the countdown does.
import AppIntents
import Foundation

/// Moves the deadline in the shared defaults.
struct PostponeIntent: AppIntent {
    static let title: LocalizedStringResource = "Postpone"

    @Parameter(title: "Minutes", default: 10)
    var minutes: Int

    func perform() async throws -> some IntentResult {
        if let deadline = Status(AppGroup.defaults).deadline {
            let later = deadline.addingTimeInterval(Double(minutes) * 60)
            AppGroup.defaults.set(later.formatted(.iso8601), forKey: "deadline")
        }
        return .result()
    }
}
