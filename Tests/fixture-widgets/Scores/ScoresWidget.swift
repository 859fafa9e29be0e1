import SwiftUI
import WidgetKit

struct Team: Hashable, Sendable {
    let name: String
    let short: String
    let primary: Color
    let secondary: Color
}

struct Match: Identifiable, Hashable, Sendable {
    enum Phase: Hashable, Sendable {
        case upcoming(Date)
        case live(minute: Int)
        case final
    }

    let id: Int
    let home: Team
    let away: Team
    let score: (home: Int, away: Int)
    let phase: Phase

    static func == (left: Match, right: Match) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Team {
    static let rovers = Team(name: "Harbour Rovers", short: "HRV", primary: .blue, secondary: .white)
    static let athletic = Team(name: "Vale Athletic", short: "VAL", primary: .red, secondary: .yellow)
    static let united = Team(name: "Northgate United", short: "NGU", primary: .green, secondary: .black)
    static let city = Team(name: "Eastport City", short: "EPC", primary: .cyan, secondary: .indigo)
}

struct ScoresEntry: TimelineEntry {
    let date: Date
    let matches: [Match]
}

struct ScoresProvider: TimelineProvider {
    func placeholder(in context: Context) -> ScoresEntry {
        let kickoff = Calendar.current.startOfDay(for: .now).addingTimeInterval(20.75 * 3600)
        return ScoresEntry(
            date: .now,
            matches: [
                Match(id: 1, home: .rovers, away: .athletic, score: (2, 1), phase: .live(minute: 67)),
                Match(id: 2, home: .united, away: .city, score: (0, 0), phase: .upcoming(kickoff)),
                Match(id: 3, home: .city, away: .rovers, score: (3, 3), phase: .final),
            ])
    }

    func getSnapshot(in context: Context, completion: @escaping (ScoresEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ScoresEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .after(.now.addingTimeInterval(60))))
    }
}

struct Crest: View {
    let team: Team

    var body: some View {
        ZStack {
            Circle().fill(team.primary.gradient)
            Circle().trim(from: 0.5, to: 1).fill(team.secondary.opacity(0.35)).rotationEffect(.degrees(45))
            Text(team.short.prefix(1))
                .font(.caption.weight(.black))
                .foregroundStyle(.white)
        }
        .frame(width: 26, height: 26)
    }
}

struct PhaseLabel: View {
    let phase: Match.Phase

    var body: some View {
        switch phase {
        case .upcoming(let date):
            Text(date, style: .time)
                .foregroundStyle(.secondary)
        case .live(let minute):
            Label("\(minute)′", systemImage: "circle.fill")
                .labelStyle(LiveLabelStyle())
        case .final:
            Text("Full time").foregroundStyle(.secondary)
        }
    }
}

struct LiveLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 3) {
            configuration.icon
                .font(.system(size: 6))
                .foregroundStyle(.red)
            configuration.title
                .monospacedDigit()
        }
    }
}

struct ScoresView: View {
    let entry: ScoresEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Group {
            if family == .systemSmall, let match = entry.matches.first {
                VStack(spacing: 8) {
                    PhaseLabel(phase: match.phase).font(.caption2.bold())
                    ForEach([(match.home, match.score.home), (match.away, match.score.away)], id: \.0) { team, goals in
                        HStack {
                            Crest(team: team)
                            Text(team.short).font(.subheadline.weight(.medium))
                            Spacer()
                            Text("\(goals)").font(.title2.bold().monospacedDigit())
                        }
                    }
                }
            } else {
                Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                    ForEach(entry.matches) { match in
                        GridRow {
                            Text(match.home.name).gridColumnAlignment(.trailing)
                            Crest(team: match.home)
                            VStack(spacing: 0) {
                                if case .upcoming = match.phase {
                                    Text("vs").font(.caption)
                                } else {
                                    Text("\(match.score.home) – \(match.score.away)").font(.headline.monospacedDigit())
                                }
                                PhaseLabel(phase: match.phase).font(.system(size: 9))
                            }
                            .fixedSize()
                            Crest(team: match.away)
                            Text(match.away.name).gridColumnAlignment(.leading)
                        }
                        .font(.caption)
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                    }
                }
            }
        }
        .containerBackground(.background.secondary, for: .widget)
    }
}

struct ScoresWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Scores", provider: ScoresProvider()) { ScoresView(entry: $0) }
            .configurationDisplayName("Scores")
            .description("Today's matches.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
