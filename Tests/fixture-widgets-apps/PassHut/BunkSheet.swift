import SwiftUI
import WidgetKit

/// The hut's sheet of bunks: who sleeps where is nobody's business, how many is.
struct BunkWidget: Widget {
    var sizes: [WidgetFamily] {
        #if os(iOS)
        return [.systemExtraLarge, .systemLarge, .systemMedium]
        #else
        return [.systemLarge, .systemMedium]
        #endif
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "HutBunks", provider: Warden()) { night in BunkPage(night: night) }
            .supportedFamilies(sizes)
            .configurationDisplayName(Text("Bunks", comment: "In the gallery"))
            .description(Text("Whether there is still room under the roof."))
    }
}

extension BunkWidget {
    struct Night: TimelineEntry {
        var date: Date
        var sleepers = 3
        var relevance: TimelineEntryRelevance? { .init(score: Float(sleepers) / 8, duration: 5400) }
    }
    struct Warden: TimelineProvider {
        func placeholder(in context: Context) -> BunkWidget.Night { Night(date: Date()) }
        func getSnapshot(in context: Context, completion: @escaping (Night) -> Void) { completion(Night(date: Date())) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Night>) -> Void) {
            completion(.init(entries: [Night(date: .now, sleepers: 5)], policy: .never))
        }
    }
}

/// One mattress from above.
struct Bunk: View {
    enum Sleeper: Equatable {
        case nobody
        case snoring
        case expected(within: DispatchTimeInterval)
    }
    let sleeper: Sleeper
    @State private var isTurnedDown = false

    var body: some View {
        ZStack(alignment: .top) {
            RoundedRectangle(cornerRadius: 5).fill(Color.white.opacity(sleeper == .nobody ? 0.25 : 0.6))
            switch sleeper {
            case .nobody: EmptyView()
            case .snoring, .expected:
                Image(systemName: sleeper == .snoring ? "moon.zzz.fill" : "figure.walk")
                    .font(.system(size: 18)).padding(.top, 5).foregroundStyle(.brown)
                    .transition(AnyTransition.scale(scale: 0.6).combined(with: .opacity))
            }
        }
        .aspectRatio(0.6, contentMode: .fit)
        .onAppear { withAnimation(Animation.spring(response: 0.7).delay(0.1)) { isTurnedDown.toggle() } }
    }
}

public struct BunkRoom: View {
    private let bunks = 8
    let sleepers: Int
    var late = 1
    var isMember: Bool
    var isTight: Bool

    public var body: some View {
        VStack(spacing: isTight ? 4 : 16) {
            advice
            VStack(alignment: .leading) {
                HStack(spacing: isTight ? 6 : 9) {
                    ForEach(1...bunks, id: \.self) { Bunk(sleeper: sleeper(of: $0)) }
                }
                Text("Bunks under the roof", comment: "Below the row of bunks")
                    .font(isTight ? Font.footnote.bold() : Font.title3.bold())
            }
            .padding(isTight ? 8 : 18)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                .linearGradient(colors: [.brown, .orange], startPoint: .bottomLeading, endPoint: .topTrailing),
                in: RoundedRectangle(cornerRadius: 12, style: .continuous))
            .accessibilityElement(children: .combine)
            .accessibilityLabel(Text("Bunks under the roof: \(sleepers) of 8 are taken", comment: "Read aloud"))
        }
        .padding(isTight ? 8 : 18)
    }

    private var advice: some View {
        Group {
            #if DAYTRIP
            Text(verbatim: "Day trip")
            #else
            if isMember {
                Text(LocalizedStringKey("There are \(bunks - sleepers) bunks left for members tonight."))
            } else {
                Text("Ask the warden!")
            }
            #endif
        }
        .foregroundStyle(Color.brown)
        .multilineTextAlignment(.center)
        .font(Font.system(isTight ? .caption : .headline, design: .rounded).bold())
    }

    private func sleeper(of bunk: Int) -> Bunk.Sleeper {
        switch bunk {
        case ...(sleepers - late): return .snoring
        case ...sleepers: return .expected(within: .seconds(900))
        default: return .nobody
        }
    }
}

struct BunkPage: View {
    @Environment(\.widgetFamily) private var family
    var night: BunkWidget.Warden.Entry

    var body: some View {
        ZStack {
            Snowfall().ignoresSafeArea()
            // Only the large sheet is for members: the others hang by the door.
            BunkRoom(
                sleepers: night.sleepers, isMember: family == .systemLarge, isTight: family == .systemMedium)
        }
        .background(Color(.systemGray5))
        .unredacted()
    }
}

struct Snowfall: View {
    var body: some View {
        GeometryReader { window in
            Canvas { context, size in
                for flake in stride(from: 1.0, through: 34, by: 1) {
                    let edge = 3 + (flake * 5).truncatingRemainder(dividingBy: 9)
                    let spot = CGRect(
                        x: (flake * 0.618).truncatingRemainder(dividingBy: 1) * size.width,
                        y: (flake * 0.414).truncatingRemainder(dividingBy: 1) * window.size.height,
                        width: edge, height: edge)
                    context.fill(Path(ellipseIn: spot), with: .color(.white.opacity(0.5)))
                }
            }
        }
    }
}
