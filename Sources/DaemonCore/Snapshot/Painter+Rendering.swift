// Drawing a list that is published nowhere.
import Digest
import FoundationEssentials
import LiveText
import TextRendering
import ViewArchive

extension Painter {
    /// A picture with what is said of it.
    struct Rendered {
        var picture: Picture
        /// SHA-256 of its bytes in hexadecimal.
        var hash: String
        /// The accessible text.
        var text: String
        /// When live text changes next, in seconds since 1970.
        var nextChange: Double?
        var diagnostics: [String]
    }

    /// Draws a stored list as it would look at an instant, in seconds since 1970; in the daemon's style unless another
    /// is named, and in the words of the archive's locale.
    func render(
        _ stored: DisplayList, _ family: Family, _ style: DrawingStyle? = nil, locale: String? = nil, at now: Double
    ) -> Rendered {
        let style = style ?? self.style
        let (list, nextChange) = live.speaking(locale).resolve(stored, at: now)
        var missing: [String] = []
        let picture = renderer.draw(
            list, scale: style.scale, corners: style.corners(of: family, size: list.size)
        ) { name in
            let pixels = self.pixels(name)
            if pixels == nil { missing.append("the pixel file \(name) is missing or broken") }
            return pixels
        }
        return Rendered(
            picture: picture, hash: SHA256.hex(of: picture.bytes.span), text: AccessibleText.of(list),
            nextChange: nextChange, diagnostics: picture.diagnostics + missing
        )
    }
}
