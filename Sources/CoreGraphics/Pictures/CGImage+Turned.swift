// Pictures turned and mirrored as files ask for it.
import Foundation

extension CGImage {
    /// The picture turned as it is to be seen, by EXIF's number from 1 (as it is) to 8.
    package func turned(by orientation: Int) -> CGImage {
        let (w, h) = (CGFloat(width), CGFloat(height))
        let transform: CGAffineTransform
        switch orientation {
        case 2: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case 3: transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case 4: transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case 5: transform = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case 6: transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
        case 7: transform = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
        case 8: transform = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
        default: return self
        }
        let isSideways = transform.a == 0
        return CGImage(
            DrawnPicture(
                of: self, width: isSideways ? height : width, height: isSideways ? width : height, moved: transform
            )
        )
    }

    /// A picture that was turned as a file says, as it is stored there.
    package func turnedBack(by orientation: Int) -> CGImage {
        turned(by: orientation == 6 ? 8 : orientation == 8 ? 6 : orientation)
    }
}
