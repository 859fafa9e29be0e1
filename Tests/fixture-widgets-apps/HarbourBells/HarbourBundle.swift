import WidgetKit
import SwiftUI

struct HarbourBundle: WidgetBundle {
    var body: some Widget {
        BellsWidget()
        FogHornControl()
        PilotActivity()
    }
}
