import SwiftUI
import WidgetKit

struct DeviceBattery: Identifiable {
    enum Kind: String {
        case phone = "iphone"
        case watch = "applewatch"
        case earbuds = "airpodspro"
        case keyboard = "keyboard"
    }

    let id = UUID()
    let name: String
    let kind: Kind
    let level: Double
    let isCharging: Bool

    var color: Color {
        switch level {
        case ..<0.2: return .red
        case 0.2..<0.4: return .yellow
        default: return .green
        }
    }

    static let samples = [
        DeviceBattery(name: "Phone", kind: .phone, level: 0.82, isCharging: true),
        DeviceBattery(name: "Watch", kind: .watch, level: 0.36, isCharging: false),
        DeviceBattery(name: "Earbuds", kind: .earbuds, level: 0.64, isCharging: false),
        DeviceBattery(name: "Keyboard", kind: .keyboard, level: 0.12, isCharging: false),
    ]
}

struct BatteryEntry: TimelineEntry {
    let date: Date
    let devices: [DeviceBattery]
}

struct BatteryProvider: TimelineProvider {
    func placeholder(in context: Context) -> BatteryEntry {
        .init(date: Date(), devices: DeviceBattery.samples)
    }
    func getSnapshot(in context: Context, completion: @escaping (BatteryEntry) -> Void) {
        completion(.init(date: Date(), devices: DeviceBattery.samples))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<BatteryEntry>) -> Void) {
        completion(.init(entries: [.init(date: Date(), devices: DeviceBattery.samples)], policy: .never))
    }
}

struct BatteryRing: View {
    let device: DeviceBattery

    var body: some View {
        ZStack {
            Circle()
                .stroke(lineWidth: 6)
                .opacity(0.15)
            Circle()
                .trim(from: 0, to: CGFloat(device.level))
                .stroke(device.color, style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
                .rotationEffect(.degrees(-90))
            Image(systemName: device.kind.rawValue)
                .font(.system(size: 20))
        }
        .overlay(
            Image(systemName: "bolt.fill")
                .font(.system(size: 10, weight: .bold))
                .foregroundColor(.green)
                .padding(2)
                .background(Circle().fill(Color(.systemBackground)))
                .opacity(device.isCharging ? 1 : 0),
            alignment: .top
        )
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(device.name))
        .accessibilityValue(Text("\(Int(device.level * 100)) percent"))
    }
}

struct BatteryWidgetView: View {
    var entry: BatteryEntry
    @Environment(\.widgetFamily) var family

    var body: some View {
        Group {
            switch family {
            case .accessoryCircular:
                Gauge(value: entry.devices[0].level) {
                    Image(systemName: "bolt.fill")
                } currentValueLabel: {
                    Text("\(Int(entry.devices[0].level * 100))")
                }
                .gaugeStyle(.accessoryCircular)
            case .accessoryInline:
                Label("\(Int(entry.devices[0].level * 100))% charged", systemImage: "battery.75")
            case .systemSmall:
                LazyVGrid(columns: [GridItem(.flexible(), spacing: 16), GridItem(.flexible())], spacing: 16) {
                    ForEach(entry.devices) { BatteryRing(device: $0).aspectRatio(1, contentMode: .fit) }
                }
            default:
                HStack(spacing: 20) {
                    ForEach(entry.devices.prefix(4)) { device in
                        VStack(spacing: 10) {
                            BatteryRing(device: device)
                            Text(String(format: "%.0f%%", device.level * 100))
                                .font(.title3)
                        }
                    }
                }
                .padding(.horizontal, 4)
            }
        }
        .widgetBackground(Color(UIColor.systemBackground))
    }
}

struct BatteryWidget: Widget {
    let kind: String = "Batteries"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: BatteryProvider()) { entry in
            BatteryWidgetView(entry: entry)
        }
        .configurationDisplayName("Batteries")
        .description("Charge of your devices.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
    }
}
