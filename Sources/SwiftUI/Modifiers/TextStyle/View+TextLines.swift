// The modifiers that say how the texts in a view break.

extension View {
    /// Limits the lines of texts; nil takes the limit away.
    nonisolated public func lineLimit(_ number: Int?) -> some View { lines(1, number) }

    /// Limits the lines of texts to a range; they take the height of its lower bound at the least.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(limit.lowerBound, limit.upperBound)
    }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(1, limit.upperBound) }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(limit.lowerBound, nil) }

    /// Limits the lines of texts; they take the height of so many lines in any case when space is reserved.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(reservesSpace ? limit : 1, limit)
    }

    nonisolated private func lines(_ least: Int, _ most: Int?) -> some View {
        changingEnvironment {
            $0.lineLimit = most
            $0.reservedLines = max(1, min(least, 1000))
        }
    }

    /// Lets texts shrink to a part of their size, from 0 to 1, before they are cut.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Adds a distance between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
