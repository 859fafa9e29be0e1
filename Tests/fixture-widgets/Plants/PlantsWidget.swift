import AppIntents
import SwiftUI
import WidgetKit

struct PlantsEntry: TimelineEntry {
    let date: Date
    let plants: [PlantEntity]
    let room: String?
}

struct PlantsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> PlantsEntry { PlantsEntry(date: .now, plants: PlantEntity.all, room: nil) }

    func snapshot(for configuration: PlantsIntent, in context: Context) async -> PlantsEntry {
        PlantsEntry(date: .now, plants: configuration.plants ?? PlantEntity.all, room: configuration.room)
    }

    func timeline(for configuration: PlantsIntent, in context: Context) async -> Timeline<PlantsEntry> {
        let entry = await snapshot(for: configuration, in: context)
        return Timeline(entries: [entry], policy: .after(Calendar.current.startOfDay(for: .now + 86_400)))
    }
}

struct LeafShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.minY), control1: CGPoint(x: rect.minX - rect.width * 0.2, y: rect.midY),
            control2: CGPoint(x: rect.minX + rect.width * 0.2, y: rect.minY))
        path.addCurve(
            to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX - rect.width * 0.2, y: rect.minY),
            control2: CGPoint(x: rect.maxX + rect.width * 0.2, y: rect.midY))
        return path
    }
}

struct PlantRow: View {
    let plant: PlantEntity

    var body: some View {
        HStack(spacing: 10) {
            LeafShape()
                .fill(.green.gradient)
                .rotationEffect(.degrees(30))
                .frame(width: 18, height: 24)
            VStack(alignment: .leading, spacing: 0) {
                Text(plant.name).font(.subheadline.weight(.semibold))
                Text(plant.species).font(.caption2).foregroundStyle(.secondary)
            }
            Spacer()
            if plant.days == 0 {
                Button(intent: WaterPlantIntent(plant: plant)) {
                    Image(systemName: "drop.fill")
                }
                .buttonStyle(.bordered)
                .buttonBorderShape(.capsule)
                .tint(.blue)
                .controlSize(.small)
            } else {
                Text("in \(plant.days) days")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct PlantsView: View {
    let entry: PlantsEntry

    private var sorted: [PlantEntity] { entry.plants.sorted(using: KeyPathComparator(\.days)) }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(entry.room ?? String(localized: "All rooms"))
                .font(.caption.weight(.bold))
                .foregroundStyle(.green)
                .textCase(.uppercase)
            ForEach(sorted) { PlantRow(plant: $0) }
            Spacer(minLength: 0)
        }
        .containerBackground(for: .widget) {
            Color.green.opacity(0.08)
        }
    }
}

struct PlantsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Plants", intent: PlantsIntent.self, provider: PlantsProvider()) {
            PlantsView(entry: $0)
        }
        .configurationDisplayName("Plants")
        .description("Who needs water.")
        .supportedFamilies([.systemMedium])
    }
}

#Preview(as: .systemMedium, using: PlantsIntent(plants: [PlantEntity.all[0]])) {
    PlantsWidget()
} timelineProvider: {
    PlantsProvider()
}
