// Core Graphics' pictures as images.

extension Image {
    /// Shows a picture of Core Graphics', with a text for people who do not see it.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(source: .kit(orientation.image(of: cgImage, scale)), label: label)
    }

    /// Shows a picture of Core Graphics' that is not spoken of.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage, scale: scale, orientation: orientation, label: Text(verbatim: ""))
    }
}

extension Image.Orientation {
    func image(of cgImage: CGImage, _ scale: CGFloat) -> UIImage {
        UIImage(cgImage: cgImage, scale: scale, orientation: own)
    }

    /// UIKit counts them in another order.
    private var own: UIImage.Orientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}
