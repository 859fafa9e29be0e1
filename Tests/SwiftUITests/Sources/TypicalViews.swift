// Spellings that public widget sources use; that they compile is the test, which the overloads' ranks decide.
import SwiftUI

/// Literals, styles and modifiers in the forms that are easily ambiguous.
struct TypicalViews: View {
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.redactionReasons) private var redactionReasons
    @State private var isOn = false
    let name: String
    let count: Int
    let date: Date
    let url: URL
    let items: [Item]

    struct Item: Identifiable {
        let id: Int
        let title: String
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            texts
            styles
            shapes
            lists
            controls
        }
        .padding(.horizontal)
        .padding([.top, .bottom], 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color.black.opacity(0.1))
        .background(LinearGradient(colors: [.red, Color.blue], startPoint: .top, endPoint: .bottom))
        .containerBackground(.fill.tertiary, for: .widget)
    }

    @ViewBuilder private var texts: some View {
        Text("Hello")
        Text("\(count) items, \(name)")
        Text("Rate: \(0.5, specifier: "%.1f")")
        Text(name)
        Text(name.uppercased()).font(.system(size: 12, weight: .bold, design: .rounded))
        Text(String(count)).bold().italic().foregroundColor(.secondary)
        Text(date, style: .timer).monospacedDigit().multilineTextAlignment(.trailing)
        Text(date...date.addingTimeInterval(60))
        Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
        Text("Updated \(date, style: .relative) ago")
        Text(date, format: .dateTime.hour().minute())
        Text(0.25, format: .percent)
        Text(verbatim: "plain") + Text(" and ").bold() + Text(Image(systemName: "star"))
        Text("\(Image(systemName: "star")) starred")
        Text(LocalizedStringKey("key"), comment: "a comment")
    }

    @ViewBuilder private var styles: some View {
        Text("a").foregroundStyle(.secondary)
        Text("b").foregroundStyle(.red.opacity(0.5))
        Text("c").foregroundStyle(colorScheme == .dark ? .white : .black)
        Text("d").foregroundStyle(Color("AccentColor"))
        Group { Text("e") }.foregroundStyle(.tint)
        Label("Title", systemImage: "star").font(.caption2).tint(.orange)
        Text("f").font(.custom("Some Font", size: 12)).fontWeight(.semibold).lineLimit(2).minimumScaleFactor(0.5)
        Color(.systemBackground).opacity(0.5)
        Color(uiColor: .secondarySystemBackground)
        Color(red: 0.1, green: 0.2, blue: 0.3).opacity(0.4)
        Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1)
        Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @ViewBuilder private var shapes: some View {
        Circle().fill(.red).frame(width: 10, height: 10)
        Circle().stroke(Color.green, lineWidth: 2)
        RoundedRectangle(cornerRadius: 4, style: .continuous).strokeBorder(.blue.opacity(0.3), lineWidth: 1)
        Capsule().fill(
            LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing))
        ContainerRelativeShape().fill(Color.blue.gradient)
        Rectangle().fill(.ultraThinMaterial).cornerRadius(3).clipped()
        Text("x").overlay(RoundedRectangle(cornerRadius: 2).stroke(.gray, lineWidth: 1))
        Text("y").background(Circle().fill(.yellow)).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
        Text("z").background(in: .capsule).clipShape(.rect(cornerRadius: 3)).overlay(alignment: .top) { Divider() }
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 10))
        }
        .stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 2]))
    }

    @ViewBuilder private var lists: some View {
        ForEach(items) { item in Text(item.title) }
        ForEach(items.indices, id: \.self) { index in Text("\(index)") }
        ForEach(0..<3) { Text("\($0)") }
        ForEach(Array(items.enumerated()), id: \.offset) { offset, item in
            if offset > 0 { Divider() }
            Text(item.title)
        }
        if let first = items.first {
            Text(first.title)
        } else {
            Text("none")
        }
        switch count {
        case 0: Text("no")
        case 1: Image("one").resizable().aspectRatio(contentMode: .fit)
        default: EmptyView()
        }
        GeometryReader { geometry in
            Text("g").frame(width: geometry.size.width / 2).position(x: 5, y: 5)
        }
    }

    @ViewBuilder private var controls: some View {
        Link("site", destination: url)
        Link(destination: url) { Image(systemName: "link") }
        Button("tap") {}
        Button(action: {}) { Text("tap") }
        Toggle("on", isOn: $isOn)
        Image(systemName: redactionReasons.contains(.placeholder) ? "photo" : "star.fill")
            .symbolRenderingMode(.hierarchical).imageScale(.large).accessibilityLabel("star")
        Text("m").animation(.easeInOut, value: count).transition(.push(from: .bottom)).contentTransition(.numericText())
        Text("n").id(date).accessibilityHidden(true).unredacted().privacySensitive().hidden()
        Text(LocalizedStringResource("resource \(count)"))
        Text(String(localized: "localised \(name)"))
    }
}

extension TypicalViews {
    /// How many items it is drawn as.
    @MainActor static var drawnItems: Int {
        let view = TypicalViews(
            name: "name", count: 0, date: Picture.date, url: URL(fileURLWithPath: "/"),
            items: [Item(id: 1, title: "first"), Item(id: 2, title: "second")]
        )
        return Picture(width: 338, height: 354).count(view)
    }
}

#Preview { Text("preview") }

#Preview("named") {
    let text = "preview"
    return Text(text)
}
