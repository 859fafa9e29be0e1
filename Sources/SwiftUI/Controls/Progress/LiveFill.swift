// An area in a style of which as much is seen as of an interval has passed or is left.
import ViewArchive

/// A bar or a ring that follows the time.
nonisolated struct LiveFill: View, PrimitiveView {
    typealias Body = Never

    let style: AnyShapeStyle
    let form: LiveProgress.Form
    let interval: ProgressInterval

    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let instant = scope.picture.date.timeIntervalSince1970
        let rule = LayerRule("Progress") { layer, frame in
            let progress = interval.live(form, in: frame)
            layer.progress = progress
            layer.clip = progress.clip(at: instant)
        }
        return [ViewNode(rule, [styledArea(style, in: scope)])]
    }
}

extension ProgressInterval {
    nonisolated func live(_ form: LiveProgress.Form, in area: Rect) -> LiveProgress {
        LiveProgress(
            start: dates.lowerBound.timeIntervalSince1970, end: dates.upperBound.timeIntervalSince1970,
            countsDown: countsDown, form: form, area: area
        )
    }
}
