import SwiftUI
import WidgetKit

struct SoupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "HutSoup", provider: Kitchen()) { SoupView(moment: $0) }
            .supportedFamilies([.systemExtraLarge, .systemLarge, .systemMedium, .systemSmall])
            .description(Text("What simmers in the hut below the pass.", comment: "Under the widget's name"))
            .configurationDisplayName(Text("Tonight's Pot", comment: "Name of the widget in the gallery"))
    }
}

/// What the warden chalks on the door, and how.
struct Chalk {
    var ink = Color.white
    var tilt = Angle.degrees(0)
    var shift = CGSize.zero
    var mixing = BlendMode.normal
    var strength: Double = 1
    var points: CGFloat = 20
}

struct Pot: Codable, Identifiable {
    let id: Int
    var name: String
    var words: AttributedString
    var portions: [Portion]
    var chalk = Chalk()
    // The chalk is not kept: it wears off.
    enum CodingKeys: CodingKey { case id, name, words, portions }

    var warmth: Measurement<UnitEnergy> {
        let sum = portions.map(\.kilocalories).reduce(0, +)
        return Measurement<UnitEnergy>(value: (sum / 5).rounded() * 5, unit: .kilocalories)
    }
    var steam: Image { Image(systemName: "flame") }

    func isWanted(by guest: String) -> Bool {
        if guest.isEmpty { return true }
        return portions.contains { $0.staple.name.localizedCaseInsensitiveContains(guest) }
            || name.localizedCaseInsensitiveContains(guest)
    }
}

extension Pot: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    static func == (a: Pot, b: Pot) -> Bool { a.id == b.id }
}

extension Pot {
    init(_ id: Int, _ name: String, _ words: AttributedString, chalk: Chalk, @PotBuilder of portions: () -> [Portion]) {
        self.init(id: id, name: name, words: words, portions: portions(), chalk: chalk)
    }

    static func week(isSnowedIn: Bool = false) -> [Pot] {
        [
            Pot(
                1, String(localized: "Barley Broth", comment: "A pot"),
                AttributedString(
                    localized: "*Thick* as the fog outside, and **no** seconds.", comment: "Chalked under the pot"),
                chalk: Chalk(ink: .brown, shift: CGSize(width: 0, height: 4), mixing: .plusDarker, points: 26)
            ) {
                Staple.barley.cooked(0.5, .liters) * 1.5
                Staple.leek.cooked(12, .tablespoons)
                if isSnowedIn { Staple.cheese.cooked(1, .cups) } else { Staple.leek.cooked(1, .cups) }
            },
            Pot(
                2, String(localized: "Leek and Rind", comment: "A pot"),
                AttributedString(localized: "*Made* of what the mules left us."),
                chalk: Chalk(tilt: Angle.degrees(-8), mixing: .overlay, strength: 0.9)
            ) {
                Staple.leek.cooked(3, .cups)
                if !isSnowedIn { Staple.cheese.cooked(0.4, .liters) }
                Staple.stir() // counts for nothing
            },
        ]
    }
}

extension SoupWidget {
    struct Moment: TimelineEntry {
        var date: Date
        var pot: Pot
    }

    struct Kitchen: TimelineProvider {
        typealias Entry = SoupWidget.Moment

        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            let evening = Date()
            let moments = Pot.week().enumerated().map { hour, pot in
                Entry(date: Calendar.current.date(byAdding: .hour, value: hour * 3, to: evening)!, pot: pot)
            }
            completion(Timeline(entries: moments, policy: .atEnd))
        }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(placeholder(in: context))
        }
        func placeholder(in context: Context) -> Entry { Entry(date: Date(), pot: Pot.week().first!) }
    }
}

struct SoupView: View {
    var moment: SoupWidget.Kitchen.Entry
    @Environment(\.widgetFamily) private var family
    private var pot: Pot { moment.pot }

    var body: some View {
        Group {
            switch family {
            case .systemSmall: small
            case .systemMedium:
                HStack(alignment: .top, spacing: 14) {
                    VStack(alignment: .leading, spacing: 0) {
                        door
                        Text(pot.words).font(.subheadline).padding(.top, 6)
                        Spacer(minLength: 0)
                        warmth
                    }
                    hearth
                }
                .padding()
            default: large
            }
        }
        .accessibilityElement(children: .combine)
    }

    private var small: some View {
        VStack {
            Spacer()
            door.frame(maxWidth: .infinity, alignment: .leading).background(.thinMaterial)
        }
        .background { hearth }
    }

    private var large: some View {
        VStack(alignment: .leading) {
            VStack(alignment: .leading) {
                warmth
                Text(pot.words).font(.subheadline)
                ForEach(pot.portions) { Text("\($0.staple.name): \($0.spelledOut)").font(.footnote.smallCaps()) }
            }
            .padding(8)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.thinMaterial)
            hearth.overlay {
                Text(pot.name).font(.system(size: pot.chalk.points, weight: .black)).foregroundStyle(pot.chalk.ink)
                    .rotationEffect(pot.chalk.tilt).offset(pot.chalk.shift)
                    .opacity(pot.chalk.strength).blendMode(pot.chalk.mixing)
            }
        }
    }

    private var door: some View {
        Text(pot.name).padding(.vertical, 7).padding(.horizontal, 12)
            .lineLimit(family == .systemSmall ? 1 : .max)
            .font(family == .systemSmall ? Font.body.bold() : Font.title3.bold())
    }

    private var warmth: some View {
        Text(pot.warmth.formatted(.measurement(width: .wide, usage: .food)))
            .font(.subheadline).foregroundStyle(.secondary)
    }

    private var hearth: some View {
        Rectangle().fill(.orange)
            .overlay { pot.steam.resizable().aspectRatio(contentMode: .fill).foregroundStyle(.red) }
            .aspectRatio(1, contentMode: .fit)
            .clipShape(ContainerRelativeShape())
    }
}

struct SoupWidget_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([WidgetFamily.systemLarge, .systemSmall, .systemMedium], id: \.self) { family in
            SoupView(moment: .init(date: .now, pot: Pot.week(isSnowedIn: true)[1]))
                .previewContext(WidgetPreviewContext(family: family))
        }
        .environment(\.sizeCategory, .extraLarge)
        Staple.cheese.woodcut.previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}
