/*
See LICENSE folder for this sample's licensing information.

Abstract:
The smoothie model.
*/

import SwiftUI
import WidgetKit

struct Ingredient: Identifiable, Codable {
    var id: String
    var name: String
    var title = CardTitle()
    var thumbnailCrop = Crop()
    var cardCrop = Crop()

    enum CodingKeys: String, CodingKey {
        case id
        case name
    }
}

extension Ingredient {
    struct CardTitle {
        var color = Color.black
        var rotation = Angle.degrees(0)
        var offset = CGSize.zero
        var blendMode = BlendMode.normal
        var opacity: Double = 1
        var fontSize: CGFloat = 1
    }
    struct Crop {
        var xOffset: CGFloat = 0
        var yOffset: CGFloat = 0
        var scale: CGFloat = 1

        var offset: CGSize {
            CGSize(width: xOffset, height: yOffset)
        }
    }
    var image: Image {
        Image("ingredient/\(id)", label: Text(name))
            .renderingMode(.original)
    }
}

extension Ingredient {
    static let avocado = Ingredient(
        id: "avocado",
        name: String(localized: "Avocado", table: "Ingredients", comment: "Ingredient name"),
        title: CardTitle(color: .brown, offset: CGSize(width: 0, height: 20), blendMode: .plusDarker, fontSize: 60)
    )
    static let banana = Ingredient(
        id: "banana",
        name: String(localized: "Banana", table: "Ingredients", comment: "Ingredient name"),
        title: CardTitle(rotation: Angle.degrees(-30), offset: CGSize(width: 0, height: 0), blendMode: .overlay, fontSize: 70),
        thumbnailCrop: Crop(yOffset: 0, scale: 1)
    )
    static let all: [Ingredient] = [.avocado, .banana]

    init?(for id: Ingredient.ID) {
        guard let result = Ingredient.all.first(where: { $0.id == id }) else {
            return nil
        }
        self = result
    }
}

struct MeasuredIngredient: Identifiable, Codable {
    var ingredient: Ingredient
    var measurement: Measurement<UnitVolume>

    init(_ ingredient: Ingredient, measurement: Measurement<UnitVolume>) {
        self.ingredient = ingredient
        self.measurement = measurement
    }

    // Identifiable
    var id: Ingredient.ID { ingredient.id }
}

extension MeasuredIngredient {
    var kilocalories: Int {
        Int(measurement.converted(to: .cups).value * 120)
    }
    var localizedSummary: String {
        let formatter = MeasurementFormatter()
        formatter.unitStyle = .long
        formatter.unitOptions = [.providedUnit]
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: measurement)
    }
}

extension Ingredient {
    func measured(with unit: UnitVolume) -> MeasuredIngredient {
        MeasuredIngredient(self, measurement: Measurement(value: 1, unit: unit))
    }
}

extension MeasuredIngredient {
    func scaled(by scale: Double) -> MeasuredIngredient {
        MeasuredIngredient(ingredient, measurement: measurement * scale)
    }
}

@resultBuilder
enum SmoothieArrayBuilder {
    static func buildEither(first component: [Smoothie]) -> [Smoothie] { component }
    static func buildEither(second component: [Smoothie]) -> [Smoothie] { component }
    static func buildOptional(_ component: [Smoothie]?) -> [Smoothie] { component ?? [] }
    static func buildExpression(_ expression: Smoothie) -> [Smoothie] { [expression] }
    static func buildExpression(_ expression: ()) -> [Smoothie] { [] }
    static func buildBlock(_ smoothies: [Smoothie]...) -> [Smoothie] { smoothies.flatMap { $0 } }
}

@resultBuilder
enum SmoothieBuilder {
    static func buildBlock(_ description: AttributedString, _ ingredients: MeasuredIngredient...) -> (AttributedString, [MeasuredIngredient]) {
        return (description, ingredients)
    }
    @available(*, unavailable, message: "first statement of SmoothieBuilder must be its description String")
    static func buildBlock(_ ingredients: MeasuredIngredient...) -> (String, [MeasuredIngredient]) {
        fatalError()
    }
}

struct Smoothie: Identifiable, Codable {
    var id: String
    var title: String
    var description: AttributedString
    var measuredIngredients: [MeasuredIngredient]
}

extension Smoothie {
    init?(for id: Smoothie.ID) {
        guard let smoothie = Smoothie.all().first(where: { $0.id == id }) else { return nil }
        self = smoothie
    }
    var kilocalories: Int {
        let value = measuredIngredients.reduce(0) { total, ingredient in total + ingredient.kilocalories }
        return Int(round(Double(value) / 10.0) * 10)
    }
    var energy: Measurement<UnitEnergy> {
        return Measurement<UnitEnergy>(value: Double(kilocalories), unit: .kilocalories)
    }
    var imageName: String { "smoothie/\(id)" }
    var image: Image {
        Image(systemName: "wineglass")
    }
    func matches(_ string: String) -> Bool {
        string.isEmpty ||
        title.localizedCaseInsensitiveContains(string) ||
        measuredIngredients.contains {
            $0.ingredient.name.localizedCaseInsensitiveContains(string)
        }
    }
}

extension Smoothie: Hashable {
    static func == (lhs: Smoothie, rhs: Smoothie) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Smoothie {
    @SmoothieArrayBuilder
    static func all(includingPaid: Bool = true) -> [Smoothie] {
        Smoothie(id: "berry-blue", title: String(localized: "Berry Blue", comment: "Smoothie name")) {
            AttributedString(localized: "*Filling* and *refreshing*, this smoothie will fill you with joy!", comment: "Berry Blue smoothie description")
            Ingredient.avocado.measured(with: .cups).scaled(by: 1.5)
            Ingredient.banana.measured(with: .cups).scaled(by: 0.5)
        }
        if includingPaid {
            Smoothie(id: "carrot-chops", title: String(localized: "Carrot Chops", comment: "Smoothie name")) {
                AttributedString(localized: "*Packed* with vitamin A and C, Carrot Chops is a great way to start your day!")
                Ingredient.banana.measured(with: .tablespoons).scaled(by: 2)
            }
        }
    }
    init(id: Smoothie.ID, title: String, @SmoothieBuilder _ makeIngredients: () -> (AttributedString, [MeasuredIngredient])) {
        let (description, ingredients) = makeIngredients()
        self.init(id: id, title: title, description: description, measuredIngredients: ingredients)
    }
}

struct FeaturedSmoothieWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "FeaturedSmoothie", provider: Provider()) { entry in
            FeaturedSmoothieEntryView(entry: entry)
        }
        .configurationDisplayName(Text("Featured Smoothie", comment: "The name of the widget shown when the user adds or edits it"))
        .description(Text("Displays the latest featured smoothie!", comment: "Description of the widget shown when the user adds or edits it"))
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    }
}

extension FeaturedSmoothieWidget {
    struct Provider: TimelineProvider {
        typealias Entry = FeaturedSmoothieWidget.Entry

        func placeholder(in context: Context) -> Entry {
            Entry(date: Date(), smoothie: Smoothie.all().first!)
        }

        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            let entry = Entry(date: Date(), smoothie: Smoothie.all().first!)
            completion(entry)
        }

        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            var entries: [Entry] = []

            let currentDate = Date()
            let smoothies = Smoothie.all()
            for index in 0..<smoothies.count {
                let entryDate = Calendar.current.date(byAdding: .hour, value: index, to: currentDate)!
                let entry = Entry(date: entryDate, smoothie: smoothies[index])
                entries.append(entry)
            }

            let timeline = Timeline(entries: entries, policy: .atEnd)
            completion(timeline)
        }
    }
}

extension FeaturedSmoothieWidget {
    struct Entry: TimelineEntry {
        var date: Date
        var smoothie: Smoothie
    }
}

struct FeaturedSmoothieEntryView: View {
    var entry: FeaturedSmoothieWidget.Provider.Entry

    @Environment(\.widgetFamily) private var widgetFamily

    var title: some View {
        Text(entry.smoothie.title)
            .font(widgetFamily == .systemSmall ? Font.body.bold() : Font.title3.bold())
            .lineLimit(widgetFamily == .systemSmall ? 1 : .max)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
    }

    var description: some View {
        Text(entry.smoothie.description)
            .font(.subheadline)
    }

    var calories: some View {
        Text(entry.smoothie.energy.formatted(.measurement(width: .wide, usage: .food)))
            .foregroundStyle(.secondary)
            .font(.subheadline)
    }

    var image: some View {
        Rectangle()
            .overlay {
                entry.smoothie.image
                    .resizable()
                    .aspectRatio(contentMode: .fill)
            }
            .aspectRatio(1, contentMode: .fit)
            .clipShape(ContainerRelativeShape())
    }

    var body: some View {
        ZStack {
            if widgetFamily == .systemMedium {
                HStack(alignment: .top, spacing: 20) {
                    image
                    VStack(alignment: .leading, spacing: 0) {
                        title.padding(0)
                        calories
                        description
                            .padding(.top, 10)
                        Spacer(minLength: 0)
                    }
                    .padding(.vertical, 2)
                }
                .padding()
            } else if widgetFamily == .systemSmall {
                VStack {
                    Spacer()
                    title
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(.thinMaterial)
                }
                .background { image }
            } else {
                VStack(alignment: .leading) {
                    image
                    VStack(alignment: .leading) { title; description; calories }
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(.thinMaterial)
                }
            }
        }
        .accessibilityElement(children: .combine)
    }
}

struct FeaturedSmoothieWidget_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([WidgetFamily.systemSmall, .systemMedium, .systemLarge], id: \.self) { family in
            FeaturedSmoothieEntryView(entry: FeaturedSmoothieWidget.Entry(date: Date(), smoothie: .all()[0]))
                .previewContext(WidgetPreviewContext(family: family))
        }
        .environment(\.sizeCategory, .extraLarge)
    }
}

struct RewardsCardWidget: Widget {
    var supportedFamilies: [WidgetFamily] {
        #if os(iOS)
        return [.systemMedium, .systemLarge, .systemExtraLarge]
        #else
        return [.systemMedium, .systemLarge]
        #endif
    }
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "RewardsCard", provider: Provider()) { entry in
            RewardsCardEntryView(entry: entry)
        }
        .configurationDisplayName(Text("Rewards Card", comment: "The name shown for the widget when the user adds or edits it"))
        .description(Text("See your order points!"))
        .supportedFamilies(supportedFamilies)
    }
}

extension RewardsCardWidget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> RewardsCardWidget.Entry {
            Entry(date: Date(), points: 4)
        }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
            completion(Entry(date: Date(), points: 4))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry(date: Date(), points: 4)], policy: .never))
        }
    }
    struct Entry: TimelineEntry {
        var date: Date
        var points: Int
        var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: Float(points) / 10, duration: 3600) }
    }
}

public struct RewardsCard: View {
    var totalStamps: Int
    var animatedStamps = 0
    var hasAccount: Bool
    var compact = false

    private let spacing: CGFloat = 10
    private let columns = 5

    public var body: some View {
        VStack {
            VStack(spacing: 0) {
                Text("Rewards Card", comment: "Header for rewards card")
                    .font(compact ? Font.subheadline.bold() : Font.title2.bold())
                    .padding(.top, compact ? 10 : 20)
                HStack(spacing: compact ? spacing : spacing * 2) {
                    StampSlot(status: stampStatus(for: 1), compact: compact)
                    ForEach(2...columns, id: \.self) { StampSlot(status: stampStatus(for: $0), compact: compact) }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .padding(compact ? 10 : 20)
            }
            .background(.linearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
            .accessibilityElement(children: .combine)
            .accessibilityLabel(Text("\(totalStamps) of 10 points earned", comment: "Accessibility label"))
            if !compact {
                Group {
                    if hasAccount {
                        Text(LocalizedStringKey("You are \(10 - totalStamps) points away from a free smoothie!"))
                    } else {
                        #if APPCLIP
                        Text(verbatim: "App Clip")
                        #else
                        Text("Sign up to get rewards!")
                        #endif
                    }
                }
                .font(Font.system(.headline, design: .rounded).bold())
                .multilineTextAlignment(.center)
                .foregroundStyle(Color.indigo)
            }
        }
        .padding(compact ? 10 : 20)
    }
    func stampStatus(for index: Int) -> StampSlot.Status {
        switch index {
        case ...(totalStamps - animatedStamps): return .stamped
        case ...totalStamps: return .delayed(.milliseconds(200))
        default: return .unstamped
        }
    }
}

struct StampSlot: View {
    enum Status: Equatable {
        case unstamped
        case delayed(DispatchTimeInterval)
        case stamped
    }
    var status: Status
    var compact = false
    @State private var stamped = false
    var body: some View {
        ZStack {
            Circle().fill(Color.white.opacity(0.5))
            switch status {
            case .stamped, .delayed:
                Image(systemName: "seal.fill")
                    .font(.system(size: compact ? 24 : 30))
                    .transition(AnyTransition.scale(scale: 1.3).combined(with: .opacity))
                    .foregroundStyle(.indigo)
            case .unstamped: EmptyView()
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .onAppear {
            withAnimation(Animation.spring(response: 0.4).delay(0.2)) { stamped = true }
        }
    }
}

struct RewardsCardEntryView: View {
    var entry: RewardsCardWidget.Provider.Entry
    @Environment(\.widgetFamily) private var family
    var compact: Bool { family != .systemLarge }
    var body: some View {
        ZStack {
            BubbleBackground().ignoresSafeArea()
            RewardsCard(totalStamps: entry.points, hasAccount: true, compact: compact)
        }
        .background(Color(.systemGray5))
        .unredacted()
    }
}

struct BubbleBackground: View {
    var body: some View {
        GeometryReader { proxy in
            Canvas { context, size in
                for i in 0..<20 {
                    let d = CGFloat(i * 7 % 30 + 10)
                    let p = CGPoint(x: CGFloat(i * 37 % 100) / 100 * size.width, y: CGFloat(i * 61 % 100) / 100 * size.height)
                    context.fill(Path(ellipseIn: CGRect(origin: p, size: CGSize(width: d, height: d))), with: .color(.white.opacity(0.3)))
                }
            }
        }
    }
}
