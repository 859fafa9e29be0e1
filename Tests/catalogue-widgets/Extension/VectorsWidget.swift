// A widget of vector graphics: an SVG image, a PDF image, and a symbol of its own that takes font and colour.
import SwiftUI
import WidgetKit

struct VectorsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Vectors", provider: TilesProvider()) { _ in
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Image(.badge)
                    Image(.badge).resizable().frame(width: 60, height: 60)
                }
                Image(.sheet)
                Image("kettle.mark").font(.system(size: 40)).foregroundStyle(Color(red: 0, green: 0, blue: 1))
            }
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
