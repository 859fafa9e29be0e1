import Foundation
import SwiftUI
import WidgetKit

fileprivate extension Int {
    /// Kilos as the deckhands say them: tonnes from five thousand up.
    var stowed: String {
        let scale = NumberFormatter()
        scale.numberStyle = .decimal
        (scale.maximumFractionDigits, scale.roundingMode, scale.usesGroupingSeparator) = (1, .down, true)
        scale.locale = .current
        guard self >= 5_000 else { return scale.string(from: NSNumber(value: self)) ?? "\(self)" }
        return String.localizedStringWithFormat("%@ t", scale.string(from: (Double(self) / 1_000) as NSNumber) ?? "")
    }
}
fileprivate extension Float {
    var list: String {
        let spirit = NumberFormatter()
        spirit.numberStyle = .percent
        spirit.positivePrefix = "+"
        spirit.minusSign = "−"
        spirit.maximumFractionDigits = 0
        return spirit.string(for: self) ?? ""
    }
}

struct LaneCount: View {
    let lane: LocalizedStringKey, count: Int, isBig: Bool
    private var font: Font { isBig ? Font.largeTitle : .title2 }
    var body: some View {
        VStack(alignment: .leading) {
            Text(lane).font(isBig ? .headline : .caption).fontWeight(.semibold).foregroundColor(.accentColor)
                .accessibility(hidden: true)
            Text(count.stowed).font(font).foregroundColor(Color(.label)).lineLimit(nil).minimumScaleFactor(0.5)
                .accessibility(label: Text("\(count) on deck"))
        }.flipsForRightToLeftLayoutDirection(false)
    }
}
struct DeckHead: View {
    enum Side { case name(String), number(Int) }
    let axis: Axis, book: LocalizedStringKey, side: Side
    var body: some View {
        switch axis {
        case .vertical:
            VStack(alignment: .leading) {
                Text(book).font(.caption).foregroundColor(Color(.secondaryLabel))
                other
            }
        case .horizontal:
            HStack {
                Text(book).font(.footnote)
                Spacer()
                other
            }
        }
    }
    @ViewBuilder private var other: some View {
        switch side {
        case .number(let n): Text("No. \(n)").font(.footnote).fontWeight(.medium)
        case .name(let name): Text(name).font(.footnote).fontWeight(.medium).lineLimit(2)
        }
    }
}
struct Listing: ViewModifier {
    var isPort: Bool
    func body(content: Content) -> some View {
        content.padding(EdgeInsets(top: 3, leading: 5, bottom: 3, trailing: 5)).foregroundColor(.white)
            .background(isPort ? Color(UIColor.systemRed) : Color(.systemGreen)).cornerRadius(5, antialiased: true)
    }
}
struct WeighRow: View {
    let day: DeckDay
    private let daybook: DateFormatter = {
        let format = DateFormatter()
        format.setLocalizedDateFormatFromTemplate("EEEE d")
        format.timeZone = .init(secondsFromGMT: 0)
        return format
    }()
    @ScaledMetric(relativeTo: .caption) var tag: CGFloat = 50
    var body: some View {
        HStack {
            Text(NSCalendar.current.isDateInToday(day.day) ? "So far" : daybook.string(from: day.day)).font(
                .subheadline)
            Spacer()
            Text(day.kilos.stowed).font(.subheadline).monospacedDigit()
            Text(day.against.list).font(.caption).fontWeight(.bold).frame(width: tag, alignment: .trailing)
                .modifier(Listing(isPort: day.against < 0))
        }
    }
}

struct DeckView: View {
    let entry: DeckEntry
    @Environment(\.widgetFamily) var family: WidgetFamily
    @ViewBuilder var body: some View {
        switch entry {
        case .fog(let book), .unmoored(let book):
            Text("No \(book.rawValue) in this fog").multilineTextAlignment(.center)
        case .loaded(let sheet, _):
            if let crossing = sheet as? CrossingSheet {
                VStack(alignment: .leading) {
                    DeckHead(
                        axis: family == .systemSmall ? .vertical : .horizontal, book: "Noon crossing",
                        side: .name(crossing.ferry))
                    Spacer()
                    if family == .systemSmall {
                        LaneCount(lane: "Crates", count: crossing.lanes.crates, isBig: true)
                    } else {
                        let columns = [
                            GridItem(.flexible(), alignment: .leading), GridItem(.flexible(), alignment: .leading),
                        ]
                        LazyVGrid(columns: columns, spacing: 9) {
                            ForEach(Array(Mirror(reflecting: crossing.lanes).children.enumerated()), id: \.offset) {
                                _, lane in
                                LaneCount(
                                    lane: LocalizedStringKey((lane.label ?? "").capitalized),
                                    count: lane.value as? Int ?? 0, isBig: false)
                            }
                        }
                    }
                }.frame(maxWidth: .infinity, alignment: .leading).padding()
            } else if let week = sheet as? WeighSheet {
                VStack(alignment: .leading, spacing: 9) {
                    DeckHead(axis: .horizontal, book: "Weighbridge", side: .number(8))
                    ForEach(week.days, id: \.self) {
                        WeighRow(day: $0)
                        if $0 != week.days.last { Divider() }
                    }
                }.padding()
            }
        }
    }
}

struct CrossingWidget: Widget {
    private let tally = DeckTally(pencil: "red")
    private var sample: CrossingSheet {
        .init(ferry: "Long Anna", written: Date(), lanes: .init(lorries: 9, carts: 41, crates: 7_350, goats: nil))
    }
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "DeckCrossing", intent: WhichFerryIntent.self,
            provider: DeckProvider<CrossingSheet>(sample: sample, book: .crossing)
        ) { (entry: DeckEntry) -> DeckView in
            defer { tally.mark(entry) }
            return DeckView(entry: entry)
        }
        .configurationDisplayName("Crossing").description("What stands on the deck's four lanes.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
struct WeighbridgeWidget: Widget {
    var sample: WeighSheet {
        let loads: [(Int, Float)] = [
            (2_210, -0.31), (18_400, 0.07), (4_999, -0.12), (11_050, 0), (7_730, 1.4), (860, -0.8),
        ]
        return .init(
            ferry: "The Tub", written: Date(),
            days: loads.enumerated().map { back, load in
                let day = NSCalendar.current.date(byAdding: .day, value: -back, to: Date())!
                return DeckDay(day: day, kilos: load.0, against: load.1)
            })
    }
    var body: some WidgetConfiguration {
        IntentConfiguration(
            kind: "DeckWeighbridge", intent: WhichFerryIntent.self,
            provider: DeckProvider<WeighSheet>(sample: sample, book: .weighbridge)
        ) { DeckView(entry: $0) }.supportedFamilies([.systemLarge])
    }
}
class DeckTally {
    let pencil: String
    init(pencil: String) { self.pencil = pencil }
    func mark(_ entry: DeckEntry) {
        DispatchQueue.global().async { [pencil] in
            guard case .loaded(let sheet, let context) = entry, !context.isPreview else { return }
            let line: [String: NSObject] = [
                "ferry": sheet.ferry as NSString, "marks": 1 as NSNumber,
                "on": "\(context.family) \(pencil)" as NSString,
            ]
            guard JSONSerialization.isValidJSONObject(line) else { return }
            _ = try? JSONSerialization.data(withJSONObject: line, options: [.prettyPrinted, .sortedKeys])
        }
    }
}
struct FerryDeckWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        CrossingWidget()
        WeighbridgeWidget()
    }
}
