import UIKit

final class PhotoLibrary {
    static let shared = PhotoLibrary()

    private let container = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example.widgets")

    func latestPhoto(maxSize: CGSize) -> UIImage? {
        guard let url = container?.appendingPathComponent("memory.jpg"),
              let data = try? Data(contentsOf: url),
              let image = UIImage(data: data)
        else { return nil }
        return image.size.width > maxSize.width * 3 ? image.resized(toWidth: maxSize.width * 3) : image
    }
}

extension UIImage {
    func resized(toWidth width: CGFloat) -> UIImage? {
        let canvas = CGSize(width: width, height: CGFloat(ceil(width / size.width * size.height)))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: canvas, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: canvas))
        }
    }
}
