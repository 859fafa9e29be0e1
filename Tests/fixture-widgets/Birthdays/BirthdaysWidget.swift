import SwiftUI
import WidgetKit

struct Person: Identifiable, Sendable {
    let given: String
    let family: String
    let daysUntil: Int
    let turning: Int

    var id: String { name }
    var name: String { "\(given) \(family)" }
    var initials: String { [given, family].compactMap(\.first).map(String.init).joined() }

    static let all: [Person] = [
        Person(given: "Amara", family: "Diallo", daysUntil: 0, turning: 31),
        Person(given: "Bruno", family: "Keller", daysUntil: 4, turning: 58),
        Person(given: "Chiara", family: "Rossi", daysUntil: 19, turning: 7),
    ]
}

struct BirthdaysEntry: TimelineEntry {
    let date: Date
    let people: [Person]
}

struct BirthdaysProvider: TimelineProvider {
    func placeholder(in context: Context) -> BirthdaysEntry { .init(date: .now, people: Person.all) }
    func getSnapshot(in context: Context, completion: @escaping (BirthdaysEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<BirthdaysEntry>) -> Void) {
        completion(.init(entries: [placeholder(in: context)], policy: .after(Calendar.autoupdatingCurrent.startOfDay(for: .now + 86_400))))
    }
}

struct Monogram: View {
    let person: Person
    @ScaledMetric(relativeTo: .body) private var side = 34.0

    var body: some View {
        Text(person.initials)
            .font(.caption.weight(.bold))
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(Color(.systemIndigo).gradient, in: .circle)
            .overlay {
                if person.daysUntil == 0 {
                    Circle().strokeBorder(.yellow, lineWidth: 2)
                }
            }
    }
}

struct PersonRow: View {
    let person: Person
    let today: Date

    private var when: String {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = .named
        return formatter.localizedString(from: DateComponents(day: person.daysUntil))
    }

    var body: some View {
        HStack {
            Monogram(person: person)
            VStack(alignment: .leading, spacing: 0) {
                Text(person.name)
                    .font(.subheadline.weight(.medium))
                Text("turns \(person.turning)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(when.localizedCapitalized)
                .font(.caption)
                .foregroundStyle(person.daysUntil == 0 ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        }
        .lineLimit(1)
    }
}

struct BirthdaysView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.dynamicTypeSize) private var typeSize
    let entry: BirthdaysEntry

    var body: some View {
        ViewThatFits(in: .vertical) {
            list(3)
            list(2)
            list(1)
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .dynamicTypeSize(.xSmall ... .accessibility1)
        .containerBackground(.background, for: .widget)
    }

    private func list(_ count: Int) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Label("Birthdays", systemImage: "gift.fill")
                .font(.caption.weight(.bold))
                .foregroundStyle(.pink)
            ForEach(entry.people.prefix(count)) { person in
                PersonRow(person: person, today: entry.date)
            }
        }
    }
}

struct BirthdaysWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Birthdays", provider: BirthdaysProvider()) { BirthdaysView(entry: $0) }
            .configurationDisplayName("Birthdays")
            .description("Whom to congratulate next.")
            .supportedFamilies([.systemMedium, .systemLarge])
    }
}
