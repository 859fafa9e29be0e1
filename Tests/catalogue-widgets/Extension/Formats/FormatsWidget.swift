// A widget that says what formatters without a locale say.
import SwiftUI
import WidgetKit

struct FormatsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Formats", provider: TilesProvider()) { _ in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Formats.lines, id: \.self) { Text(verbatim: $0) }
            }
            .font(.system(size: 4))
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemLarge])
    }
}
