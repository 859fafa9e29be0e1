// Widgets as whole apps have them: each folder is one extension, put into one bundle here.
import SwiftUI
import WidgetKit

@main
struct AppsWidgets: WidgetBundle {
    var body: some Widget {
        WeatherWidget()
        CoinsWidget()
        HabitWidget()
        MonthWidget()
        QuoteWidget()
        TasksWidget()
        PlayingWidget()
        GraphWidget()
        more
    }

    @WidgetBundleBuilder
    private var more: some Widget {
        WaterWidget()
        NotesWidget()
        DialWidget()
        SolarWidget()
        ScoreWidget()
        MatchLiveActivity()
        TemplateBundle().body
    }
}
