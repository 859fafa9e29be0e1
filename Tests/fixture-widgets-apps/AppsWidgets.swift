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
        FitBundle().body
        SkyW()
        FoxtrotWidgets().body
        HAWidgets().body
        PressWidgets().body
        CloudWidgetBundle().body
        VB().body
        ToDoWidget()
    }

    /// Sources of hobby projects and of frameworks for several systems.
    @WidgetBundleBuilder
    private var crossPlatform: some Widget {
        HaushaltWidget()
        CoverSpotWidget()
        PassQRWidget()
        HourQW()
        KitUW()
    }

    /// Sources of sample projects and tutorials.
    @WidgetBundleBuilder
    private var samples: some Widget {
        FeaturedSmoothieWidget()
        RewardsCardWidget()
        EmojiRangerWidget()
        LeaderboardWidget()
        ApodWidget()
        WaveCupWidget()
        EmojiWidget()
        MemeWidget()
        OrdersWidget()
        DogWidget()
    }
}
