import Combine
import SwiftUI
import WidgetKit

struct DeparturesEntry: TimelineEntry {
    let date: Date
    var departures: [Departure]
    var message: String?
}

final class DeparturesProvider: TimelineProvider {
    private let service: DepartureServing
    private var cancellables = Set<AnyCancellable>()

    init(service: DepartureServing = DepartureService.shared) {
        self.service = service
    }

    func placeholder(in context: Context) -> DeparturesEntry {
        DeparturesEntry(date: Date(), departures: [Departure(id: 0, line: "12", destination: "Harbour", leaves: Date())])
    }

    func getSnapshot(in context: Context, completion: @escaping (DeparturesEntry) -> ()) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<DeparturesEntry>) -> ()) {
        let now = Date()
        service.departures(from: "central")
            .sink { result in
                if case .failure(let error) = result {
                    print("departures: \(error.localizedDescription)")
                    let entry = DeparturesEntry(date: now, departures: [], message: "Timetable out of reach")
                    completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(15 * 60))))
                }
            } receiveValue: { departures in
                dispatchPrecondition(condition: .onQueue(.main))
                let entry = DeparturesEntry(date: now, departures: departures)
                completion(Timeline(entries: [entry], policy: .after(now.addingTimeInterval(5 * 60))))
            }
            .store(in: &cancellables)
    }
}

struct DeparturesView: View {
    var entry: DeparturesEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label("Departures", systemImage: "tram.fill")
                .font(.headline)
                .foregroundColor(.teal)
            if let message = entry.message {
                Text(message)
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
            ForEach(entry.departures.prefix(3)) { departure in
                HStack {
                    Text(departure.line)
                        .font(.caption.bold())
                        .padding(.horizontal, 6)
                        .background(RoundedRectangle(cornerRadius: 4).fill(Color.teal.opacity(0.2)))
                    Text(departure.destination)
                        .font(.subheadline)
                        .lineLimit(1)
                    Spacer()
                    Text(departure.leaves, style: .time)
                        .font(.caption.monospacedDigit())
                        .fixedSize()
                }
            }
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .widgetBackground(Color(UIColor.systemBackground))
    }
}

struct DeparturesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Departures", provider: DeparturesProvider()) { entry in
            DeparturesView(entry: entry)
        }
        .configurationDisplayName("Departures")
        .description("The next trams from your stop.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
