// A bundle's kinds by name.
import ReloadService
import ViewArchive

extension BundleDescription {
    /// The kind of exactly this name.
    func kind(named name: String) -> KindDescription? { kinds.first { $0.kind.hasBytes(of: name) } }
}
