// Complete widgets' views, each in a size, with what it says.
import Foundation
import SwiftUI
import TextRendering
import ViewArchive

/// A widget's view in a size and what it says.
struct WidgetViewCase: Sendable, CustomStringConvertible {
    let description: String
    let expected: String
    private let size: Size
    private let view: @MainActor @Sendable () -> AnyView

    private init(
        _ name: String, _ width: Double, _ height: Double, says expected: String,
        view: @escaping @MainActor @Sendable () -> some View
    ) {
        description = name
        self.expected = expected
        size = Size(width: width, height: height)
        self.view = { AnyView(view()) }
    }

    @MainActor
    func lowered(
        _ scheme: ColorScheme, _ direction: LayoutDirection
    ) -> (list: DisplayList, diagnostics: [ArchiveDiagnostic]) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        environment.layoutDirection = direction
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        return ViewLowering.displayList(
            of: view(), canvas: WidgetCanvas(size: size, margin: 16, hasBackground: true), at: Picture.date,
            environment: environment, measurer: TextRenderer(), pictures: NamedPictures()
        )
    }

    /// What is wrong with the view in any appearance.
    @MainActor
    var complaints: [String] {
        ColorScheme.allCases.flatMap { scheme in
            LayoutDirection.allCases.flatMap { direction -> [String] in
                let (list, diagnostics) = lowered(scheme, direction)
                var complaints = diagnostics.map { "\(scheme) \(direction): \($0.code) \($0.message)" }
                if list.standIns > 0 { complaints.append("\(scheme) \(direction): \(list.standIns) stand-ins") }
                // What cannot be coded is a complaint too.
                let coded = try? JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(list))
                if coded != list { complaints.append("\(scheme) \(direction): does not survive its archive") }
                return complaints
            }
        }
    }

    @MainActor
    var text: String {
        AccessibleText.of(lowered(.light, .leftToRight).list).split(separator: "\n").joined(separator: " | ")
    }

    static let all: [WidgetViewCase] = [
        WidgetViewCase(
            "weather", 338, 158,
            says:
                "Lisbon | 17° | Mostly sunny | H:18° L:9° | 12 PM | 17° | 1 PM | 16° | 2 PM | 15° | 3 PM | 14° | 4 PM | 13°"
        ) { WeatherWidgetView() },
        WidgetViewCase("rings", 338, 158, says: "Rings | Move | 410KCAL | Exercise | 17MIN | Stand | 12HRS") {
            RingsWidgetView()
        },
        WidgetViewCase("battery", 338, 158, says: "78% | 78% | Phone | 18% | 18% | Watch | 100% | 100% | Buds") {
            BatteryWidgetView()
        },
        WidgetViewCase(
            "calendar", 158, 158,
            says: "JANUARY | S | M | T | W | T | F | S | \((1...31).map(String.init).joined(separator: " | "))"
        ) { CalendarWidgetView() },
        WidgetViewCase("tasks", 338, 158, says: "Today | 3 tasks | Water the plants | Call Anna | Buy milk") {
            TasksWidgetView()
        },
        WidgetViewCase("stocks", 158, 158, says: "SUN | Sundial Inc. | $17.20 | +8.9%") { StocksWidgetView() },
        WidgetViewCase("countdown", 338, 158, says: "Launch | 1:30:00 | in 2 hours | 2h 30m") { CountdownWidgetView() },
        WidgetViewCase("quote", 158, 158, says: "Simplicity is the ultimate sophistication. | — Leonardo") {
            QuoteWidgetView()
        },
        WidgetViewCase("music", 338, 158, says: "Here Comes the Sun | The Beatles") { MusicWidgetView() },
        WidgetViewCase("shares", 338, 158, says: "Spent | 1,500 | Rent | Food | Other") { SharesWidgetView() },
    ]
}
