// Images of Core Graphics.

extension Image {
    /// Shows an image, that many pixels a point, turned as its orientation says.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        let picture = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.inUIKit)
        self.init(source: .kit(picture), label: label)
    }

    /// Shows an image that says nothing to those who listen.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage, scale: scale, orientation: orientation, label: Text(verbatim: ""))
    }
}

extension Image.Orientation {
    var inUIKit: UIImage.Orientation {
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
