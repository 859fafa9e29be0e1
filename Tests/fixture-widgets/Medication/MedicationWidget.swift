import SwiftUI
import WidgetKit

struct Dose: Identifiable, Sendable, Codable {
    enum Form: String, Sendable, Codable { case pill, drops, spray }

    var id: Int
    var name: String
    var amount: Int
    var form: Form
    var hour: Int
    var isTaken: Bool
}

struct MedicationEntry: TimelineEntry {
    let date: Date
    let doses: [Dose]
    let relevance: TimelineEntryRelevance?

    var next: Dose? { doses.first { !$0.isTaken } }
}

struct MedicationProvider: TimelineProvider {
    private let doses = [
        Dose(id: 1, name: "Vitamin D", amount: 1, form: .pill, hour: 8, isTaken: true),
        Dose(id: 2, name: "Nasal spray", amount: 2, form: .spray, hour: 13, isTaken: false),
        Dose(id: 3, name: "Eye drops", amount: 1, form: .drops, hour: 22, isTaken: false),
    ]

    func placeholder(in context: Context) -> MedicationEntry { MedicationEntry(date: .now, doses: doses, relevance: nil) }

    func getSnapshot(in context: Context, completion: @escaping (MedicationEntry) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<MedicationEntry>) -> Void) {
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: .now)
        var entries = [MedicationEntry(date: .now, doses: doses, relevance: .init(score: 5))]
        for dose in doses where !dose.isTaken {
            guard let date = calendar.date(byAdding: .hour, value: dose.hour, to: today), date > .now else { continue }
            entries.append(
                MedicationEntry(date: date, doses: doses, relevance: TimelineEntryRelevance(score: 90, duration: 1_800)))
        }
        completion(Timeline(entries: entries, policy: .after(today + 86_400)))
    }
}

struct Pill: View {
    let form: Dose.Form

    var body: some View {
        switch form {
        case .pill:
            Capsule()
                .fill(LinearGradient(stops: [.init(color: .red, location: 0.5), .init(color: .white, location: 0.5)], startPoint: .leading, endPoint: .trailing))
                .frame(width: 26, height: 12)
                .rotationEffect(.degrees(-30))
                .shadow(radius: 1)
        case .drops:
            Image(systemName: "drop.fill").foregroundStyle(.cyan)
        case .spray:
            Image(systemName: "humidity.fill").foregroundStyle(.teal)
        }
    }
}

struct MedicationView: View {
    let entry: MedicationEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryRectangular {
            VStack(alignment: .leading) {
                Text("Next dose").font(.headline).widgetAccentable()
                if let next = entry.next {
                    Text("\(next.name) × \(next.amount)")
                    Text(DateComponents(calendar: .current, hour: next.hour).date ?? entry.date, style: .time)
                        .foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .containerBackground(.clear, for: .widget)
        } else {
            VStack(alignment: .leading, spacing: 10) {
                ForEach(entry.doses) { dose in
                    HStack(spacing: 8) {
                        Pill(form: dose.form).frame(width: 30)
                        VStack(alignment: .leading, spacing: 0) {
                            Text(LocalizedStringKey(dose.name)).font(.caption.weight(.semibold))
                            Text("^[\(dose.amount) dose](inflect: true)").font(.caption2).foregroundStyle(.secondary)
                        }
                        Spacer(minLength: 0)
                        if dose.isTaken {
                            Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
                        }
                    }
                    .opacity(dose.isTaken ? 0.5 : 1)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .containerBackground(for: .widget) { Color(.secondarySystemBackground) }
        }
    }
}

struct MedicationWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Medication", provider: MedicationProvider()) { MedicationView(entry: $0) }
            .configurationDisplayName("Medication")
            .description("What to take, and when.")
            .supportedFamilies([.systemSmall, .accessoryRectangular])
            .containerBackgroundRemovable(false)
    }
}
