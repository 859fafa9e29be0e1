import SwiftUI
import WidgetKit

extension WeatherCondition {
    var gradient: LinearGradient {
        let colors: [Color]
        switch self {
        case .clear, .partlyCloudy:
            colors = [Color(red: 0.2, green: 0.5, blue: 0.9), Color(red: 0.45, green: 0.72, blue: 0.98)]
        case .cloudy, .fog:
            colors = [Color(white: 0.45), Color(white: 0.65)]
        case .rain, .thunderstorm:
            colors = [Color(red: 0.16, green: 0.22, blue: 0.34), Color(red: 0.33, green: 0.42, blue: 0.55)]
        case .snow:
            colors = [Color(hue: 0.58, saturation: 0.25, brightness: 0.75), Color(hue: 0.58, saturation: 0.1, brightness: 0.92)]
        }
        return LinearGradient(gradient: Gradient(colors: colors), startPoint: .top, endPoint: .bottom)
    }
}

struct TemperatureText: View {
    let celsius: Double

    private static let formatter: MeasurementFormatter = {
        let formatter = MeasurementFormatter()
        formatter.numberFormatter.maximumFractionDigits = 0
        formatter.unitOptions = .temperatureWithoutUnit
        return formatter
    }()

    var body: some View {
        Text(Self.formatter.string(from: Measurement(value: celsius, unit: UnitTemperature.celsius)))
    }
}

struct WeatherEntryView: View {
    @Environment(\.widgetFamily) var family: WidgetFamily
    var entry: WeatherProvider.Entry

    @ViewBuilder
    var body: some View {
        switch family {
        case .systemSmall: SmallWeatherView(report: entry.report)
        case .systemMedium: MediumWeatherView(report: entry.report)
        case .systemLarge: LargeWeatherView(report: entry.report)
        default: Text("Not available")
        }
    }
}

struct SmallWeatherView: View {
    let report: WeatherReport

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 3) {
                Text(report.city)
                    .font(.subheadline)
                    .fontWeight(.semibold)
                Image(systemName: "location.fill")
                    .font(.system(size: 9))
            }
            TemperatureText(celsius: report.temperature)
                .font(.system(size: 44, weight: .light))
            Spacer()
            Image(systemName: report.condition.symbolName)
                .renderingMode(.original)
                .font(.body)
            Text(report.condition.title)
                .font(.caption)
                .fontWeight(.medium)
            HStack(spacing: 4) {
                Text("H:")
                TemperatureText(celsius: report.high)
                Text("L:")
                TemperatureText(celsius: report.low)
            }
            .font(.caption)
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct HourColumn: View {
    let hour: HourForecast

    private static let hourFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate("j")
        return formatter
    }()

    var body: some View {
        VStack(spacing: 6) {
            Text(hour.date, formatter: Self.hourFormatter)
                .font(.caption2)
                .foregroundColor(.white.opacity(0.7))
            Image(systemName: hour.condition.symbolName)
                .symbolRenderingMode(.multicolor)
                .frame(height: 20)
            TemperatureText(celsius: hour.temperature)
                .font(.footnote.weight(.semibold))
        }
        .frame(maxWidth: .infinity)
    }
}

struct WeatherHeader: View {
    let report: WeatherReport

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 0) {
                Text(report.city).font(.headline)
                TemperatureText(celsius: report.temperature)
                    .font(.system(size: 38, weight: .light))
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 2) {
                Image(systemName: report.condition.symbolName)
                    .symbolRenderingMode(.multicolor)
                Text(report.condition.title)
                    .font(.caption)
                    .fontWeight(.medium)
                HStack(spacing: 4) {
                    Text("H:")
                    TemperatureText(celsius: report.high)
                    Text("L:")
                    TemperatureText(celsius: report.low)
                }
                .font(.caption)
            }
        }
    }
}

struct MediumWeatherView: View {
    let report: WeatherReport

    var body: some View {
        VStack {
            WeatherHeader(report: report)
            Spacer()
            HStack(spacing: 0) {
                ForEach(report.hours) { hour in
                    HourColumn(hour: hour)
                }
            }
        }
        .foregroundColor(.white)
    }
}

struct LargeWeatherView: View {
    let report: WeatherReport

    private static let weekday: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE"
        return formatter
    }()

    var body: some View {
        VStack(spacing: 12) {
            WeatherHeader(report: report)
            HStack(spacing: 0) {
                ForEach(report.hours) { HourColumn(hour: $0) }
            }
            Divider().background(Color.white)
            ForEach(report.days) { day in
                HStack {
                    Text(Self.weekday.string(from: day.date))
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Image(systemName: day.condition.symbolName)
                        .symbolRenderingMode(.multicolor)
                        .frame(width: 28)
                    TemperatureText(celsius: day.low)
                        .frame(width: 34, alignment: .trailing)
                        .opacity(0.6)
                    TemperatureRangeBar(low: day.low, high: day.high, bounds: 5...30)
                        .frame(width: 90, height: 4)
                    TemperatureText(celsius: day.high)
                        .frame(width: 34, alignment: .trailing)
                }
                .font(.callout)
            }
        }
        .foregroundColor(.white)
    }
}

struct TemperatureRangeBar: View {
    let low: Double
    let high: Double
    let bounds: ClosedRange<Double>

    var body: some View {
        GeometryReader { proxy in
            let span = bounds.upperBound - bounds.lowerBound
            let start = CGFloat((low - bounds.lowerBound) / span) * proxy.size.width
            let width = CGFloat((high - low) / span) * proxy.size.width
            ZStack(alignment: .leading) {
                Capsule().fill(Color.black.opacity(0.2))
                Capsule()
                    .fill(LinearGradient(colors: [.blue, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
                    .frame(width: width)
                    .offset(x: start)
            }
        }
    }
}
