// Gauges and progress.
import SwiftUI

/// Progress in an author's own style.
private struct StairsStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .bottom, spacing: 4) {
            ForEach(0..<8) { step in
                RoundedRectangle(cornerRadius: 2)
                    .fill(Double(step) / 8 < configuration.fractionCompleted ?? 0 ? Color.purple : .gray.opacity(0.3))
                    .frame(width: 16, height: 8 + CGFloat(step) * 4)
            }
        }
    }
}

extension Catalogue {
    private static func gauge() -> some View {
        Gauge(value: 18, in: 10...25) {
            Text("°C")
        } currentValueLabel: {
            Text("18")
        } minimumValueLabel: {
            Text("10")
        } maximumValueLabel: {
            Text("25")
        }
    }

    static var gauges: CatalogueGroup {
        let weather = Gradient(colors: [.blue, .green, .yellow, .red])
        return CatalogueGroup(
            "Gauges",
            [
                CatalogueItem("Accessory circular", width: 330, height: 110) {
                    HStack(spacing: 16) {
                        gauge().gaugeStyle(.accessoryCircular)
                        gauge().gaugeStyle(.accessoryCircular).tint(weather)
                        Gauge(value: 0.6) {
                            Text("km")
                        } currentValueLabel: {
                            Text("6")
                        }.gaugeStyle(.accessoryCircular)
                        Gauge(value: 0.6) { Image(systemName: "bolt.fill") }.gaugeStyle(.accessoryCircular).tint(.green)
                    }
                },
                CatalogueItem("Accessory circular capacity", width: 330, height: 110) {
                    HStack(spacing: 16) {
                        gauge().gaugeStyle(.accessoryCircularCapacity)
                        Gauge(value: 0.25) { Text("25") }.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
                        Gauge(value: 1) { Image(systemName: "heart.fill") }.gaugeStyle(.accessoryCircularCapacity).tint(
                            .red)
                    }
                },
                CatalogueItem("Accessory linear", width: 300, height: 110) {
                    VStack(spacing: 14) {
                        gauge().gaugeStyle(.accessoryLinear)
                        gauge().gaugeStyle(.accessoryLinear).tint(weather)
                    }
                },
                CatalogueItem("Accessory linear capacity", width: 300, height: 150) {
                    VStack(spacing: 14) {
                        gauge().gaugeStyle(.accessoryLinearCapacity)
                        Gauge(value: 0.8) { Text("Storage") }.gaugeStyle(.accessoryLinearCapacity).tint(.purple)
                    }
                },
                CatalogueItem("Linear capacity", width: 300, height: 150) {
                    VStack(spacing: 14) {
                        gauge().gaugeStyle(.linearCapacity)
                        Gauge(value: 0.3) {
                            Text("Battery")
                        } currentValueLabel: {
                            Text("30 %")
                        }.tint(.green)
                    }
                },
            ]
        )
    }

    static var progress: CatalogueGroup {
        let hour = date.addingTimeInterval(-1200)...date.addingTimeInterval(2400)
        return CatalogueGroup(
            "Progress",
            [
                CatalogueItem("Linear", width: 300, height: 170) {
                    VStack(spacing: 12) {
                        ProgressView(value: 0.4)
                        ProgressView("Downloading", value: 30, total: 40)
                        ProgressView(value: 0.7) {
                            Text("Labels")
                        } currentValueLabel: {
                            Text("70 %")
                        }.tint(.orange)
                    }
                },
                CatalogueItem("Circular", width: 300, height: 110) {
                    HStack(spacing: 24) {
                        ProgressView(value: 0.25).progressViewStyle(.circular)
                        ProgressView(value: 0.75).progressViewStyle(.circular).tint(.green)
                        ProgressView()
                        ProgressView("Loading")
                    }
                },
                CatalogueItem("Timer intervals", width: 300, height: 190) {
                    VStack(spacing: 12) {
                        ProgressView(timerInterval: hour)
                        ProgressView(timerInterval: hour, countsDown: false) {
                            Text("Counts up")
                        } currentValueLabel: {
                            EmptyView()
                        }
                        ProgressView(timerInterval: hour, countsDown: false).progressViewStyle(.circular)
                    }
                },
                CatalogueItem("An author's own", width: 240, height: 70) {
                    ProgressView(value: 0.6).progressViewStyle(StairsStyle())
                },
            ]
        )
    }
}
