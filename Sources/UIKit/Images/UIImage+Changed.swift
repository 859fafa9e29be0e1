// Images made of others: with other colours, in other sizes.
public import Foundation

extension UIImage {
    /// The same image, its colours used in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image's shape in a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// The image's shape in a colour, used as the mode says.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The image, which keeps its edges' size where it is resized.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image, which keeps its edges' size where it is resized.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The image, which is stretched in one row and one column of pixels.
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(top), left: CGFloat(left), bottom: size.height - CGFloat(top) - 1,
                right: size.width - CGFloat(left) - 1
            ), resizingMode: .stretch
        )
    }

    /// The image, which keeps something free around it.
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { with { $0.insets = insets } }

    /// The image, mirrored.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let cgImage else { return self }
        return UIImage(content: .picture(cgImage.turned(.upMirrored)), scale: scale, traits: traits)
    }

    /// The same image: here none is mirrored by itself.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// The image, no larger than a size in points; it is made of the whole picture where it is drawn.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard let cgImage, size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
            return nil
        }
        let part = min(1, size.width / self.size.width, size.height / self.size.height)
        let small = cgImage.resized(
            width: Int((CGFloat(cgImage.width) * part).rounded()),
            height: Int((CGFloat(cgImage.height) * part).rounded())
        )
        return UIImage(content: .picture(small), scale: scale, traits: traits)
    }

    /// The image, no larger than a size in points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Hands a closure the image, no larger than a size in points.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// The image: it was decoded when it was made.
    public func preparingForDisplay() -> UIImage? { self }

    /// The image: it was decoded when it was made.
    public func byPreparingForDisplay() async -> UIImage? { self }

    /// Hands a closure the image: it was decoded when it was made.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
}

extension CGImage {
    /// The picture turned as it is to be seen.
    func turned(_ orientation: UIImage.Orientation) -> CGImage {
        switch orientation {
        case .up: self
        case .upMirrored: turned(by: 2)
        case .down: turned(by: 3)
        case .downMirrored: turned(by: 4)
        case .leftMirrored: turned(by: 5)
        case .right: turned(by: 6)
        case .rightMirrored: turned(by: 7)
        case .left: turned(by: 8)
        }
    }
}
