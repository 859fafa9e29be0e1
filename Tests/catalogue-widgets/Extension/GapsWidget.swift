// A widget whose resources are missing.
import SwiftUI
import WidgetKit

/// What it names is in no catalogue.
struct GapsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Gaps", provider: TilesProvider()) { _ in
            VStack {
                Image("Nowhere")
                Image("Drawing")
                Text("untranslated")
                if let icon = UIImage(named: "Nothing") { Image(uiImage: icon) } else { Text("no icon") }
            }
            .containerBackground(Color("Never"), for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
