// Layers in layers: archives are read to a limited depth, so that no list may go deeper.
import ViewArchive

extension PictureInProgress {
    /// A layer is three levels of an archive's text, and what masks it one more: so many stay within its 64.
    private static let greatestDepth = 15

    /// The items with those layers opened that stand too deep; what is done to them is not drawn.
    func bounded(_ items: [DisplayItem], depth: Int = 0) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            guard case .layer(var layer) = item else { return [item] }
            guard depth < Self.greatestDepth else {
                note(
                    "too-many-layers", "More than \(Self.greatestDepth) clips and effects in one another are not drawn."
                )
                return bounded(layer.items, depth: depth)
            }
            layer.items = bounded(layer.items, depth: depth + 1)
            if let mask = layer.effects?.mask {
                let inner = bounded(mask, depth: depth + 2)
                layer.effects?.mask = inner
            }
            return [.layer(layer)]
        }
    }
}
