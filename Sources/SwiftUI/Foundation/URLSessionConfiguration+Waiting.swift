// What URLSession's configuration has on iOS only.

extension URLSessionConfiguration {
    /// Without effect: a request fails at once where no network can be reached.
    public var waitsForConnectivity: Bool {
        get { false }
        set { _ = newValue }
    }
}
