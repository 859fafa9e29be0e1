// What URLSession's configuration has on iOS only.

extension URLSessionConfiguration {
    /// Without effect: a request fails at once where no network can be reached.
    public var waitsForConnectivity: Bool {
        get { false }
        set { _ = newValue }
    }

    /// Without effect: downloads end with the program that began them.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set { _ = newValue }
    }

    /// Without effect: no network is dear here.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }

    /// Without effect: no network is spared here.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }

    /// What requests are made with while the program runs; it is asked for nothing afterwards.
    public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
}

extension URLRequest {
    /// Without effect: no network is dear here.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }

    /// Without effect: no network is spared here.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set { _ = newValue }
    }
}
