// What texts say to renderers of authors and to voices; neither is here.
import ViewArchive

/// Something that an author's renderer finds in a text.
public protocol TextAttribute {}

/// Draws texts as an author wishes; texts are drawn as they are.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in context: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that an author's renderer measures.
public struct TextProxy {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
    /// The lines of a text; no renderer of an author's is asked to draw any.
    public struct Layout: RandomAccessCollection, Equatable {
        /// A line.
        public struct Line: RandomAccessCollection, Equatable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> Run { Run() }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
            public var origin: CGPoint {
                get { .zero }
                set {}
            }
        }

        /// A stretch of one look.
        public struct Run: RandomAccessCollection, Equatable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { RunSlice() }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// A part of a stretch.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public var startIndex: Int { 0 }
            public var endIndex: Int { 0 }
            public subscript(index: Int) -> RunSlice { self }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
            public var typographicBounds: TypographicBounds { TypographicBounds() }
        }

        /// A part's size.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            public var ascent: CGFloat = 0
            public var descent: CGFloat = 0
            public var leading: CGFloat = 0
            public var rect: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: ascent + descent)) }
        }

        public var isTruncated: Bool { false }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Line { Line() }
    }

    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line) {}
    public func draw(_ run: Text.Layout.Run) {}
    public func draw(_ slice: Text.Layout.RunSlice) {}
}

/// In which language's manner lines are set.
public struct TypesettingLanguage: Equatable, Sendable {
    public static let automatic = TypesettingLanguage()
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { .automatic }
}

extension View {
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> some View { self }
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View { self }
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        effects("Flip") { frame, environment in
            guard enabled, environment.layoutDirection == .rightToLeft else { return nil }
            return .init(transform: Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0))
        }
    }

    /// Draws texts larger or smaller beside the rest.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        changingEnvironment { if isEnabled { $0.textStyle.scale = scale } }
    }
}
