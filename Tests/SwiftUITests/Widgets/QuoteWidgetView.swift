// A quotation: serif texts, attributed strings, an environment key, a modifier of the author's.
import SwiftUI

private struct AccentKey: EnvironmentKey {
    static let defaultValue = Color.brown
}

extension EnvironmentValues {
    var quoteAccent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct CardModifier: ViewModifier {
    @Environment(\.quoteAccent) var accent

    func body(content: Content) -> some View {
        content
            .padding(12)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .overlay(alignment: .bottomTrailing) {
                Text("”").font(.system(size: 90, design: .serif)).foregroundStyle(accent.opacity(0.25)).offset(y: 40)
                    .accessibilityHidden(true)
            }
            .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
            .overlay(RoundedRectangle(cornerRadius: 14).strokeBorder(accent, lineWidth: 1))
    }
}

struct QuoteWidgetView: View {
    private var quote: AttributedString {
        // The text is a constant that reads well.
        var text = (try? AttributedString(markdown: "Simplicity is the *ultimate* sophistication.")) ?? ""
        if let range = text.range(of: "sophistication") { text[range].foregroundColor = .brown }
        return text
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(quote).font(.system(.title3, design: .serif)).minimumScaleFactor(0.6)
            Text("— Leonardo").font(.caption).italic().foregroundStyle(.secondary)
        }
        .modifier(CardModifier())
        .environment(\.quoteAccent, .brown)
        .containerBackground(Color(red: 0.98, green: 0.95, blue: 0.88).opacity(0.3), for: .widget)
    }
}
