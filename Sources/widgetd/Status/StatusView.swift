// The status in each family.
import SwiftUI
import WidgetKit

/// A title, a status, and what is left.
struct StatusView: View {
    let status: Status
    let phase: Phase

    var body: some View {
        VStack(alignment: .leading) {
            Text(status.title)
            Text(status.text)
        }
    }
}
