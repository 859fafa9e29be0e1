import SwiftUI
import WidgetKit

@main
struct ModernWidgets: WidgetBundle {
    var body: some Widget {
        OrganizerWidgets().body
        HealthWidgets().body
        OutsideWidgets().body
        HomeWidgets().body
        ChartWidgets().body
    }
}

struct OrganizerWidgets: WidgetBundle {
    var body: some Widget {
        TodoWidget()
        InboxWidget()
        BirthdaysWidget()
        ReadingListWidget()
        FlashcardsWidget()
        PodcastWidget()
        CurrencyWidget()
        PomodoroWidget()
    }
}

struct HealthWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        HabitWidget()
        SleepWidget()
        HeartRateWidget()
        MeditationWidget()
        MedicationWidget()
    }
}

struct OutsideWidgets: WidgetBundle {
    var body: some Widget {
        TransitWidget()
        AirQualityWidget()
        TideWidget()
        SunWidget()
        FlightWidget()
        ScoresWidget()
    }
}

struct HomeWidgets: WidgetBundle {
    var body: some Widget {
        ParcelWidget()
        PlantsWidget()
        LightsWidget()
        if #available(iOS 17.0, *) {
            ChargingWidget()
        }
    }
}

struct ChartWidgets: WidgetBundle {
    var body: some Widget {
        FitnessWidget()
        SpendingWidget()
    }
}
