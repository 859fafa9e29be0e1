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
        HarbourBundle().body
        large
        crossPlatform
        samples
    }

    /// Sources of many files, as apps of large teams have them.
    @WidgetBundleBuilder
    private var large: some Widget {
        BoathouseWidgets().body
        KiteWidget()
        HeronLockWidgets().body
        BakeryWidgets().body
        FerryDeckWidgets().body
        ObservatoryWidgets().body
        GlasshouseWidgets().body
        CueSheetWidget()
    }

    /// Sources of hobby projects and of frameworks for several systems.
    @WidgetBundleBuilder
    private var crossPlatform: some Widget {
        HaushaltWidget()
        GlazeWidget()
        PassQRWidget()
        WatchWidget()
        JarLabelWidget()
    }

    /// Sources that use much of what only a few apps use.
    @WidgetBundleBuilder
    private var samples: some Widget {
        SoupWidget()
        BunkWidget()
        RoundWidget()
        StandWidget()
        FeedingActivity()
        NightWidget()
        BarrelWidget()
        ChoirWidget()
        leisure
    }

    @WidgetBundleBuilder
    private var leisure: some Widget {
        KilnWidget()
        RunOutWidget()
        LayoverActivity()
        PoolWidget()
    }
}
