// Where a picture can be tapped, and what a tap does.

extension DisplayItem {
    /// An area that can be tapped.
    package struct Tap: Hashable, Codable, Sendable {
        /// Around what is tapped, in the coordinates of the layer that has it.
        package var frame: Rect
        package var action: TapAction

        package init(frame: Rect, action: TapAction) {
            self.frame = frame
            self.action = action
        }
    }
}

/// What a tap does.
package enum TapAction: Hashable, Codable, Sendable {
    /// Asks the host to open something.
    case open(url: String)
    /// Has the extension perform an intent.
    case perform(ArchivedIntent)
}

/// An intent as an archive keeps it: its type and the values of its parameters.
package struct ArchivedIntent: Hashable, Codable, Sendable {
    /// The type's name as the program's metadata have it.
    package var type: String
    /// What its author calls it.
    package var title: String
    /// JSON texts by parameter.
    package var values: [String: String]

    package init(type: String, title: String, values: [String: String]) {
        self.type = type
        self.title = title
        self.values = values
    }
}

/// An area of a picture that can be tapped.
package struct TapArea: Hashable, Sendable {
    /// In points of the canvas.
    package var frame: Rect
    package var action: TapAction
    /// What is drawn there.
    package var items: [DisplayItem]
}

extension DisplayList {
    /// The areas that can be tapped, in the order in which they are drawn: of two on one spot the later is meant.
    package var tapAreas: [TapArea] {
        var areas: [TapArea] = []
        func walk(_ items: [DisplayItem], _ place: @escaping (Rect) -> Rect) {
            for case .layer(let layer) in items {
                let transform = layer.effects?.transform
                // What is tapped moves with its layer's content.
                let inside: (Rect) -> Rect = { rect in place(transform.map { rect.bounds(under: $0) } ?? rect) }
                if let tap = layer.tap {
                    areas.append(TapArea(frame: inside(tap.frame), action: tap.action, items: [.layer(layer)]))
                }
                walk(layer.items, inside)
            }
        }
        walk(items) { $0 }
        return areas
    }
}
