import SwiftUI
import WidgetKit

@main
struct ClassicWidgets: WidgetBundle {
    @WidgetBundleBuilder
    var body: some Widget {
        CountdownWidget()
        QuoteWidget()
        WeatherWidget()
        MonthWidget()
        ActivityWidget()
        MarketWidgets().body
        HarbourWidgets().body
        DailyWidgets().body
        if #available(iOSApplicationExtension 16.0, *) {
            StepsWidget()
        }
    }
}

struct MarketWidgets: WidgetBundle {
    var body: some Widget {
        StockWidget()
        SharesWidget()
        CryptoWidget()
        BudgetWidget()
        NewsWidget()
    }
}

struct DailyWidgets: WidgetBundle {
    var body: some Widget {
        BatteryWidget()
        ClockWidget()
        WorldClockWidget()
        AgendaWidget()
        MoonWidget()
        PrayerTimesWidget()
        MemoriesWidget()
        WaterWidget()
        NowPlayingWidget()
        NotesWidget()
        DaysSinceWidget()
    }
}

struct HarbourWidgets: WidgetBundle {
    var body: some Widget {
        DeparturesWidget()
        TidesWidget()
    }
}
