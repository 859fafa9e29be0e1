// What comes with `import Combine`: URL sessions, which Foundation has on Apple's systems.
@_exported public import FoundationNetworking
