// What every package with gathered resources is given: `Bundle.main` and `NSLocalizedString` that find them.

/// A source in the widget's own module, where it goes before what Foundation declares.
package enum BundleAccess {
    package static let source =
        ["SwiftUI", "UIKit"].map { "import \($0)\n" }.joined() + """

            extension Foundation.Bundle {
                /// On Linux the main bundle is the folder of the program; the widget's resources lie beside it.
                static var main: Foundation.Bundle { .ofWidget }

                /// Foundation reads neither string catalogues nor `--locale`.
                func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                    translation(forKey: key, value: value, table: tableName)
                }
            }

            func NSLocalizedString(
                _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .ofWidget, value: String = "",
                comment: String
            ) -> String {
                bundle.translation(forKey: key, value: value, table: tableName)
            }


            """
}
