// How far an extension's memory may grow: the limit, and when it is passed.

/// The most by which a process' private memory may grow after it was ready.
struct MemoryLimit: Equatable, Sendable {
    /// In megabytes of 2^20 bytes.
    let megabytes: Double

    /// Why a process must end; nil while it may go on. Both figures are bytes.
    func excess(of now: Int, over ready: Int) -> String? {
        let grown = Double(now - ready) / Self.megabyte
        guard grown > megabytes else { return nil }
        return "memory limit: its process grew by \(Int(grown.rounded(.up))) MB, the most is \(Self.text(megabytes)) MB"
    }

    private static let megabyte = 1_048_576.0

    private static func text(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
