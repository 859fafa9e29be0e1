// Outlines where views are laid out from right to left.
import ViewArchive

/// How a shape follows the direction of layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Its outline is always the same.
    case fixed
    /// Its outline, made for one direction, is turned round in the other.
    case mirrors(in: LayoutDirection)

    /// Its outline is turned round from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// As for programs made for iOS 17 and later.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// An outline of this shape in a frame, turned round where the direction asks for it.
    nonisolated func directed(_ outline: Outline, in frame: Rect, _ direction: LayoutDirection) -> Outline {
        layoutDirectionBehavior == .mirrors(in: direction) ? outline.mirrored(in: frame) : outline
    }
}

extension Outline {
    /// The outline turned round a frame's middle.
    nonisolated func mirrored(in frame: Rect) -> Outline {
        func mirrored(_ area: Rect) -> Rect { area.offset(x: frame.x + frame.maxX - area.maxX - area.x, y: 0) }
        switch self {
        case .rect(let area): return .rect(mirrored(area))
        case .ellipse(let area): return .ellipse(mirrored(area))
        case .roundedRect(let area, let radius, let continuous):
            return .roundedRect(mirrored(area), radius: radius, continuous: continuous)
        case .path: return moved(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0))
        }
    }
}
