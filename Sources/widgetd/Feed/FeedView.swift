// The feed's rows.
import SwiftUI
import WidgetKit

/// As many rows as the family has room for.
struct FeedView: View {
    let entry: FeedEntry

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(Array(entry.rows.prefix(3))) { row in
                Text(row.item.title)
            }
        }
    }
}
