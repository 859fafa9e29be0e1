import SwiftUI
import WidgetKit
import AppIntents

struct ContributionDay: Hashable, Codable { let date: Date; let count: Int; var level: Int { switch count { case 0: 0; case 1...3: 1; case 4...6: 2; case 7...9: 3; default: 4 } } }

enum GitHubError: Error { case badStatus(Int), missingToken }

struct GraphQLRequest<Variables: Encodable>: Encodable { let query: String; let variables: Variables }
struct LoginVariables: Encodable { let login: String }

struct ContributionService {
    var token: String? = ProcessInfo.processInfo.environment["GITHUB_TOKEN"]
    func contributions(of login: String) async throws -> [ContributionDay] {
        guard let token else { throw GitHubError.missingToken }
        var request = URLRequest(url: URL(string: "http://127.0.0.1:9/graphql")!)
        request.httpMethod = "POST"
        request.addValue("bearer \(token)", forHTTPHeaderField: "Authorization")
        request.httpBody = try JSONEncoder().encode(GraphQLRequest(query: "query($login:String!){user(login:$login){id}}", variables: LoginVariables(login: login)))
        let (bytes, response) = try await URLSession.shared.data(for: request)
        guard let code = (response as? HTTPURLResponse)?.statusCode, code == 200 else { throw GitHubError.badStatus(0) }
        return try JSONDecoder().decode([ContributionDay].self, from: bytes)
    }
}

struct UserIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "User"
    static let description: IntentDescription? = IntentDescription(stringLiteral: "Whose contributions are shown")
    @Parameter(title: "Login", description: "The name of the user", default: "octocat", inputOptions: String.IntentInputOptions(keyboardType: .default, capitalizationType: .none, multiline: false, autocorrect: false, smartQuotes: false, smartDashes: false)) var login: String
    @Parameter(title: "Theme") var theme: GraphTheme?
}

enum GraphTheme: String, AppEnum, CaseIterable {
    case green, halloween, ocean
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.green: "Green", .halloween: "Halloween", .ocean: .init(title: "Ocean", subtitle: "Blue", image: .init(systemName: "water.waves"))]
    func color(_ level: Int) -> Color {
        let palette: [UInt32]
        switch self {
        case .green: palette = [0xebedf0, 0x9be9a8, 0x40c463, 0x30a14e, 0x216e39]
        case .halloween: palette = [0xebedf0, 0xffee4a, 0xffc501, 0xfe9600, 0x03001c]
        case .ocean: palette = [0xebedf0, 0xb6e3ff, 0x54aeff, 0x0969da, 0x0a3069]
        }
        return Color(rgb: palette[min(max(level, 0), palette.count - 1)])
    }
}

extension Color {
    init(rgb: UInt32) {
        self.init(red: Double(rgb >> 16 & 0xff) / 255, green: Double(rgb >> 8 & 0xff) / 255, blue: Double(rgb & 0xff) / 255)
    }
}

struct GraphEntry: TimelineEntry { let date: Date; let login: String; let days: [ContributionDay]; let theme: GraphTheme }

struct GraphProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> GraphEntry { GraphEntry(date: .now, login: "octocat", days: Self.fake(until: .now), theme: .green) }
    func snapshot(for configuration: UserIntent, in context: Context) async -> GraphEntry { placeholder(in: context) }
    func timeline(for configuration: UserIntent, in context: Context) async -> Timeline<GraphEntry> {
        let days: [ContributionDay]
        do { days = try await ContributionService().contributions(of: configuration.login) }
        catch GitHubError.missingToken { days = Self.fake(until: .now) }
        catch let error as URLError where error.code == .notConnectedToInternet { days = [] }
        catch { days = Self.fake(until: .now) }
        let entry = GraphEntry(date: .now, login: configuration.login, days: days, theme: configuration.theme ?? .green)
        return Timeline(entries: [entry], policy: .after(.now.advanced(by: 1800)))
    }
    static func fake(until date: Date) -> [ContributionDay] {
        (0..<140).reversed().map { offset in
            ContributionDay(date: Calendar.current.date(byAdding: .day, value: -offset, to: date)!, count: (offset * 7919 + 13) % 11)
        }
    }
}

extension Collection {
    func chunked(into size: Int) -> [[Element]] {
        var result: [[Element]] = []
        var index = startIndex
        while index != endIndex {
            let end = self.index(index, offsetBy: size, limitedBy: endIndex) ?? endIndex
            result.append(Array(self[index..<end]))
            index = end
        }
        return result
    }
    subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

struct GraphView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.displayScale) var scale
    let entry: GraphEntry
    private let spacing: CGFloat = 2.5
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(spacing: 4) {
                Text("@\(entry.login)").font(.caption.bold()).lineLimit(1)
                Spacer()
                Text(entry.days.reduce(0) { $0 + $1.count }, format: .number.grouping(.automatic))
                    .font(.caption.monospacedDigit())
            }
            GeometryReader { g in
                let cell = (g.size.height - spacing * 6) / 7
                let columns = Int((g.size.width + spacing) / (cell + spacing))
                let weeks = entry.days.chunked(into: 7).suffix(columns)
                HStack(alignment: .top, spacing: spacing) {
                    ForEach(weeks, id: \.first!.date) { week in
                        VStack(spacing: spacing) {
                            ForEach(week, id: \.self) { day in
                                RoundedRectangle(cornerRadius: cell * 0.2)
                                    .fill(entry.theme.color(day.level))
                                    .overlay(RoundedRectangle(cornerRadius: cell * 0.2).strokeBorder(Color.black.opacity(0.06), lineWidth: 1 / scale))
                                    .frame(width: cell, height: cell)
                            }
                        }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
            }
            .environment(\.layoutDirection, .leftToRight)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Contributions of \(entry.login)"))
        .accessibilityValue("\(entry.days.count) days")
        .containerBackground(.white, for: .widget)
        .colorScheme(.light)
    }
}

struct GraphWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "graph", provider: GraphProvider()) { GraphView(entry: $0) }
            .configurationDisplayName("Contributions")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
