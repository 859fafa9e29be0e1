// The locale that Foundation takes for the current one.
//
// Foundation on Linux reads it from nowhere: it is a constant, `en_001`, and there is no way to set it. But it is one
// object, which whatever asks for the current locale gets: formatters, calendars, the default arguments of formats, in
// files of any kind. That object is given the contents of another locale's. Nothing of Foundation's is relied on without
// having been looked at first, and a Foundation that differs is left alone.
import CPosix
import FoundationEssentials
import FoundationInternationalization
import Synchronization

/// The current locale of this process.
package enum ProcessLocale {
    /// The locale of whoever names none, as on a phone that was never asked.
    package static let usual = "en_US"

    /// What was written over the originals, by identifier. It is never let go: the current locale has a share in it.
    private static let known = Mutex<[String: Contents]>([:])

    private struct Contents {
        let locale: Locale
        let language: String
    }

    /// Makes a locale the current one, and its language the preferred one; false when this Foundation does not let it be.
    ///
    /// Formatters that were made before keep theirs.
    @discardableResult package static func become(_ identifier: String) -> Bool {
        known.withLock { known in
            let contents =
                known[identifier]
                ?? {
                    let locale = Locale(identifier: identifier)
                    return Contents(locale: locale, language: language(of: locale))
                }()
            known[identifier] = contents
            if Locale.current != contents.locale { overwriteCurrent(contents.locale) }
            if Locale.preferredLanguages != [contents.language] { overwritePreferred(contents.language) }
            return Locale.current.identifier == contents.locale.identifier
                && Locale.preferredLanguages == [contents.language]
        }
    }

    /// As a phone's settings name it: Chinese with its script, and any language with its region.
    private static func language(of locale: Locale) -> String {
        guard locale.language.languageCode?.identifier == "zh" else { return locale.identifier(.bcp47) }
        return locale.language.maximalIdentifier
    }

    private static func overwriteCurrent(_ wanted: Locale) {
        guard let current = object(of: .current), object(of: .current) == current, let source = object(of: wanted),
            kind(of: current) == kind(of: source)
        else { return }
        let size = min(cposix_block_size(current), cposix_block_size(source))
        guard size > headerSize else { return }
        _ = cposix_overwrite(current + headerSize, source + headerSize, size - headerSize)
    }

    /// The list is a constant of one language, whose place is asked for twice.
    private static func overwritePreferred(_ language: String) {
        guard let place = firstPreferred, firstPreferred == place, Locale.preferredLanguages.count == 1 else { return }
        withUnsafeBytes(of: language) { bytes in
            guard let start = bytes.baseAddress else { return }
            _ = cposix_overwrite(place, start, bytes.count)
        }
    }

    private static var firstPreferred: UnsafeMutableRawPointer? {
        Locale.preferredLanguages.withUnsafeBufferPointer { UnsafeMutableRawPointer(mutating: $0.baseAddress) }
    }

    /// What an object begins with: its class and its count of references.
    private static let headerSize = 2 * MemoryLayout<Int>.size

    /// The object that a locale holds: a reference to a class behind a protocol.
    private static func object(of locale: Locale) -> UnsafeMutableRawPointer? {
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size else { return nil }
        return withUnsafeBytes(of: locale) { $0.load(as: UnsafeMutableRawPointer?.self) }
    }

    private static func kind(of object: UnsafeMutableRawPointer) -> ObjectIdentifier {
        ObjectIdentifier(type(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()))
    }
}
