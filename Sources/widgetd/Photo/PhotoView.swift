// The photo, or words in its place.
import SwiftUI
import WidgetKit

/// A photo that fills the widget.
struct PhotoView: View {
    let photo: UIImage?

    var body: some View {
        if let photo {
            Image(uiImage: photo)
                .resizable()
        } else {
            Text("No photo yet")
        }
    }
}
