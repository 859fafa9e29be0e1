// A photo that the host replaces under one name.
import Intents
import SwiftUI
import WidgetKit

/// Shows `photo.png` of the group, whatever it is at the moment.
struct PhotoWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Photo", intent: PhotoIntent.self, provider: PhotoProvider()) { entry in
            PhotoView(photo: entry.photo)
        }
        .configurationDisplayName("Photo")
        .description("A photo from your app.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

/// The configuration, which has no parameters; in an app Xcode makes this class of an intent definition.
final class PhotoIntent: INIntent {}
