// Four ovens, a proofing cupboard and a flour lift: what the night shift looks at from the yard.
import AppIntents
import Intents
import SwiftUI
import UIKit
import WidgetKit

/// What depends on the shop: tests bake at noon.
public struct Bakehouse {
    public static var tonight: Bakehouse {
        get { Shelf.current }
        set { Shelf.current = newValue }
    }
    private enum Shelf { static var current = Bakehouse() }

    public var clock: () -> Date = Date.init
    public var isRehearsal: Bool = {
        #if DEBUG
        return true
        #else
        return false
        #endif
    }()
    public var edition = { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1st" }
    public lazy var ledger: UserDefaults = { UserDefaults(suiteName: "group.com.example.widgets")! }()
    public let slate = Slate()
    public struct Slate {
        public func chalk(_ line: @autoclosure () -> Any, from file: StaticString = #fileID, at number: UInt = #line) {
            debugPrint(line(), file, number)
        }
    }
}

public enum Trays {
    public enum Gap { public static let crumb: CGFloat = 6, loaf: CGFloat = 14 }
    public struct Rim { public static let width = 1.25 }
}
fileprivate extension EdgeInsets {
    static let tray = EdgeInsets(top: 5, leading: 9, bottom: 5, trailing: 9)
}
fileprivate extension Color {
    static let flour = Color(UIColor.secondarySystemBackground), rim = Color(.separator)
    static var crust: Color {
        Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .systemOrange : UIColor(white: 0.35, alpha: 1) })
    }
    /// Colours stand in the recipe book as on paint tins: "E8 7A 2C".
    init(tin: String) {
        var digits: UInt64 = 0
        Scanner(string: tin.filter { $0 != " " }).scanHexInt64(&digits)
        let (red, green, blue) = (digits >> 16 & 255, digits >> 8 & 255, digits & 255)
        self.init(.sRGB, red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, opacity: 1)
    }
    var tin: String? {
        guard let parts = UIColor(self).cgColor.components, parts.count > 2 else { return nil }
        return parts.prefix(3).map { String(format: "%02lX", lroundf(Float($0) * 255)) }.joined(separator: " ")
    }
}

public struct OvenDoor: Identifiable, Hashable, Codable, Sendable {
    public enum Knock: Hashable, Codable, Sendable { case opens(URL), turns(Knob), nothing }
    public enum Knob: Hashable, Codable, Sendable { case program(id: String, bread: String), steam(oven: String), look }
    public var id: String, bread: String, state: String?, knock: Knock, glyph: String
    public var tin = "B0 6A 2E", isHot = false, isLocked = false
    public init(_ id: String, _ bread: String, _ state: String?, _ glyph: String, _ knock: Knock = .nothing) {
        (self.id, self.bread, self.state, self.glyph, self.knock) = (id, bread, state, glyph, knock)
    }
    func hot(_ tin: String) -> Self { var door = self; door.tin = tin; door.isHot = true; return door }
    func locked() -> Self { var door = self; door.isLocked = true; return door }

    static let all: [OvenDoor] = [
        OvenDoor("north", "Rye, long", "Steaming", "flame", .turns(.steam(oven: "north"))).hot("E8 7A 2C"),
        OvenDoor("south", "Seed rolls", "Ring twice", "bell", .opens(URL(string: "ovendoors:south?rack=2")!)).hot(
            "7C A3 3F"),
        OvenDoor(
            "proof", "Proofing cupboard",
            Measurement(value: 31.5, unit: UnitTemperature.celsius).formatted(
                .measurement(
                    width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))),
            "humidity"),
        OvenDoor("lift", "Flour lift", "Top floor", "arrow.up.and.down", .turns(.look)),
        OvenDoor("west", "Plum tray bake", "In at four", "clock", .turns(.program(id: "plum", bread: "Plum"))),
        OvenDoor("east", "Cold oven", nil, "snowflake").hot("3F 7CA3").locked(),
    ]
}

public enum DoorSize: CaseIterable {
    case wide, narrow, tight
    var font: Font {
        switch self {
        case .wide: return .subheadline.weight(.semibold)
        case .narrow: return .footnote.weight(.bold).leading(.tight)
        case .tight: return .system(size: 11, weight: .bold, design: .rounded)
        }
    }
    var window: CGSize {
        switch self {
        case .wide: .init(width: 34, height: 34);
        default: .init(width: 26, height: 26)
        }
    }
    static func fitting(_ family: WidgetFamily, doors: Int) -> (columns: Int, size: Self) {
        switch (family, doors) {
        case (.systemSmall, ...2): return (1, .narrow)
        case (.systemSmall, _): return (1, .tight)
        case (.systemMedium, ..<3): return (1, .wide)
        default: return (2, .narrow)
        }
    }
}
struct OvenDoorView: View {
    let door: OvenDoor, size: DoorSize, isTinted: Bool
    var body: some View {
        HStack(spacing: Trays.Gap.crumb) {
            Image(systemName: door.glyph).font(.system(size: size.window.width * 0.5))
                .foregroundColor(door.isHot ? Color(tin: door.tin) : Color(uiColor: .systemGray))
                .frame(width: size.window.width, height: size.window.height)
                .background(Group { if isTinted { Color.white.opacity(0.15) } else { Color.crust.opacity(0.12) } })
                .clipShape(RoundedRectangle(cornerRadius: 6))
            VStack(alignment: .leading, spacing: .zero) {
                Text(verbatim: door.bread).font(size.font).foregroundStyle(Color(uiColor: .label)).lineLimit(2)
                    .truncationMode(.middle).allowsTightening(true).minimumScaleFactor(0.7)
                if let state = door.state {
                    Text(verbatim: state).font(.caption2).foregroundStyle(Color(uiColor: .secondaryLabel)).lineLimit(1)
                        .contentTransition(.numericText())
                }
            }.frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.tray).frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(isTinted ? Color.clear : Color.flour)
        .overlay(Rectangle().stroke(Color.rim, lineWidth: isTinted ? 0 : Trays.Rim.width))
        .clipShape(RoundedRectangle(cornerRadius: 10)).opacity(door.isLocked ? 0.4 : 1)
        .privacySensitive(door.glyph == "bell")
    }
}

struct OvenWall: View {
    let doors: [OvenDoor]
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode
    var body: some View {
        let (columns, size) = DoorSize.fitting(family, doors: doors.count)
        let rows = stride(from: 0, to: doors.count, by: columns).map {
            Array(doors[$0..<min($0 + columns, doors.count)])
        }
        VStack(spacing: Trays.Gap.crumb) {
            ForEach(rows, id: \.self) { row in
                HStack(spacing: Trays.Gap.crumb) {
                    ForEach(row) { door in
                        handle(door) { OvenDoorView(door: door, size: size, isTinted: isTinted) }
                    }
                }
            }
        }.padding(Trays.Gap.loaf).animation(.easeInOut, value: rows)
    }
    private var isTinted: Bool {
        if #available(iOS 18.0, *) { return renderingMode == .accented } else { return false }
    }
    @ViewBuilder private func handle<Door: View>(_ door: OvenDoor, @ViewBuilder content: () -> Door) -> some View {
        switch door.knock {
        case let .opens(url): Link(destination: url.signed(by: "yard"), label: content).buttonStyle(.plain)
        case let .turns(knob):
            if #available(iOS 17.0, *) {
                Button(intent: deed(of: knob), label: content).buttonStyle(.plain)
            } else {
                content()
            }
        case .nothing: content()
        }
    }
    private func deed(of knob: OvenDoor.Knob) -> any AppIntent {
        switch knob {
        case .program(let id, let bread):
            let baking = StartBaking()
            baking.program = BakingProgram(id: id, bread: bread)
            baking.ringsBell = true
            return baking
        case .steam(let oven):
            let steam = LetSteam()
            steam.oven = oven
            return steam
        case .look: return LookAgain()
        }
    }
}
fileprivate extension URL {
    func signed(by name: String) -> URL {
        var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)!
        parts.queryItems = (parts.queryItems ?? []) + [URLQueryItem(name: "by", value: name)]
        return parts.url ?? self
    }
}
