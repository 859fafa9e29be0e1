// The widgets, as an iOS project has them.
import SwiftUI
import WidgetKit

@main
struct CatalogueBundle: WidgetBundle {
    var body: some Widget {
        #if os(iOS)
        TilesWidget()
        GapsWidget()
        BlocksWidget()
        FormatsWidget()
        PlaceWidget()
        VectorsWidget()
        #elseif os(watchOS)
        WatchWidget()
        #endif
    }
}
