// The prompt corner's cue sheet: all that a stage manager ticks off between "house lights" and "curtain".
import AppIntents
import Combine
import SwiftUI
import UIKit
import WidgetKit

protocol Corner: Actor {}
actor PromptCorner: Corner {
    static let left = PromptCorner()
    private(set) var sheet: [UUID: Cue] = [:]
    private var extras: [CheckedContinuation<Void, Never>] = []
    private var isLit = false
    func light() {
        guard !isLit else { return }
        isLit = true
        [Cue].tonight.forEach { sheet[$0.id] = $0 }
        extras.forEach { $0.resume() }
        extras = []
    }
    func places() async { if !isLit { await withCheckedContinuation { extras.append($0) } } }
    func tick(_ id: UUID) { sheet[id, default: Cue(line: "?")].isGone.toggle() }
    nonisolated func calls() -> AsyncThrowingStream<[Cue], any Error> {
        AsyncThrowingStream { wire in
            let call = Task {
                await light()
                wire.yield(await Array(sheet.values))
                wire.finish()
            }
            wire.onTermination = { @Sendable _ in call.cancel() }
        }
    }
}
struct TickCue: AppIntent {
    static let title: LocalizedStringResource = "Tick a cue"
    static let description = IntentDescription("Says that a cue has gone", resultValueName: "Cue")
    @Parameter(title: "Cue", requestValueDialog: IntentDialog("Which cue?")) var id: String
    init() {}
    init(_ cue: Cue) { id = cue.id.uuidString }
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        await PromptCorner.left.tick(try UUID(uuidString: id).onStage)
        return .result(view: Label("Gone", systemImage: "theatermasks"))
    }
    static var parameterSummary: some ParameterSummary { Summary("Tick \(\.$id)") }
}
struct StandBy: AppIntent, ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Stand by"
    func perform() async throws -> some IntentResult {
        guard await !PromptCorner.left.sheet.isEmpty else {
            throw needsToContinueInForegroundError("Light the desk first")
        }
        return .result()
    }
}

struct CueEntry: TimelineEntry { let date: Date, cues: [Cue]; var lamp: Color = .blue }
struct CueProvider: TimelineProvider {
    func placeholder(in _: Context) -> CueEntry { CueEntry(date: .now, cues: .tonight) ~> { $0.lamp = .gray } }
    func getSnapshot(in _: Context, completion: @escaping (CueEntry) -> Void) {
        completion(.init(date: .now, cues: .tonight))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CueEntry>) -> Void) {
        Task { @MainActor in
            var sheet: [Cue] = []
            do {
                for try await cues in PromptCorner.left.calls() {
                    sheet = cues.inOrder(of: §\.line).inOrder(of: \.call, backwards: true)
                }
            } catch { print(error) }
            PromptDesk.nights += 1
            PromptDesk.interval = nil
            let entry = CueEntry(date: .now, cues: sheet, lamp: PromptDesk.lamp == "blue" ? .blue : .red)
            completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(45 * 60))))
        }
    }
}

struct TickBox: ToggleStyle {
    var ink: Color = .accentColor
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .foregroundStyle(configuration.isOn ? ink : .secondary).contentTransition(.symbolEffect(.replace))
            }
        }.buttonStyle(.plain)
    }
}
extension ToggleStyle where Self == TickBox {
    static var tick: TickBox { .init() }
    static func tick(_ ink: Color) -> Self { .init(ink: ink) }
}
struct CueRow: View, Equatable {
    let cue: Cue, ink: Color
    var body: some View {
        HStack(spacing: 5) {
            Toggle(isOn: cue.isGone, intent: TickCue(cue)) { Text(cue.printed).lineLimit(1) }.toggleStyle(.tick(ink))
            Spacer(minLength: 0)
            cue.call.sign.imageScale(.small)
            if let at = cue.at {
                Text(at, format: Date.FormatStyle().hour().minute()).font(.caption2).lineLimit(1)
                    .foregroundStyle(at < .now ? .red : .secondary)
            }
        }
    }
}
struct CueSheetView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CueEntry
    private var lines: Int { [.systemSmall: 3, .systemMedium: 4, .systemLarge: 8][family, default: 3] }
    private var gone: some View {
        let count = entry.cues.count(where: \.isGone)
        return Gauge(value: Double(count), in: 0...Double(max(entry.cues.count, 1))) {
            Text("Gone")
        } currentValueLabel: {
            Text(count, format: .number)
        }.gaugeStyle(.accessoryCircularCapacity).tint(entry.lamp).scaleEffect(0.55).frame(width: 32, height: 32)
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Text("Act Two").font(.headline.width(.condensed)).foregroundStyle(entry.lamp)
                Spacer()
                if family == .systemSmall {
                    Text("^[\(entry.cues.count) cue](inflect: true)").font(.caption2)
                } else {
                    gone
                }
                Button(intent: StandBy()) {
                    Image(systemName: "hand.raised.fill").accessibility(label: Text("Stand by"))
                }
                .buttonStyle(.plain).foregroundStyle(entry.lamp)
            }.frame(height: 22)
            Divider().overlay(entry.lamp)
            ForEach(entry.cues.prefix(lines)) { CueRow(cue: $0, ink: entry.lamp).equatable() }
            Spacer(minLength: 0)
        }.containerBackground(for: .widget) {
            LinearGradient(
                colors: [entry.lamp.mix(with: .white, by: 0.8), .white], startPoint: .topTrailing, endPoint: .bottom)
        }.environment(\.colorScheme, .light).tint(entry.lamp)
    }
}
fileprivate extension Color {
    // Two gels in one frame, before there was a word for it.
    @available(iOS, introduced: 15, obsoleted: 18) func mix(with gel: Color, by share: Double) -> Color {
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        var (other, second, third, fourth) = (red, green, blue, alpha)
        UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        UIColor(gel).getRed(&other, green: &second, blue: &third, alpha: &fourth)
        func blend(_ here: CGFloat, _ there: CGFloat) -> Double { Double(here) * (1 - share) + Double(there) * share }
        return Color(
            red: blend(red, other), green: blend(green, second), blue: blend(blue, third), opacity: blend(alpha, fourth)
        )
    }
}
struct CueSheetWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "CueSheet", provider: CueProvider(), content: CueSheetView.init(entry:))
            .configurationDisplayName("Cue sheet").supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
