// A weather widget as an author would write it: gradients, a row of hours, temperatures.
import SwiftUI

struct Hour: Identifiable {
    let id = UUID()
    let time: Date
    let symbol: String
    let degrees: Measurement<UnitTemperature>
}

struct WeatherWidgetView: View {
    @Environment(\.colorScheme) var colorScheme
    var city = "Lisbon"
    var hours: [Hour] = (0..<5).map { index in
        Hour(
            time: Date(timeIntervalSince1970: 1_767_268_800 + Double(index) * 3600),
            symbol: ["sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill", "moon.fill"][index],
            degrees: Measurement(value: Double(17 - index), unit: .celsius)
        )
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(city).font(.headline)
                    Text("\(Int(hours[0].degrees.value))°").font(.system(size: 40, weight: .light))
                }
                Spacer()
                VStack(alignment: .trailing, spacing: 2) {
                    Image(systemName: hours[0].symbol)
                        .symbolRenderingMode(.multicolor)
                        .font(.title2)
                    Text("Mostly sunny").font(.caption)
                    Text("H:\(18)° L:\(9)°").font(.caption)
                }
            }
            HStack {
                ForEach(hours) { hour in
                    VStack(spacing: 3) {
                        Text(hour.time, format: .dateTime.hour()).font(.caption2).opacity(0.8)
                        Image(systemName: hour.symbol).font(.footnote)
                        Text(hour.degrees.formatted(.measurement(width: .narrow, usage: .asProvided))).font(
                            .caption.bold())
                    }
                    .frame(maxWidth: .infinity)
                }
            }
        }
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.2), radius: 1, y: 1)
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: colorScheme == .dark ? [.indigo, .black] : [.blue, .cyan], startPoint: .top, endPoint: .bottom
            )
        }
    }
}
