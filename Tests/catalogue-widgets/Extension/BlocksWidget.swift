// A widget with a font of its own, whose A is a square as high as a line.
import SwiftUI
import WidgetKit

struct BlocksWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Blocks", provider: TilesProvider()) { _ in
            VStack(spacing: 4) {
                Text("A").font(.custom("SundialBlock-Regular", size: 20)).foregroundStyle(.red)
                Text("AA").font(.custom("Sundial Block", fixedSize: 20)).foregroundStyle(.green)
            }
            .containerBackground(.white, for: .widget)
        }
        .configurationDisplayName("tiles.title")
        .supportedFamilies([.systemSmall])
    }
}
