// Dates in texts while they are lowered: in whose words, and how wide those become.
import LiveText
import ViewArchive

extension LoweringScope {
    /// Puts dates into words for this scope.
    var liveText: LiveText { LiveText(environment) }

    /// A date with all that its words depend on, as views set it: whoever resolves it later knows the picture's alone.
    func own(_ date: TextBlock.DateRun) -> TextBlock.DateRun {
        var date = date
        if environment.locale != picture.locale { date.locale = environment.locale.identifier }
        if environment.timeZone != picture.timeZone { date.timeZone = environment.timeZone.identifier }
        date.letterCase = environment.textCase?.block
        return date
    }

    /// A block as it may become while its picture is on screen: with the widest words of each form that its dates go
    /// through, the widest first. None for a block that stays as it is.
    ///
    /// Without kerning, which depends on which digits stand beside which: the widest digit gives the widest words then.
    func forms(of block: TextBlock) -> [TextBlock] {
        var block = block
        for run in block.runs.indices where block.runs[run].date != nil { block.runs[run].style.isKerned = false }
        let words = block.runs.map { run in
            run.date.map { date in
                liveText.widestWords(of: date, from: picture.date.timeIntervalSince1970) { words in
                    let alone = TextBlock(runs: [TextBlock.Run(text: words, style: run.style)])
                    return picture.measurer.measure(alone, width: nil, height: nil).size.width
                }
            } ?? []
        }
        return (0..<(words.map(\.count).max() ?? 0)).map { form in
            var block = block
            for (run, words) in words.enumerated() where !words.isEmpty {
                block.runs[run].text = words[min(form, words.count - 1)]
                block.runs[run].date = nil
            }
            return block
        }
    }
}

extension LiveText {
    init(_ environment: EnvironmentValues) {
        self.init(locale: environment.locale, timeZone: environment.timeZone)
    }
}

extension Text.Case {
    var block: TextBlock.LetterCase {
        switch self {
        case .uppercase: .upper
        case .lowercase: .lower
        }
    }
}
