import SwiftUI
import WidgetKit

struct Moment: TimelineEntry { let date: Date }
struct Undated: TimelineEntry {}  // error: type 'Undated' does not conform to protocol 'TimelineEntry'
struct OtherMoment: TimelineEntry { let date: Date }

struct GoodProvider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {}
}

struct WithoutTimeline: TimelineProvider {  // error: does not conform to protocol 'TimelineProvider'
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {}
}

struct TwoEntries: TimelineProvider {  // error: does not conform to protocol 'TimelineProvider'
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (OtherMoment) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<OtherMoment>) -> Void) {}
}

struct MomentView: View {
    let entry: OtherMoment
    var body: some View { Text(entry.date, style: .time) }
}

struct WrongEntry: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "wrong", provider: GoodProvider()) { entry in
            MomentView(entry: entry)  // error: cannot convert value of type 'Moment' to expected argument type 'OtherMoment'
        }
    }
}

struct ViewForWidget: Widget {
    var body: some WidgetConfiguration { Text("a") }  // error: 'Text' conform to 'WidgetConfiguration'
}

struct NoConfiguration: Widget {}  // error: does not conform to protocol 'Widget'

struct UnknownFamily: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "family", provider: GoodProvider()) { Text($0.date, style: .time) }
            .supportedFamilies([.systemHuge])  // error: has no member 'systemHuge'
    }
}

struct BundleOfViews: WidgetBundle {
    var body: some Widget {
        Text("a")  // error: no exact matches
    }
}

func policy() -> TimelineReloadPolicy { .after(3600) }  // error: cannot convert value of type 'Int' to expected argument type 'Date'
