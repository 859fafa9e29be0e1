// The photo from edge to edge, or a drawn picture in its place.
import SwiftUI
import WidgetKit

/// A photo that fills the widget.
struct PhotoView: View {
    let photo: UIImage?

    var body: some View {
        ZStack {
            if let photo {
                Image(uiImage: photo)
                    .resizable()
                    .scaledToFill()
                    .accessibilityLabel("Photo")
            } else {
                MissingPhoto()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(for: .widget) {
            Color(red: 0.16, green: 0.2, blue: 0.3)
        }
    }
}

/// Hills under an evening sun: what is shown where there is no photo.
private struct MissingPhoto: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        GeometryReader { area in
            let width = area.size.width
            let height = area.size.height
            ZStack {
                LinearGradient(
                    colors: [
                        Color(red: 0.17, green: 0.24, blue: 0.45), Color(red: 0.85, green: 0.49, blue: 0.42),
                        Color(red: 0.98, green: 0.78, blue: 0.5),
                    ],
                    startPoint: .top, endPoint: .bottom
                )
                Circle()
                    .fill(Color(red: 1, green: 0.93, blue: 0.76))
                    .frame(width: height * 0.3, height: height * 0.3)
                    .position(x: width * 0.68, y: height * 0.5)
                Circle()
                    .fill(Color(red: 0.36, green: 0.29, blue: 0.42))
                    .frame(width: width * 1.5, height: width * 1.5)
                    .position(x: width * 0.2, y: height * 0.62 + width * 0.75)
                Circle()
                    .fill(Color(red: 0.2, green: 0.2, blue: 0.32))
                    .frame(width: width * 1.4, height: width * 1.4)
                    .position(x: width * 0.85, y: height * 0.74 + width * 0.7)
                caption
                    .position(x: width / 2, y: height - 24)
            }
        }
    }

    private var caption: some View {
        HStack(spacing: 6) {
            Image(systemName: "photo")
            Text("No photo")
        }
        .font(.caption)
        .foregroundStyle(Color.white.opacity(0.85))
    }
}

#Preview("No photo", as: .systemSmall) {
    PhotoWidget()
} timeline: {
    PhotoEntry(date: .now, photo: nil)
}
