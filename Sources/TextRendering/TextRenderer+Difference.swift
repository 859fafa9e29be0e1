// Comparing pictures of cells: by their lines.
package import FoundationEssentials
package import ViewArchive

extension TextRenderer {
    package func difference(of drawn: Data, from recorded: Data) -> PictureDifference? {
        guard let recorded = String(validating: recorded, as: UTF8.self) else { return .unreadable }
        return .ofLines(String(decoding: drawn, as: UTF8.self), recorded)
    }
}
