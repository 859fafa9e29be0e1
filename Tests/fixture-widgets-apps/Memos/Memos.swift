// Written as a large app would.
import WidgetKit
import SwiftUI
import AppIntents
import Combine

// Notes/todo: builders, generics, keypaths
@dynamicMemberLookup struct Lens<Root, Value> {
    let get: (Root) -> Value
    let set: (Value, Root) -> Root
    subscript<T>(dynamicMember kp: WritableKeyPath<Value, T>) -> Lens<Root, T> {
        Lens<Root, T>(
            get: { get($0)[keyPath: kp] },
            set: { v, r in
                var x = get(r)
                x[keyPath: kp] = v
                return set(x, r)
            })
    }
}
func with<T>(_ v: T, _ update: (inout T) throws -> Void) rethrows -> T {
    var v = v
    try update(&v)
    return v
}
prefix operator ^
prefix func ^ <R, V>(kp: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: kp] } }
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
fileprivate extension Sequence {
    func sorted<V: Comparable>(by kp: KeyPath<Element, V>, ascending: Bool = true) -> [Element] {
        sorted { ascending ? $0[keyPath: kp] < $1[keyPath: kp] : $0[keyPath: kp] > $1[keyPath: kp] }
    }
    func grouped<K: Hashable>(by kp: KeyPath<Element, K>) -> [K: [Element]] {
        .init(grouping: self) { $0[keyPath: kp] }
    }
    func asyncMap<T>(_ t: (Element) async throws -> T) async rethrows -> [T] {
        var r: [T] = []
        for e in self { try await r.append(t(e)) }
        return r
    }
}
fileprivate extension Optional {
    var orThrow: Wrapped {
        get throws {
            guard let self else { throw NilError() }
            return self
        }
    }
    struct NilError: Error {}
}
fileprivate extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
fileprivate extension Binding {
    func map<T>(_ get: @escaping (Value) -> T, _ set: @escaping (T) -> Value) -> Binding<T> {
        .init(get: { get(wrappedValue) }, set: { wrappedValue = set($0) })
    }
}
@propertyWrapper struct Clamped<V: Comparable> {
    private var v: V
    let range: ClosedRange<V>
    init(wrappedValue: V, _ r: ClosedRange<V>) {
        range = r
        v = min(max(wrappedValue, r.lowerBound), r.upperBound)
    }
    var wrappedValue: V {
        get { v }
        set { v = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}
@propertyWrapper struct UserDefault<T> {
    let key: String
    let defaultValue: T
    let container: UserDefaults
    private let publisher = PassthroughSubject<T, Never>()
    init(wrappedValue: T, key: String, container: UserDefaults = UserDefaults(suiteName: "group.notes") ?? .standard) {
        (self.key, self.defaultValue, self.container) = (key, wrappedValue, container)
    }
    var wrappedValue: T {
        get { container.object(forKey: key) as? T ?? defaultValue }
        set {
            if let o = newValue as? AnyOptional, o.isNil {
                container.removeObject(forKey: key)
            } else {
                container.set(newValue, forKey: key)
            }
            publisher.send(newValue)
        }
    }
    var projectedValue: AnyPublisher<T, Never> { publisher.eraseToAnyPublisher() }
}
private protocol AnyOptional { var isNil: Bool { get } }
extension Optional: AnyOptional { var isNil: Bool { self == nil } }
extension UserDefault where T: ExpressibleByNilLiteral { init(key: String) { self.init(wrappedValue: nil, key: key) } }
enum Prefs {
    @UserDefault(key: "accent") static var accent: String = "yellow"
    @UserDefault(key: "lastOpened") static var lastOpened: Date?
    @UserDefault(key: "count") static var count = 0
}
struct Memo: Codable, Identifiable, Equatable {
    struct Tag: RawRepresentable, Codable, Hashable, ExpressibleByStringLiteral {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(stringLiteral v: String) { rawValue = v }
        static let work: Tag = "work"
    }
    enum Priority: Int, Codable, CaseIterable, Comparable {
        case low, normal, high, urgent
        static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
        @ViewBuilder var icon: some View {
            switch self {
            case .urgent: Image(systemName: "exclamationmark.3").foregroundStyle(.red)
            case .high: Image(systemName: "exclamationmark.2").foregroundStyle(.orange)
            case .normal, .low: EmptyView()
            }
        }
    }
    var id = UUID()
    var title: String
    @Clamped(0...1) var progress: Double = 0
    var tags: Set<Tag> = []
    var priority = Priority.normal
    var due: Date?
    var isDone = false
    var body: AttributedString = ""
    enum CodingKeys: CodingKey { case id, title, tags, priority, due, isDone }
    static func == (l: Memo, r: Memo) -> Bool { l.id == r.id }
    var markdown: AttributedString {
        var s =
            (try? AttributedString(
                markdown: "**\(title)** _\(tags.map(\.rawValue).sorted().formatted(.list(type: .and, width: .narrow)))_"
            )) ?? AttributedString(title)
        if let r = s.range(of: title) {
            s[r].font = .headline
            s[r].foregroundColor = isDone ? .secondary : .primary
            s[r].strikethroughStyle = isDone ? .single : nil
        }
        for run in s.runs where run.inlinePresentationIntent?.contains(.emphasized) == true {
            s[run.range].foregroundColor = .orange
            s[run.range][AttributeScopes.SwiftUIAttributes.KerningAttribute.self] = 0.5
        }
        s.mergeAttributes(AttributeContainer().link(URL(string: "notes://\(id)")!), mergePolicy: .keepCurrent)
        return s
    }
}
@resultBuilder enum MemosBuilder {
    typealias Component = [Memo]
    static func buildExpression(_ n: Memo) -> Component { [n] }
    static func buildExpression(_ t: String) -> Component { [Memo(title: t)] }
    static func buildBlock(_ c: Component...) -> Component { c.flatMap { $0 } }
    static func buildOptional(_ c: Component?) -> Component { c ?? [] }
    static func buildEither(first c: Component) -> Component { c }
    static func buildEither(second c: Component) -> Component { c }
    static func buildArray(_ c: [Component]) -> Component { c.flatMap(\.self) }
    static func buildLimitedAvailability(_ c: Component) -> Component { c }
    static func buildFinalResult(_ c: Component) -> [Memo] { c.sorted { $0.priority > $1.priority } }
}
fileprivate extension Array where Element == Memo {
    init(@MemosBuilder _ b: () -> [Memo]) { self = b() }
    static let samples: [Memo] = .init {
        Memo(title: "Renew passport", tags: ["errands"], priority: .urgent, due: Date().addingTimeInterval(3_600 * 26))
        Memo(title: "Read “Thinking, Fast and Slow”", progress: 1.4, tags: ["books", .work])
        "Water the plants"
        for i in 1...3 { Memo(title: "Task \(i)", priority: Memo.Priority(rawValue: i % 3)!, isDone: i == 2) }
        if #available(iOS 17, *) { "Try interactive widgets" }
    }
}
actor NoteStore: GlobalActorLike {
    static let shared = NoteStore()
    private(set) var notes: [UUID: Memo] = [:]
    private var waiters: [CheckedContinuation<Void, Never>] = []
    var isLoaded = false
    func load() async {
        guard !isLoaded else { return }
        for n in [Memo].samples { notes[n.id] = n }
        isLoaded = true
        waiters.forEach { $0.resume() }
        waiters.removeAll()
    }
    func ready() async {
        if isLoaded { return }
        await withCheckedContinuation { waiters.append($0) }
    }
    func toggle(_ id: UUID) { notes[id, default: Memo(title: "?")].isDone.toggle() }
    nonisolated func notesStream() -> AsyncThrowingStream<[Memo], any Error> {
        AsyncThrowingStream { c in
            let t = Task {
                await self.load()
                c.yield(await Array(self.notes.values))
                c.finish()
            }
            c.onTermination = { @Sendable _ in t.cancel() }
        }
    }
}
protocol GlobalActorLike: Actor {}
struct ToggleNote: AppIntent {
    static let title: LocalizedStringResource = "Toggle"
    static let description = IntentDescription("Toggles a note", resultValueName: "Memo")
    @Parameter(title: "Memo", requestValueDialog: IntentDialog("Which?")) var id: String
    init() {}
    init(_ n: Memo) { id = n.id.uuidString }
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let uuid = try UUID(uuidString: id).orThrow
        await NoteStore.shared.toggle(uuid)
        return .result(view: Text("Done"))
    }
    static var parameterSummary: some ParameterSummary { Summary("Toggle \(\.$id)") }
}
struct AddNote: AppIntent, ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Add"
    func perform() async throws -> some IntentResult {
        guard Bool.random() || true else { throw needsToContinueInForegroundError("x") }
        return .result()
    }
}
struct MemosEntry: TimelineEntry {
    let date: Date
    let notes: [Memo]
    var accent: Color = .yellow
}
struct MemosProvider: TimelineProvider {
    func placeholder(in _: Context) -> MemosEntry {
        with(MemosEntry(date: .now, notes: .samples)) { $0.accent = .gray }
    }
    func getSnapshot(in _: Context, completion: @escaping (MemosEntry) -> Void) {
        completion(.init(date: .now, notes: .samples))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<MemosEntry>) -> Void) {
        Task { @MainActor in
            var last: [Memo] = []
            do {
                for try await n in NoteStore.shared.notesStream() {
                    last = n.sorted(by: ^\.title).sorted(by: \.priority, ascending: false)
                }
            } catch { print(error) }
            Prefs.count += 1
            Prefs.lastOpened = nil
            let e = MemosEntry(date: .now, notes: last, accent: Prefs.accent == "yellow" ? .yellow : .mint)
            completion(Timeline(entries: [e], policy: .after(.now.addingTimeInterval(60 * 60))))
        }
    }
}
fileprivate extension Sequence {
    func sorted<V: Comparable>(by f: (Element) -> V) -> [Element] { sorted { f($0) < f($1) } }
}
struct MemoToggleStyle: ToggleStyle {
    var tint: Color = .accentColor
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(
                    configuration.isOn ? tint : .secondary
                ).contentTransition(.symbolEffect(.replace))
            }
        }.buttonStyle(.plain)
    }
}
extension ToggleStyle where Self == MemoToggleStyle {
    static var check: MemoToggleStyle { .init() }
    static func check(_ c: Color) -> Self { .init(tint: c) }
}
struct MemoRow: View, Equatable {
    let note: Memo
    let accent: Color
    var body: some View {
        HStack(spacing: 6) {
            Toggle(isOn: note.isDone, intent: ToggleNote(note)) { Text(note.markdown).lineLimit(1) }.toggleStyle(
                .check(accent))
            Spacer(minLength: 0)
            note.priority.icon.imageScale(.small)
            if let due = note.due {
                Text(due, format: Date.FormatStyle().weekday().hour()).font(.caption2).foregroundStyle(
                    due < .now ? .red : .secondary
                ).lineLimit(1)
            }
        }
    }
}
struct MemosView: View {
    @Environment(\.widgetFamily) private var family
    let entry: MemosEntry
    private var limit: Int { [.systemSmall: 4, .systemMedium: 4, .systemLarge: 9][family, default: 3] }
    var done: some View {
        let n = entry.notes.count(where: \.isDone)
        return Gauge(value: Double(n), in: 0...Double(max(entry.notes.count, 1))) {
            Text("Done")
        } currentValueLabel: {
            Text(n, format: .number)
        }.gaugeStyle(.accessoryCircularCapacity).tint(entry.accent).scaleEffect(0.6).frame(width: 36, height: 36)
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            HStack {
                Text("To-Do").font(.headline.width(.condensed)).foregroundStyle(entry.accent)
                Spacer()
                if family == .systemSmall {
                    Text("^[\(entry.notes.count) note](inflect: true)").font(.caption2)
                } else {
                    done
                }
                Button(intent: AddNote()) { Image(systemName: "plus.circle.fill") }.buttonStyle(.plain).foregroundStyle(
                    entry.accent)
            }.frame(height: 24)
            Divider().overlay(entry.accent)
            ForEach(entry.notes.prefix(limit)) { MemoRow(note: $0, accent: entry.accent).equatable() }
            Spacer(minLength: 0)
        }.containerBackground(for: .widget) {
            LinearGradient(
                colors: [entry.accent.mix(with: .white, by: 0.75), .white], startPoint: .top, endPoint: .bottom)
        }.environment(\.colorScheme, .light).tint(entry.accent)
    }
}
fileprivate extension Color {
    @available(iOS, introduced: 15, obsoleted: 18) func mix(with c: Color, by f: Double) -> Color {
        var (r1, g1, b1, a1) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        var (r2, g2, b2, a2) = (r1, g1, b1, a1)
        UIColor(self).getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        UIColor(c).getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        func m(_ a: CGFloat, _ b: CGFloat) -> Double { Double(a + (b - a) * f) }
        return Color(red: m(r1, r2), green: m(g1, g2), blue: m(b1, b2), opacity: m(a1, a2))
    }
}
struct ToDoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ToDo", provider: MemosProvider(), content: MemosView.init(entry:))
            .configurationDisplayName("Notes").supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
