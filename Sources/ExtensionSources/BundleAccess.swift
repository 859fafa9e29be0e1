// What every package with gathered resources is given: `Bundle.main` and `NSLocalizedString` that find them.

/// A source in the widget's own module, where it goes before what Foundation declares; nonisolated, as Foundation is,
/// whatever the module's own default may be.
package enum BundleAccess {
    package static let source =
        ["SwiftUI", "UIKit"].map { "import \($0)\n" }.joined() + """

            nonisolated extension Foundation.Bundle {
                /// On Linux the main bundle is the folder of the program; the widget's resources lie beside it.
                static var main: Foundation.Bundle { .ofWidget }

                /// Foundation reads neither string catalogues nor `--locale`.
                func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                    translation(forKey: key, value: value, table: tableName)
                }

                var preferredLocalizations: [String] { preferredTranslations }

                var localizations: [String] { translations }
            }

            nonisolated extension Swift.String {
                // Parameters are shared, as Foundation's are, so that these go before them.
                init(format: __shared Swift.String, _ arguments: any Swift.CVarArg...) {
                    self = .filling(format, arguments)
                }

                init(
                    format: __shared Swift.String, locale: __shared Foundation.Locale?,
                    _ arguments: any Swift.CVarArg...
                ) {
                    self = .filling(format, locale: locale, arguments)
                }

                static func localizedStringWithFormat(
                    _ format: Swift.String, _ arguments: any Swift.CVarArg...
                ) -> Swift.String {
                    .filling(format, locale: .current, arguments)
                }
            }

            nonisolated extension Foundation.NumberFormatter {
                var maximumFractionDigits: Swift.Int {
                    get { mostFractionDigits }
                    set { mostFractionDigits = newValue }
                }
            }

            typealias DateIntervalFormatter = SwiftUI.LocalDateIntervalFormatter

            nonisolated extension Foundation.ByteCountFormatter {
                func string(fromByteCount byteCount: Swift.Int64) -> Swift.String { words(fromByteCount: byteCount) }

                static func string(
                    fromByteCount byteCount: Swift.Int64, countStyle: Foundation.ByteCountFormatter.CountStyle
                ) -> Swift.String {
                    let formatter = Foundation.ByteCountFormatter()
                    formatter.countStyle = countStyle
                    return formatter.words(fromByteCount: byteCount)
                }
            }

            nonisolated extension Foundation.LengthFormatter {
                func string(fromValue value: Swift.Double, unit: Unit) -> Swift.String {
                    words(fromValue: value, unit: unit)
                }

                func string(fromMeters meters: Swift.Double) -> Swift.String { words(fromMeters: meters) }
            }

            nonisolated extension Foundation.MassFormatter {
                func string(fromValue value: Swift.Double, unit: Unit) -> Swift.String {
                    words(fromValue: value, unit: unit)
                }

                func string(fromKilograms kilograms: Swift.Double) -> Swift.String { words(fromKilograms: kilograms) }
            }

            nonisolated extension Foundation.EnergyFormatter {
                func string(fromValue value: Swift.Double, unit: Unit) -> Swift.String {
                    words(fromValue: value, unit: unit)
                }

                func string(fromJoules joules: Swift.Double) -> Swift.String { words(fromJoules: joules) }
            }

            nonisolated func NSLocalizedString(
                _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .ofWidget, value: String = "",
                comment: String
            ) -> String {
                bundle.translation(forKey: key, value: value, table: tableName)
            }


            """
}
