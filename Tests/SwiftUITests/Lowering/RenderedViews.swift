// Pictures that code makes of views, and what there is to know of them.
import SwiftUI

/// A question about such a picture.
struct RenderedView: Sendable, CustomStringConvertible {
    let description: String
    let expected: String
    let answer: @MainActor @Sendable () -> String

    private init(_ description: String, _ expected: String, _ answer: @escaping @MainActor @Sendable () -> String) {
        self.description = description
        self.expected = expected
        self.answer = answer
    }

    @MainActor
    private static func size(_ image: UIImage?) -> String {
        image.map { "\($0.size.width)x\($0.size.height) at \($0.scale)" } ?? "nil"
    }

    static let all: [RenderedView] = [
        RenderedView("points and pixels", "20.0x10.0 at 2.0, 40x20") {
            let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
            renderer.scale = 2
            return "\(size(renderer.uiImage)), \(renderer.cgImage.map { "\($0.width)x\($0.height)" } ?? "nil")"
        },
        RenderedView("the proposed size", "30.0x40.0 at 1.0") {
            let renderer = ImageRenderer(content: Color.red)
            renderer.proposedSize = ProposedViewSize(width: 30, height: 40)
            return size(renderer.uiImage)
        },
        RenderedView("the ideal size", "10.0x10.0 at 1.0") {
            size(ImageRenderer(content: Color.red).uiImage)
        },
        RenderedView("views one under the other", "8.0x12.0 at 1.0") {
            let views = Group {
                Color.red.frame(width: 8, height: 6)
                Color.blue.frame(width: 4, height: 6)
            }
            return size(ImageRenderer(content: VStack(spacing: 0) { views }).uiImage)
        },
        RenderedView("nothing to see", "nil") {
            size(ImageRenderer(content: EmptyView()).uiImage)
        },
        RenderedView("drawn into a canvas", "6.0x4.0 6.0x4.0") {
            var told = ""
            ImageRenderer(content: Color.red.frame(width: 6, height: 4)).render { area, draw in
                let image = UIGraphicsImageRenderer(size: area).image { draw($0.cgContext) }
                told = "\(area.width)x\(area.height) \(image.size.width)x\(image.size.height)"
            }
            return told
        },
        RenderedView("changes are told before they are made", "1") {
            let renderer = ImageRenderer(content: Text("one"))
            var count = 0
            let told = renderer.objectWillChange.sink { count += 1 }
            defer { told.cancel() }
            renderer.content = Text("two")
            return "\(count)"
        },
    ]

    #if Raster
    static let pixels: [RenderedView] = [
        RenderedView("the colour of a view", "255 0 0 255") { pixel(of: ImageRenderer(content: square)) },
        RenderedView("what shows through", "0 0 0 0") { pixel(of: ImageRenderer(content: square.opacity(0))) },
        RenderedView("black behind what is opaque", "0 0 0 255") {
            let renderer = ImageRenderer(content: square.opacity(0))
            renderer.isOpaque = true
            return pixel(of: renderer)
        },
        RenderedView("a picture in the view", "255 0 0 255") {
            let image = ImageRenderer(content: square).uiImage ?? UIImage()
            return pixel(of: ImageRenderer(content: Image(uiImage: image)))
        },
    ]

    @MainActor
    private static var square: some View { Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4) }

    @MainActor
    private static func pixel(of renderer: ImageRenderer<some View>) -> String {
        guard let bytes = renderer.cgImage?.dataProvider?.data else { return "nil" }
        return bytes.prefix(4).map { "\($0)" }.joined(separator: " ")
    }
    #endif
}
