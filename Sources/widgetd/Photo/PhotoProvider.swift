// A day of hourly entries, all with the photo of now: a swap comes with a reload.
import Intents
import SwiftUI
import WidgetKit

/// A moment with a photo.
struct PhotoEntry: TimelineEntry {
    let date: Date
    /// Nil without a photo, or with one that cannot be read.
    let photo: UIImage?
}

/// Provides the photo of the group.
struct PhotoProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PhotoEntry {
        PhotoEntry(date: .now, photo: nil)
    }

    func getSnapshot(for configuration: PhotoIntent, in context: Context, completion: @escaping (PhotoEntry) -> Void) {
        completion(PhotoEntry(date: .now, photo: readPhoto()))
    }

    func getTimeline(
        for configuration: PhotoIntent, in context: Context, completion: @escaping (Timeline<PhotoEntry>) -> Void
    ) {
        let photo = readPhoto()
        let now = Date.now
        let entries = (0..<24).map { hour in
            PhotoEntry(date: now.addingTimeInterval(Double(hour) * 3600), photo: photo)
        }
        completion(Timeline(entries: entries, policy: .never))
    }

    private func readPhoto() -> UIImage? {
        guard let folder = AppGroup.folder else { return nil }
        return UIImage(contentsOfFile: folder.appendingPathComponent("photo.png").path)
    }
}
