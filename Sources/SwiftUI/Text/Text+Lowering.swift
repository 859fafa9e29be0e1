// From a text to styled runs, and to the node that measures and draws them.
import LiveText
import ViewArchive

extension Text {
    /// The characters without any style, as the gallery shows them; dates in words for an instant, if there is one.
    package func plainText(in environment: EnvironmentValues, at instant: Date? = nil) -> String {
        Self.flattened(pieces, environment.locale).map { piece in
            switch piece.content {
            case .verbatim(let text): text
            case .formatted(let value): value.words(environment.locale)
            case .timed(let moment): instant.map { moment.words(environment.locale, $0) } ?? ""
            case .date(let date):
                instant.map { LiveText(environment).text(for: date, at: $0.timeIntervalSince1970).text } ?? ""
            case .image, .key, .resource: ""
            }
        }.joined()
    }

    /// The text as styled runs, its dates in words for the picture's date.
    @MainActor
    private func runs(of pieces: [Piece], in scope: LoweringScope, _ inks: [Ink?]) -> [TextBlock.Run] {
        let environment = scope.environment
        return pieces.enumerated().map { index, piece in
            let style = piece.style.filled(by: environment.textStyle)
            var run = TextBlock.Run(text: "", style: style.resolved(in: environment))
            run.style.font = scope.known(run.style.font)
            if let ink = inks.count == 1 ? inks[0] : inks[index] { run.style.color = ink.color }
            switch piece.content {
            case .verbatim(let text): run.text = text
            case .formatted(let value): run.text = value.words(environment.locale)
            case .timed(let moment): run.text = moment.words(environment.locale, scope.picture.date)
            case .date(let date):
                let date = scope.own(date)
                run.date = date
                run.text = scope.liveText.text(for: date, at: scope.picture.date.timeIntervalSince1970).text
            case .image(let image):
                run.text = image.inlineText(in: environment)
                run.symbol = image.inlineSymbol(in: scope)
                if let name = run.symbol {
                    var own = environment
                    if let foreground = style.foreground { own.setForeground(foreground) }
                    let colors = image.colors(ofSymbol: name, in: own)
                    if !colors.isEmpty { run.symbolColors = colors }
                }
                run.picture = image.inlinePicture(in: scope)
            case .key, .resource: break
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
            case .verbatim, .date, .formatted, .timed, .image:
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
            font: spec, color: ForegroundStyle().resolvedColor(in: own), underline: underline?.pattern != nil,
            strikethrough: strikethrough?.pattern != nil, tracking: tracking ?? 0, baselineOffset: baselineOffset ?? 0,
            underlineColor: underline?.color?.rgba(in: environment),
            strikethroughColor: strikethrough?.color?.rgba(in: environment),
            underlinePattern: underline?.pattern?.line ?? .solid,
            strikethroughPattern: strikethrough?.pattern?.line ?? .solid,
            background: background?.rgba(in: environment)
        )
    }
}

extension Text: PrimitiveView {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let environment = scope.environment
        let pieces = Self.flattened(pieces, environment.locale)
        let inks = Self.inks(of: pieces, in: environment)
        let block = TextBlock(
            runs: runs(of: pieces, in: scope, inks),
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
        let node = ViewNode(TextRule(text: text, inks: inks))
        // Shadows are those of a text as a whole.
        guard inks.count == 1, let ink = inks[0] else { return [node] }
        return [ViewNode(InkShadowRule(ink: ink), [node])]
    }

    /// What the pieces are drawn with, where it is more than a colour; one for all where they have one style.
    private static func inks(of pieces: [Piece], in environment: EnvironmentValues) -> [Ink?] {
        func name(_ piece: Piece) -> String? { piece.style.foreground.map { String(describing: $0) } }
        guard let first = pieces.first else { return [] }
        let isOfOneStyle = pieces.count == 1 || pieces.allSatisfy { name($0) == name(first) }
        return (isOfOneStyle ? [first] : pieces).map { piece in
            var environment = environment
            if let own = piece.style.foreground { environment.setForeground(own) }
            return Ink(AnyShapeStyle(ForegroundStyle()), in: environment)
        }
    }
}
