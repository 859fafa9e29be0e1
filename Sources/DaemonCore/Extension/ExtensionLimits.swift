// How long an extension process may idle, and how much memory it may take.

/// The bounds of extension processes.
struct ExtensionLimits: Equatable, Sendable {
    /// In seconds without work, after which a process ends; 0 keeps it for ever.
    var idle: Double
    /// Nil for none.
    var memory: MemoryLimit?
    /// In seconds: how long what a run has left under way holds a virtual clock up; nil for as long as it lasts.
    var afterRun: Double?
}
