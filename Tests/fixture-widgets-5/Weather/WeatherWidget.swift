import SwiftUI
import WidgetKit

struct WeatherWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "com.example.weather", provider: WeatherProvider()) { entry in
            if #available(iOS 17.0, *) {
                WeatherEntryView(entry: entry)
                    .containerBackground(for: .widget) { entry.report.condition.gradient }
            } else {
                WeatherEntryView(entry: entry)
                    .padding()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(entry.report.condition.gradient)
            }
        }
        .configurationDisplayName("Forecast")
        .description("See the current weather and forecast for your city.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct WeatherWidget_Previews: PreviewProvider {
    static var previews: some View {
        WeatherEntryView(entry: WeatherEntry(date: Date(), report: .sample(at: Date())))
            .previewContext(WidgetPreviewContext(family: .systemLarge))
    }
}
