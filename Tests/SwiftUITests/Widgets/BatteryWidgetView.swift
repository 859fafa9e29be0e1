// Batteries of devices: gauges in a lazy grid, custom gauge style.
import SwiftUI

struct ThickRingGaugeStyle: GaugeStyle {
    var color: Color

    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(Color(.systemGray5), lineWidth: 7)
            Circle()
                .trim(from: 0, to: configuration.value)
                .stroke(color, style: .init(lineWidth: 7, lineCap: .round))
                .rotationEffect(.degrees(-90))
            configuration.label.font(.title3)
        }
    }
}

struct BatteryWidgetView: View {
    struct Device: Hashable {
        var name: String
        var symbol: String
        var level: Double
    }

    let devices = [
        Device(name: "Phone", symbol: "iphone", level: 0.78), Device(name: "Watch", symbol: "applewatch", level: 0.18),
        Device(name: "Buds", symbol: "headphones", level: 1),
    ]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 14), count: 3), spacing: 12) {
            ForEach(devices, id: \.self) { device in
                VStack(spacing: 6) {
                    Gauge(value: device.level) {
                        Image(systemName: device.symbol)
                    }
                    .gaugeStyle(ThickRingGaugeStyle(color: device.level < 0.2 ? .red : .green))
                    .frame(width: 58, height: 58)
                    Text(device.level, format: .percent.precision(.fractionLength(0)))
                        .font(.footnote.monospacedDigit())
                    Text(device.name).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
        .containerBackground(.background, for: .widget)
    }
}
