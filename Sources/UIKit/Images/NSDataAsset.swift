// Data sets of asset catalogues.
public import Foundation
import Resources

/// The bytes of a data set.
public final class NSDataAsset: Sendable {
    /// The name of the set.
    public let name: String
    /// The file's bytes.
    public let data: Data

    /// Reads a data set; nil when there is none of the name.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// Reads a data set of a bundle; nil when there is none of the name.
    public init?(name: String, bundle: Bundle) {
        guard let file = NamedAssets.of(.of(bundle)).dataFile(name), let data = ResourceFolders.bytes(of: file) else {
            return nil
        }
        self.name = name
        self.data = data
    }
}
