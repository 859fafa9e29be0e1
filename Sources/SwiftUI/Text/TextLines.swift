// How texts break: lines, alignment, cutting and shrinking.
import ViewArchive

/// Where the lines of a text stand in its box.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing

    /// Blocks know left, which they call leading, and right.
    func block(in direction: LayoutDirection) -> TextBlock.Alignment {
        switch self {
        case .leading: direction == .leftToRight ? .leading : .trailing
        case .center: .center
        case .trailing: direction == .leftToRight ? .trailing : .leading
        }
    }
}

extension Text.TruncationMode {
    var block: TextBlock.Truncation {
        switch self {
        case .head: .head
        case .tail: .tail
        case .middle: .middle
        }
    }
}

extension EnvironmentValues {
    /// The most lines of a text; nil for as many as fit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How many lines' height a text takes at the least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// How far a text may shrink, from 0 to 1.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set { self[MinimumScaleKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// Extra distance between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    private struct ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 1 } }
    private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
    private struct MinimumScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
    private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
    private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
    private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
}
