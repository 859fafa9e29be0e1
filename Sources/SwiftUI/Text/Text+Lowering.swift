// From a text to styled runs, and to the node that measures and draws them.
import LiveText
import ViewArchive

extension Text {
    /// The characters without any style, as the gallery shows them.
    func plainText(in environment: EnvironmentValues) -> String {
        Self.flattened(pieces, environment.locale).map { piece in
            switch piece.content {
            case .verbatim(let text): text
            case .formatted(let value): value.words(environment.locale)
            case .date, .image, .key, .resource: ""
            }
        }.joined()
    }

    /// The text as styled runs, its dates in words for the picture's date.
    ///
    /// - Parameter color: of all runs; nil for each its own.
    @MainActor
    func runs(in scope: LoweringScope, color: RGBA? = nil) -> [TextBlock.Run] {
        let environment = scope.environment
        return Self.flattened(pieces, environment.locale).compactMap { piece in
            let style = piece.style.filled(by: environment.textStyle)
            var run = TextBlock.Run(text: "", style: style.resolved(in: environment))
            if let color { run.style.color = color }
            switch piece.content {
            case .verbatim(let text): run.text = text
            case .formatted(let value): run.text = value.words(environment.locale)
            case .date(let date):
                let date = scope.own(date)
                run.date = date
                run.text = scope.liveText.text(for: date, at: scope.picture.date.timeIntervalSince1970).text
            case .image(let image):
                run.text = image.inlineText(in: environment)
                run.symbol = image.inlineSymbol(in: scope)
                run.picture = image.inlinePicture(in: scope)
            case .key, .resource: return nil
            }
            if run.date == nil { run.text = run.text.inCase(environment.textCase?.block, locale: environment.locale) }
            return run
        }
    }

    /// The pieces with their keys looked up.
    private static func flattened(_ pieces: [Piece], _ locale: Locale) -> [Piece] {
        pieces.flatMap { piece -> [Piece] in
            switch piece.content {
            case .key(let key, let table, let bundle):
                return flattened(
                    key.pieces(table: table, bundle: bundle, locale: locale, style: piece.style), locale)
            case .resource(let resource):
                return [Piece(content: .verbatim(resource.words(in: locale)), style: piece.style)]
            case .verbatim, .date, .formatted, .image:
                return [piece]
            }
        }
    }
}

extension TextStyleChange {
    /// The style as it is drawn.
    func resolved(in environment: EnvironmentValues) -> TextBlock.Style {
        var spec = (font ?? .body).resolved(in: environment, adding: traits)
        spec.size *= scale?.factor ?? 1
        var own = environment
        if let foreground { own.setForeground(foreground) }
        return TextBlock.Style(
            font: spec, color: ForegroundStyle().resolvedColor(in: own), underline: underline ?? false,
            strikethrough: strikethrough ?? false, tracking: tracking ?? 0, baselineOffset: baselineOffset ?? 0,
            underlineColor: underlineColor?.rgba(in: environment),
            strikethroughColor: strikethroughColor?.rgba(in: environment)
        )
    }
}

extension Text: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let environment = scope.environment
        let ink = ink(in: environment)
        let block = TextBlock(
            runs: runs(in: scope, color: ink?.color),
            alignment: environment.multilineTextAlignment.block(in: environment.layoutDirection),
            lineLimit: environment.lineLimit.map { max(1, $0) }, truncation: environment.truncationMode.block,
            minimumScale: min(max(Double(environment.minimumScaleFactor).finite, 0.01), 1),
            lineSpacing: max(0, Double(environment.lineSpacing).finite)
        )
        let text = MeasuredText(
            block: block, forms: environment.isRedacted ? [] : scope.forms(of: block),
            measurer: scope.picture.measurer, reservedLines: environment.reservedLines,
            pixel: Double(environment.pixelLength)
        )
        if environment.isRedacted { return [ViewNode(RedactedTextRule(text: text))] }
        let node = ViewNode(TextRule(text: text))
        return [ink.map { ViewNode(InkRule(ink: $0), [node]) } ?? node]
    }

    /// What the whole text is drawn with, where it is more than a colour; a text of several styles has a colour each.
    private func ink(in environment: EnvironmentValues) -> Ink? {
        let styles = pieces.map(\.style.foreground)
        guard let first = styles.first else { return nil }
        guard let own = first else {
            return styles.contains { $0 != nil } ? nil : Ink(AnyShapeStyle(ForegroundStyle()), in: environment)
        }
        let isOne = styles.allSatisfy { $0.map { String(describing: $0) } == String(describing: own) }
        guard isOne else { return nil }
        var inner = environment
        inner.setForeground(own)
        return Ink(AnyShapeStyle(ForegroundStyle()), in: inner)
    }
}
