// Views with texts that follow dates.
import SwiftUI
import ViewArchive

/// A view with dates, laid out once and looked at for weeks.
struct LiveRoom: Sendable, CustomStringConvertible {
    let description: String
    /// Whether all words fit at each instant.
    var isRoomy = true
    /// Whether it is a clock, whose words grow longer without end.
    var isClock = false
    /// Whether its font shrinks, which cells do not.
    var shrinks = false
    /// Of the picture, in points.
    var width = 300.0
    let view: @MainActor @Sendable (Date) -> AnyView

    init(
        _ description: String, isRoomy: Bool = true, isClock: Bool = false, shrinks: Bool = false,
        width: Double = 300,
        @ViewBuilder view: @escaping @MainActor @Sendable (Date) -> some View
    ) {
        self.description = description
        self.isRoomy = isRoomy
        self.isClock = isClock
        self.shrinks = shrinks
        self.width = width
        self.view = { AnyView(view($0)) }
    }

    /// When pictures are drawn, in seconds since 1970.
    @MainActor static let instant = Picture.date.timeIntervalSince1970

    /// The view in a language, so many seconds after its date.
    @MainActor
    func list(_ locale: String, from distance: Double, _ measurer: any TextMeasurer) -> DisplayList {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = .gmt
        return ViewLowering.displayList(
            of: view(Picture.date.addingTimeInterval(-distance)),
            canvas: WidgetCanvas(size: Size(width: width, height: 120), margin: 0, hasBackground: false),
            at: Picture.date, environment: environment, measurer: measurer, pictures: NamedPictures()
        ).list
    }

    static let all: [LiveRoom] = [
        LiveRoom("relative") { Text($0, style: .relative) },
        LiveRoom("offset") { Text($0, style: .offset) },
        LiveRoom("timer of its own width", isClock: true) { Text($0, style: .timer).fixedSize() },
        LiveRoom("timer beside a picture", isClock: true) { date in
            HStack {
                Color.red.frame(width: 20, height: 20)
                Text(date, style: .timer)
            }
        },
        LiveRoom("interval of its own width", isClock: true) {
            Text(timerInterval: $0...$0.addingTimeInterval(40_000), countsDown: false).fixedSize()
        },
        LiveRoom("endless interval", isClock: true) {
            Text(timerInterval: $0...Date.distantFuture, countsDown: false, showsHours: false).fixedSize()
        },
        LiveRoom("among words") { Text("Updated \($0, style: .relative) ago") },
        LiveRoom("two dates") { Text("\($0, style: .relative) / \($0, style: .offset)") },
        LiveRoom("bold and large among small words") {
            Text("in ") + Text($0, style: .relative).font(.title2.bold()).monospacedDigit() + Text(" or so")
        },
        LiveRoom("of its own size") { Text("Updated \($0, style: .relative) ago").fixedSize() },
        LiveRoom("beside a spacer") { date in
            HStack {
                Text("Next")
                Spacer()
                Text(date, style: .relative)
            }
        },
        LiveRoom("in a column", width: 120) { Text("Updated \($0, style: .relative) ago").font(.title3) },
        LiveRoom("shrunk", shrinks: true, width: 90) {
            Text($0, style: .relative).font(.title).lineLimit(1).minimumScaleFactor(0.3)
        },
        LiveRoom("in capitals") { Text($0, style: .offset).textCase(.uppercase) },
        LiveRoom("in a language of its own") {
            Text($0, style: .relative).environment(\.locale, Locale(identifier: "ar_EG"))
        },
        LiveRoom("in a time zone of its own") {
            Text("\($0, style: .time), \($0, style: .date)")
                .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        },
        LiveRoom("from right to left") { date in
            HStack {
                Text(date, style: .relative)
                Spacer()
            }.environment(\.layoutDirection, .rightToLeft)
        },
        LiveRoom("two lines", width: 120) {
            Text("Next bus in \($0, style: .relative)").lineLimit(2).multilineTextAlignment(.trailing)
        },
        LiveRoom("too little room", isRoomy: false, width: 36) { Text($0, style: .relative).lineLimit(1) },
        LiveRoom("too little room for its end", isRoomy: false, width: 60) {
            Text("Updated \($0, style: .relative) ago").lineLimit(1).truncationMode(.head)
        },
    ]
}
