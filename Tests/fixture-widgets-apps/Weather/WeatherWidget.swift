import WidgetKit
import SwiftUI
import os.log

private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "weather", category: "Widget")

actor WeatherService {
    static let shared = WeatherService()
    enum Failure: LocalizedError {
        case badResponse(Int)
        var errorDescription: String? {
            switch self { case .badResponse(let code): return "Response \(code)" }
        }
    }
    private var cache: [String: (Date, Forecast)] = [:]
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }()

    func forecast(for city: String) async throws -> Forecast {
        if let (date, forecast) = cache[city], Date().timeIntervalSince(date) < 600 { return forecast }
        var components = URLComponents(string: "http://127.0.0.1:9/forecast")!
        components.queryItems = [URLQueryItem(name: "q", value: city), .init(name: "units", value: "metric")]
        var request = URLRequest(url: components.url!, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 3)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
            throw Failure.badResponse((response as? HTTPURLResponse)?.statusCode ?? -1)
        }
        let forecast = try decoder.decode(Forecast.self, from: data)
        cache[city] = (Date(), forecast)
        return forecast
    }
}

struct WeatherEntry: TimelineEntry {
    let date: Date
    let result: Result<Forecast, Error>
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 10, duration: 60 * 60) }
}

struct WeatherProvider: TimelineProvider {
    @AppStorage("city", store: UserDefaults(suiteName: "group.com.example.widgets")) var city = "Cupertino"

    func placeholder(in context: Context) -> WeatherEntry {
        WeatherEntry(date: Date(), result: .success(.sample))
    }
    func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> ()) {
        completion(WeatherEntry(date: Date(), result: .success(.sample)))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
        Task {
            let entry: WeatherEntry
            do {
                let forecast = try await WeatherService.shared.forecast(for: city)
                entry = WeatherEntry(date: .now, result: .success(forecast))
            } catch {
                logger.error("Could not load: \(error.localizedDescription, privacy: .public)")
                entry = WeatherEntry(date: .now, result: .success(.sample))
            }
            let next = Calendar.current.date(byAdding: .minute, value: 15, to: entry.date)!
            completion(Timeline(entries: [entry], policy: .after(next)))
        }
    }
}

struct WeatherEntryView: View {
    @Environment(\.widgetFamily) var family: WidgetFamily
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.locale) var locale
    var entry: WeatherProvider.Entry

    static let temperature: MeasurementFormatter = {
        let f = MeasurementFormatter()
        f.numberFormatter.maximumFractionDigits = 0
        f.unitOptions = .temperatureWithoutUnit
        return f
    }()

    var body: some View {
        switch entry.result {
        case .success(let forecast):
            content(forecast)
                .widgetBackground(LinearGradient(gradient: forecast.condition.gradient, startPoint: .topLeading, endPoint: .bottomTrailing))
                .widgetURL(URL(string: "weather://place/\(forecast.id.uuidString)"))
        case .failure(let error):
            Text(error.localizedDescription).font(.caption).foregroundColor(.red)
        }
    }

    @ViewBuilder
    private func content(_ f: Forecast) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading) {
                    Text(f.place).font(.headline).lineLimit(1)
                    Text(Self.temperature.string(from: f.now))
                        .font(.system(size: 44, weight: .thin, design: .rounded))
                }
                Spacer()
                if family != .systemSmall {
                    VStack(alignment: .trailing) {
                        Image(systemName: f.condition.symbolName).renderingMode(.original).imageScale(.large)
                        Text(f.condition.localizedName)
                        Text("H:\(f.high.formatted(.measurement(width: .narrow))) L:\(f.low.formatted(.measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(0)))))")
                    }
                    .font(.footnote)
                }
            }
            Spacer(minLength: 0)
            if family == .systemSmall {
                Image(systemName: f.condition.symbolName).symbolRenderingMode(.multicolor)
                Text(f.condition.localizedName).font(.caption).bold()
            } else {
                HStack {
                    ForEach(f.hours) { hour in
                        VStack(spacing: 6) {
                            Text(hour.time, format: .dateTime.hour())
                                .font(.caption2).foregroundStyle(.secondary)
                            Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).frame(height: 16)
                            Text(hour.temperature, format: .measurement(width: .narrow, usage: .weather))
                                .font(.caption.monospacedDigit())
                        }
                        .frame(maxWidth: .infinity)
                        if hour != f.hours.last { Divider() }
                    }
                }
            }
            if family == .systemLarge {
                Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
                    GridRow {
                        Label("Sunrise", systemImage: "sunrise.fill")
                        Text(f.sunrise, style: .time).gridColumnAlignment(.trailing)
                    }
                    Divider().gridCellUnsizedAxes(.horizontal)
                    GridRow {
                        Label("Sunset", systemImage: "sunset.fill")
                        Text(f.sunset, style: .time)
                    }
                    GridRow {
                        Label("Wind", systemImage: "wind")
                        Text(f.wind.formatted(.measurement(width: .abbreviated, usage: .general)))
                    }
                    GridRow {
                        Label("Rain", systemImage: "umbrella")
                        Text(f.hours[3].chance, format: .percent)
                    }.gridCellColumns(1)
                }
                .font(.subheadline)
            }
        }
        .foregroundColor(.white)
        .shadow(color: .black.opacity(0.2), radius: 2, x: 0, y: 1)
    }
}

extension View {
    @ViewBuilder
    func widgetBackground<Background: View>(_ background: Background) -> some View {
        if #available(iOSApplicationExtension 17.0, macOSApplicationExtension 14.0, *) {
            containerBackground(for: .widget) { background }
        } else {
            self.padding().frame(maxWidth: .infinity, maxHeight: .infinity).background(background)
        }
    }
}

struct WeatherWidget: Widget {
    let kind = "WeatherWidget"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: WeatherProvider()) { entry in
            WeatherEntryView(entry: entry)
        }
        .configurationDisplayName("Forecast")
        .description("Weather where you are.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

#if DEBUG
struct Weather_Previews: PreviewProvider {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]
    static var previews: some View {
        ForEach(families, id: \.self) { family in
            WeatherEntryView(entry: .init(date: .now, result: .success(.sample)))
                .previewContext(WidgetPreviewContext(family: family))
                .previewDisplayName("\(family)")
                .environment(\.locale, .init(identifier: "de"))
        }
    }
}
#endif
