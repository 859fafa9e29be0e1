// The feed's rows: a picture, a title, a subtitle.
import SwiftUI
import WidgetKit

/// As many rows as the family has room for.
struct FeedView: View {
    @Environment(\.widgetFamily) private var family
    let entry: FeedEntry

    var body: some View {
        Group {
            if entry.rows.isEmpty {
                EmptyFeed(isPublished: entry.isPublished)
            } else {
                rows
            }
        }
        .containerBackground(.background, for: .widget)
    }

    private var rows: some View {
        VStack(alignment: .leading, spacing: family == .systemLarge ? 10 : 9) {
            if family == .systemLarge {
                HStack {
                    Text("Feed")
                        .font(.headline)
                    Spacer()
                    Text(entry.date, style: .time)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            ForEach(entry.rows.prefix(family == .systemLarge ? 6 : 3)) { row in
                FeedRowView(row: row, side: family == .systemLarge ? 38 : 36)
            }
            Spacer(minLength: 0)
        }
    }
}

/// One item.
private struct FeedRowView: View {
    let row: FeedRow
    /// The picture's side, in points.
    let side: CGFloat

    var body: some View {
        HStack(spacing: 10) {
            thumbnail
                .frame(width: side, height: side)
                .clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 1) {
                Text(row.item.title)
                    .font(.subheadline)
                    .fontWeight(.semibold)
                if let subtitle = row.item.subtitle {
                    Text(subtitle)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
            .lineLimit(1)
            Spacer(minLength: 0)
        }
    }

    @ViewBuilder private var thumbnail: some View {
        if let picture = row.picture {
            Image(uiImage: picture)
                .resizable()
                .scaledToFill()
        } else {
            RoundedRectangle(cornerRadius: 8)
                .fill(Color.gray.opacity(0.2))
                .overlay {
                    Image(systemName: "photo")
                        .foregroundStyle(.secondary)
                }
        }
    }
}

/// What is shown before anything is published, and when that is an empty list.
private struct EmptyFeed: View {
    let isPublished: Bool

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "newspaper")
                .font(.title2)
                .foregroundStyle(.secondary)
            Text(isPublished ? "The list is empty" : "Nothing published yet")
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview(as: .systemMedium) {
    FeedWidget()
} timeline: {
    FeedEntry(date: .now, rows: [], isPublished: false)
    FeedEntry(date: .now, rows: [])
}
