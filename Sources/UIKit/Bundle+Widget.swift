// The bundle of a widget's resources, which SwiftPM puts beside the program instead of into it.
public import Foundation
package import Resources

extension Bundle {
    /// The resources of the program's own target; the main bundle when it has none.
    ///
    /// A package that uses the plugin `WidgetExtension` sees it as `Bundle.main`.
    public static let ofWidget: Bundle = ResourceFolders.own.flatMap { Bundle(path: $0) } ?? .main
}

extension ResourceFolders {
    /// Where a bundle's resources lie; those of no bundle and of the main one are looked for everywhere.
    package static func of(_ bundle: Bundle?) -> ResourceFolders {
        guard let bundle, bundle != .main, bundle != .ofWidget else { return .ofProgram }
        return ResourceFolders(bundle: bundle.bundlePath)
    }
}
