// Capitals and small letters by the rules of a language.
package import FoundationEssentials
import FoundationInternationalization
package import ViewArchive

extension String {
    /// This text in letters of one case: Turkish has a capital of its own for its i, and a German ß becomes SS.
    package func inCase(_ letterCase: TextBlock.LetterCase?, locale: Locale) -> String {
        switch letterCase {
        case .upper: uppercased(with: locale)
        case .lower: lowercased(with: locale)
        case nil: self
        }
    }
}
