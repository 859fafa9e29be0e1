// What a cue is, and the small language that cues are written in.
import AppIntents
import Combine
import SwiftUI
import WidgetKit

/// Looks into a thing through one hole, and gives the thing back with that part changed.
@dynamicMemberLookup struct Peephole<Stage, Part> {
    let look: (Stage) -> Part
    let put: (Part, Stage) -> Stage
    subscript<Smaller>(dynamicMember path: WritableKeyPath<Part, Smaller>) -> Peephole<Stage, Smaller> {
        .init(look: { stage in look(stage)[keyPath: path] }) { smaller, stage in
            var part = look(stage)
            part[keyPath: path] = smaller
            return put(part, stage)
        }
    }
}
prefix operator §
prefix func § <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
infix operator ~> : AdditionPrecedence
func ~> <Thing>(thing: Thing, change: (inout Thing) throws -> Void) rethrows -> Thing {
    var changed = thing
    try change(&changed)
    return changed
}
extension Sequence {
    func inOrder<Key: Comparable>(of key: (Element) -> Key) -> [Element] { sorted { key($0) < key($1) } }
    func inOrder<Key: Comparable>(of path: KeyPath<Element, Key>, backwards: Bool) -> [Element] {
        sorted { backwards ? $1[keyPath: path] < $0[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] }
    }
    func oneByOne<Other>(_ turn: (Element) async throws -> Other) async rethrows -> [Other] {
        var others = [Other]()
        for element in self { others.append(try await turn(element)) }
        return others
    }
}
extension Optional {
    struct OffStage: Error {}
    var onStage: Wrapped {
        get throws { if let self { return self } else { throw OffStage() } }
    }
}
fileprivate extension Optional where Wrapped: Collection { var isBare: Bool { self?.isEmpty ?? true } }
fileprivate extension Binding {
    func turned<Other>(_ out: @escaping (Value) -> Other, _ back: @escaping (Other) -> Value) -> Binding<Other> {
        .init(get: { out(wrappedValue) }, set: { wrappedValue = back($0) })
    }
}

/// A fader: it stops at its ends.
@propertyWrapper struct Fader<Level: Comparable> {
    private var level: Level
    let ends: ClosedRange<Level>
    init(wrappedValue: Level, _ ends: ClosedRange<Level>) {
        self.ends = ends
        level = Swift.min(Swift.max(wrappedValue, ends.lowerBound), ends.upperBound)
    }
    var wrappedValue: Level {
        get { level }
        set { self = Fader(wrappedValue: newValue, ends) }
    }
}
/// Chalk marks stay on the prompt desk until somebody wipes them.
@propertyWrapper struct Chalked<Mark> {
    let place: String, clean: Mark
    private let desk = UserDefaults(suiteName: "group.com.example.widgets") ?? .standard
    private let strokes = PassthroughSubject<Mark, Never>()
    init(wrappedValue: Mark, at place: String) { (self.place, clean) = (place, wrappedValue) }
    var wrappedValue: Mark {
        get { desk.object(forKey: place) as? Mark ?? clean }
        set {
            if let mark = newValue as? any Wipeable, mark.isWiped {
                desk.removeObject(forKey: place)
            } else {
                desk.set(newValue, forKey: place)
            }
            strokes.send(newValue)
        }
    }
    var projectedValue: AnyPublisher<Mark, Never> { strokes.eraseToAnyPublisher() }
}
private protocol Wipeable { var isWiped: Bool { get } }
extension Optional: Wipeable { fileprivate var isWiped: Bool { self == nil } }
extension Chalked where Mark: ExpressibleByNilLiteral {
    init(at place: String) { self.init(wrappedValue: nil, at: place) }
}
enum PromptDesk {
    @Chalked(at: "desk.lamp") static var lamp: String = "blue"
    @Chalked(at: "desk.interval") static var interval: Date?
    @Chalked(at: "desk.nights") static var nights = 0
}

struct Cue: Codable, Identifiable, Equatable {
    struct Board: RawRepresentable, Codable, Hashable, ExpressibleByStringLiteral {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(stringLiteral chalk: String) { rawValue = chalk }
        static let flies: Board = "flies"
    }
    enum Call: Int, Codable, CaseIterable, Comparable {
        case whisper, spoken, lamp, bell
        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
        @ViewBuilder var sign: some View {
            switch self {
            case .bell: Image(systemName: "bell.fill").foregroundStyle(.red)
            case .lamp: Image(systemName: "lightbulb.fill").foregroundStyle(.blue)
            case .spoken, .whisper: EmptyView()
            }
        }
    }
    var id = UUID()
    var line: String
    @Fader(0...1) var level: Double = 0
    var boards: Set<Board> = []
    var call = Call.spoken
    var at: Date?
    var isGone = false
    var margin: AttributedString = ""
    enum CodingKeys: CodingKey { case id, line, boards, call, at, isGone }
    static func == (left: Cue, right: Cue) -> Bool { left.id == right.id }

    var printed: AttributedString {
        let list = boards.map(\.rawValue).sorted().formatted(.list(type: .and, width: .narrow))
        var page = (try? AttributedString(markdown: "**\(line)** _\(list)_")) ?? AttributedString(line)
        if let words = page.range(of: line) {
            page[words].font = .subheadline.bold()
            page[words].foregroundColor = isGone ? .secondary : .primary
            page[words].strikethroughStyle = isGone ? .single : nil
        }
        for run in page.runs where run.inlinePresentationIntent?.contains(.emphasized) == true {
            page[run.range].foregroundColor = .purple
            page[run.range][AttributeScopes.SwiftUIAttributes.KerningAttribute.self] = 0.4
        }
        page.mergeAttributes(AttributeContainer().link(URL(string: "promptcorner:\(id)")!), mergePolicy: .keepCurrent)
        return page
    }
}

@resultBuilder enum Act {
    static func buildExpression(_ cue: Cue) -> [Cue] { [cue] }
    static func buildExpression(_ line: String) -> [Cue] { [Cue(line: line)] }
    static func buildBlock(_ scenes: [Cue]...) -> [Cue] { scenes.flatMap { $0 } }
    static func buildOptional(_ scene: [Cue]?) -> [Cue] { scene ?? [] }
    static func buildEither(first scene: [Cue]) -> [Cue] { scene }
    static func buildEither(second scene: [Cue]) -> [Cue] { scene }
    static func buildArray(_ scenes: [[Cue]]) -> [Cue] { scenes.flatMap(\.self) }
    static func buildLimitedAvailability(_ scene: [Cue]) -> [Cue] { scene }
    static func buildFinalResult(_ act: [Cue]) -> [Cue] { act.sorted { $0.call > $1.call } }
}
extension Array where Element == Cue {
    init(@Act _ act: () -> [Cue]) { self = act() }
    static let tonight: [Cue] = .init {
        Cue(line: "Thunder, then rope", boards: ["sound"], call: .bell, at: Date().addingTimeInterval(3_000))
        Cue(line: "Moon in “slowly”", level: 1.8, boards: ["lamps", .flies])
        "Sweep the gravel"
        for trap in 1...3 { Cue(line: "Trap \(trap)", call: Cue.Call(rawValue: trap % 3)!, isGone: trap == 2) }
        if #available(iOS 17, *) { "Dog exits left" }
    }
}
