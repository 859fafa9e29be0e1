// Written as a large app would.
import SwiftUI
import WidgetKit
import CoreLocation
import Foundation
import AppIntents

struct SkyCondition: Codable, Hashable, RawRepresentable {
    let rawValue: String
    static let clear = Self(rawValue: "clear"), rain = Self(rawValue: "rain"), snow = Self(rawValue: "snow"),
        cloudy = Self(rawValue: "cloudy")
    var symbolName: String {
        ["clear": "sun.max.fill", "rain": "cloud.rain.fill", "snow": "cloud.snow.fill", "cloudy": "cloud.sun.fill"][
            rawValue] ?? "questionmark"
    }
    var sky: [Color] {
        switch self {
        case .rain:
            [
                Color(#colorLiteral(red: 0.22, green: 0.29, blue: 0.38, alpha: 1)),
                Color(#colorLiteral(red: 0.45, green: 0.55, blue: 0.65, alpha: 1)),
            ]
        case .clear: [.blue, .cyan]
        default: [.gray, .init(.systemGray3)]
        }
    }
}
struct Outlook: Codable {
    struct Hour: Codable, Identifiable {
        var id: Date { time }
        let time: Date
        let temperature: Measurement<UnitTemperature>
        let condition: SkyCondition
        let precipitation: Double
    }
    struct Day: Codable, Identifiable {
        var id: Date { date }
        let date: Date
        let low, high: Measurement<UnitTemperature>
        let condition: SkyCondition
    }
    let place: String
    let current: Measurement<UnitTemperature>
    let feelsLike: Measurement<UnitTemperature>
    let wind: Measurement<UnitSpeed>
    let direction: Measurement<UnitAngle>
    let pressure: Measurement<UnitPressure>
    let humidity: Double
    let uv: Int
    let condition: SkyCondition
    let hourly: [Hour]
    let daily: [Day]
    let sunrise, sunset: Date
}
fileprivate extension Measurement where UnitType == UnitTemperature {
    var short: String {
        formatted(
            .measurement(width: .narrow, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0))))
    }
    var bare: String {
        formatted(
            .measurement(
                width: .abbreviated, usage: .asProvided, hidesScaleName: true,
                numberFormatStyle: .number.precision(.fractionLength(0))))
    }
    var legacy: String {
        let f = MeasurementFormatter()
        f.unitOptions = [.temperatureWithoutUnit]
        f.unitStyle = .short
        f.numberFormatter.maximumFractionDigits = 0
        f.numberFormatter.roundingMode = .halfUp
        return f.string(from: self)
    }
}
fileprivate extension Measurement where UnitType == UnitAngle {
    var cardinal: String {
        let d = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
        return d[Int((converted(to: .degrees).value / 45).rounded()) % 8]
    }
}
extension Outlook {
    static func sample(_ now: Date) -> Outlook {
        let c = Calendar.current
        let h0 = c.dateInterval(of: .hour, for: now)!.start
        let m = { (v: Double) in Measurement(value: v, unit: UnitTemperature.celsius) }
        let hours = (0..<24).map { i in
            Hour(
                time: c.date(byAdding: .hour, value: i, to: h0)!, temperature: m(12 + 6 * bump(i)),
                condition: [.clear, .cloudy, .rain, .snow][(i / 3) % 4], precipitation: Double(i % 7) / 10)
        }
        let days = (0..<7).map { i in
            Day(
                date: c.date(byAdding: .day, value: i, to: c.startOfDay(for: now))!, low: m(Double(4 + i % 3)),
                high: m(Double(13 + (i * 3) % 7)), condition: [.clear, .cloudy, .rain][i % 3])
        }
        return Outlook(
            place: "Sankt Gallen", current: m(14.6), feelsLike: m(12.2),
            wind: .init(value: 4.2, unit: .metersPerSecond), direction: .init(value: 230, unit: .degrees),
            pressure: .init(value: 1_013.2, unit: .hectopascals), humidity: 0.63, uv: 5, condition: .rain,
            hourly: hours, daily: days, sunrise: c.date(bySettingHour: 6, minute: 12, second: 0, of: now)!,
            sunset: c.date(bySettingHour: 20, minute: 47, second: 0, of: now)!)
    }
}
func bump(_ i: Int) -> Double {
    let x: Double = Double(i) / 24 * 2 * .pi
    return sin(x)
}
struct LocationEntity: AppEntity, Hashable, Codable {
    var id: String
    var name: String
    var latitude, longitude: Double
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Location", numericFormat: LocalizedStringResource("\(placeholder: .int) locations"))
    var displayRepresentation: DisplayRepresentation {
        .init(title: "\(name)", subtitle: "\(latitude, specifier: "%.2f"), \(longitude, specifier: "%.2f")")
    }
    static let defaultQuery = LocationQuery()
    static let current = LocationEntity(id: "current", name: "Current Location", latitude: 0, longitude: 0)
}
struct LocationQuery: EntityStringQuery {
    func entities(for ids: [String]) async throws -> [LocationEntity] {
        ids.map {
            $0 == "current"
                ? .current : LocationEntity(id: $0, name: $0.capitalized(with: .current), latitude: 1, longitude: 2)
        }
    }
    func entities(matching string: String) async throws -> [LocationEntity] {
        let placemarks = try await CLGeocoder().geocodeAddressString(string)
        return placemarks.compactMap { p in
            guard let l = p.location, let name = p.locality ?? p.name else { return nil }
            return LocationEntity(
                id: name, name: [name, p.country].compactMap { $0 }.joined(separator: ", "),
                latitude: l.coordinate.latitude, longitude: l.coordinate.longitude)
        }
    }
    func suggestedEntities() async throws -> [LocationEntity] { [.current] }
    func defaultResult() async -> LocationEntity? { .current }
}
struct SkyIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Weather"
    static let description = IntentDescription(stringLiteral: "Shows weather")
    @Parameter(title: "Location") var location: LocationEntity?
    @Parameter(title: "Unit", default: .automatic) var unit: UnitChoice
    enum UnitChoice: String, AppEnum {
        case automatic, celsius, fahrenheit
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
        static let caseDisplayRepresentations: [UnitChoice: DisplayRepresentation] = [
            .automatic: "Automatic", .celsius: "°C", .fahrenheit: "°F",
        ]
    }
}
struct SkyEntry: TimelineEntry {
    let date: Date
    let forecast: Outlook
    let unit: SkyIntent.UnitChoice
    func t(_ m: Measurement<UnitTemperature>) -> String {
        switch unit {
        case .automatic: return m.short
        case .celsius: return m.converted(to: .celsius).bare
        case .fahrenheit: return m.converted(to: .fahrenheit).bare
        }
    }
}
struct SkyProvider: AppIntentTimelineProvider {
    typealias Intent = SkyIntent
    func placeholder(in context: Context) -> SkyEntry {
        .init(date: .now, forecast: .sample(.now), unit: .automatic)
    }
    func snapshot(for configuration: SkyIntent, in context: Context) async -> SkyEntry {
        .init(date: .now, forecast: .sample(.now), unit: configuration.unit)
    }
    func timeline(for configuration: SkyIntent, in context: Context) async -> Timeline<SkyEntry> {
        let f = Outlook.sample(.now)
        return .init(
            entries: f.hourly.prefix(6).map {
                SkyEntry(date: max($0.time, .now), forecast: f, unit: configuration.unit)
            }, policy: .after(f.hourly[6].time))
    }
}
struct TempBar: View {
    let day: Outlook.Day
    let range: ClosedRange<Double>
    var body: some View {
        GeometryReader { g in
            let w = g.size.width
            let span = range.upperBound - range.lowerBound
            let a = (day.low.value - range.lowerBound) / span * w, b = (day.high.value - range.lowerBound) / span * w
            Capsule().fill(.black.opacity(0.2)).overlay(alignment: .leading) {
                Capsule().fill(
                    LinearGradient(colors: [.teal, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
                ).frame(width: b - a).offset(x: a)
            }
        }.frame(height: 4)
    }
}
struct SunArc: Shape {
    func path(in r: CGRect) -> Path {
        var p = Path()
        p.move(to: .init(x: r.minX, y: r.maxY))
        p.addQuadCurve(to: .init(x: r.maxX, y: r.maxY), control: .init(x: r.midX, y: r.minY - r.height))
        return p
    }
}
struct SkyClouds: View {
    var body: some View {
        Canvas { ctx, size in
            for (i, x) in stride(from: 0.0, to: 1.0, by: 0.23).enumerated() {
                let rect = CGRect(x: x * size.width, y: Double(i % 2) * 18 + 4, width: 90, height: 40)
                ctx.opacity = 0.12
                ctx.addFilter(.blur(radius: 6))
                ctx.fill(Path(ellipseIn: rect), with: .color(.white))
            }
            for i in 0..<30 {
                var p = Path()
                let x = CGFloat((i * 37) % 100) / 100 * size.width
                let y = CGFloat((i * 61) % 100) / 100 * size.height
                p.move(to: .init(x: x, y: y))
                p.addLine(to: .init(x: x - 3, y: y + 9))
                ctx.stroke(p, with: .color(.white.opacity(0.25)), lineWidth: 1)
            }
        }.accessibilityHidden(true)
    }
}
struct SkyView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var scheme
    let entry: SkyEntry
    var f: Outlook { entry.forecast }
    var now: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 3) {
                Text(f.place).font(.subheadline.weight(.semibold))
                Image(systemName: "location.fill").font(.system(size: 8))
            }
            Text(entry.t(f.current)).font(.system(size: 44, weight: .thin)).lineLimit(1).minimumScaleFactor(0.5)
            Spacer(minLength: 0)
            Image(systemName: f.condition.symbolName).symbolRenderingMode(.multicolor).font(.title3)
            Text(LocalizedStringKey(f.condition.rawValue.capitalized)).font(.caption.weight(.medium))
            (Text("H:") + Text(entry.t(f.daily[0].high)) + Text(" L:") + Text(entry.t(f.daily[0].low))).font(.caption)
        }.shadow(radius: 1)
    }
    var hours: some View {
        HStack(spacing: 0) {
            ForEach(f.hourly.filter { $0.time >= entry.date }.prefix(6)) { h in
                VStack(spacing: 4) {
                    Text(h.time, format: .dateTime.hour(.defaultDigits(amPM: .abbreviated))).font(
                        .system(size: 10, weight: .medium)
                    ).foregroundStyle(.white.opacity(0.8)).lineLimit(1)
                    Image(systemName: h.condition.symbolName).symbolRenderingMode(.multicolor).font(.system(size: 15))
                        .frame(height: 18)
                    if h.precipitation > 0.3 {
                        Text(h.precipitation, format: .percent).font(.system(size: 8)).foregroundStyle(.cyan)
                    }
                    Text(entry.t(h.temperature)).font(.caption.weight(.semibold))
                }.frame(maxWidth: .infinity)
            }
        }
    }
    var days: some View {
        let all = f.daily.flatMap { [$0.low.value, $0.high.value] }
        let range = all.min()!...all.max()!
        return Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 6) {
            ForEach(f.daily.prefix(5)) { d in
                GridRow {
                    Text(
                        Calendar.current.isDateInToday(d.date)
                            ? "Today" : d.date.formatted(.dateTime.weekday(.abbreviated))
                    ).gridColumnAlignment(.leading)
                    Image(systemName: d.condition.symbolName).symbolRenderingMode(.multicolor)
                    Text(entry.t(d.low)).foregroundStyle(.white.opacity(0.6)).gridColumnAlignment(.trailing)
                    TempBar(day: d, range: range)
                    Text(entry.t(d.high))
                }
            }
        }.font(.caption.weight(.medium))
    }
    var details: some View {
        HStack {
            Label(
                "\(f.wind.formatted(.measurement(width: .abbreviated, usage: .wind))) \(f.direction.cardinal)",
                systemImage: "wind")
            Spacer()
            Label(f.humidity.formatted(.percent), systemImage: "humidity")
            Spacer()
            Label(
                f.pressure.formatted(
                    .measurement(
                        width: .abbreviated, usage: .barometric,
                        numberFormatStyle: .number.precision(.fractionLength(0)).grouping(.never))),
                systemImage: "barometer")
        }.font(.system(size: 10)).labelStyle(.titleAndIcon)
    }
    @ViewBuilder var body: some View {
        switch family {
        case .systemSmall: now.frame(maxWidth: .infinity, alignment: .leading)
        case .systemMedium:
            VStack {
                HStack(alignment: .top) {
                    VStack(alignment: .leading, spacing: 0) {
                        Text(f.place).font(.headline)
                        Text(entry.t(f.current)).font(.system(size: 34, weight: .light))
                    }
                    Spacer()
                    VStack(alignment: .trailing) {
                        Image(systemName: f.condition.symbolName).symbolRenderingMode(.multicolor)
                        Text("Feels like \(entry.t(f.feelsLike))").font(.caption)
                    }
                }
                Spacer(minLength: 2)
                hours
            }
        case .systemLarge:
            VStack(spacing: 8) {
                HStack {
                    now
                    Spacer()
                    SunArc().stroke(.yellow.opacity(0.8), style: .init(lineWidth: 1.5, dash: [3])).frame(
                        width: 110, height: 36
                    ).overlay(alignment: .bottom) {
                        HStack {
                            Text(f.sunrise, style: .time)
                            Spacer()
                            Text(f.sunset, style: .time)
                        }.font(.system(size: 8)).offset(y: 12).frame(width: 130)
                    }
                }.frame(height: 120)
                Divider().overlay(.white)
                hours
                Divider().overlay(.white)
                days
                Divider().overlay(.white)
                details
            }
        case .accessoryCircular:
            Gauge(value: f.current.value, in: f.daily[0].low.value...f.daily[0].high.value) {
                Text("°")
            } currentValueLabel: {
                Text(f.current.legacy)
            } minimumValueLabel: {
                Text(verbatim: f.daily[0].low.bare)
            } maximumValueLabel: {
                Text(verbatim: f.daily[0].high.bare)
            }.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.blue, .orange]))
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Label(entry.t(f.current), systemImage: f.condition.symbolName).font(.headline).widgetAccentable()
                Text("UV \(f.uv) · \(f.wind.formatted())")
                details.hidden()
            }
        case .accessoryInline: Label("\(entry.t(f.current)) \(f.place)", systemImage: f.condition.symbolName)
        default: now
        }
    }
}
struct SkyW: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Forecast", intent: SkyIntent.self, provider: SkyProvider()) { e in
            SkyView(entry: e).foregroundStyle(.white).containerBackground(for: .widget) {
                LinearGradient(colors: e.forecast.condition.sky, startPoint: .top, endPoint: .bottom).overlay(
                    SkyClouds())
            }
        }.supportedFamilies([
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ]).configurationDisplayName("Weather")
    }
}
