// Who is asked where the device is. Here nobody knows, and sources are told so as on a device whose owner does not say.
public import Foundation

/// What people allow an app to know of their place.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exact an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy, reducedAccuracy
}

/// What people do meanwhile.
public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// Why there is no place.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// The cause.
    public enum Code: Int, Sendable {
        case locationUnknown = 0, denied, network, headingFailure, geocodeFoundNoResult = 8, geocodeCanceled = 10
    }

    /// The cause.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }

    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// Is told of the device's places.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Asked where the device is, it answers that people do not allow to know.
open class CLLocationManager: NSObject, @unchecked Sendable {
    // Proof: as with Core Location's own class, whoever makes one keeps to one thread; its answers come on the main one.

    /// Is told.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            tell { asked, delegate in
                delegate.locationManagerDidChangeAuthorization(asked)
                delegate.locationManager(asked, didChangeAuthorization: .denied)
            }
        }
    }

    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var allowsBackgroundLocationUpdates = false
    open var pausesLocationUpdatesAutomatically = true
    open var showsBackgroundLocationIndicator = false

    /// Denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    /// Reduced.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Whether a widget may know where it is; it may not.
    open var isAuthorizedForWidgetUpdates: Bool { false }
    /// The last place; there is none.
    open var location: CLLocation? { nil }
    /// Where the device points; nobody knows.
    open var heading: CLHeading? { nil }

    /// Denied.
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    /// Whether the system knows places; it does not.
    open class func locationServicesEnabled() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open class func headingAvailable() -> Bool { false }

    /// Nobody is asked.
    open func requestWhenInUseAuthorization() {}
    /// Nobody is asked.
    open func requestAlwaysAuthorization() {}
    /// Tells the delegate that it is denied.
    open func requestLocation() { fail() }
    /// Tells the delegate that it is denied.
    open func startUpdatingLocation() { fail() }
    open func stopUpdatingLocation() {}
    /// Tells the delegate that it is denied.
    open func startMonitoringSignificantLocationChanges() { fail() }
    open func stopMonitoringSignificantLocationChanges() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func startMonitoring(for region: CLRegion) {}
    open func stopMonitoring(for region: CLRegion) {}

    private func fail() {
        tell { asked, delegate in delegate.locationManager(asked, didFailWithError: CLError(.denied)) }
    }

    private func tell(_ what: @escaping @Sendable (CLLocationManager, any CLLocationManagerDelegate) -> Void) {
        DispatchQueue.main.async { if let delegate = self.delegate { what(self, delegate) } }
    }
}

/// A place that a device was at, as it comes.
public struct CLLocationUpdate: Sendable {
    /// The place, if it is known.
    public let location: CLLocation?
    /// Whether the device stands still.
    public let isStationary: Bool
    /// Whether people do not allow it.
    public let authorizationDenied: Bool

    /// What a device is used for.
    public enum LiveConfiguration: Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    /// One update, which says that it is denied.
    public static func liveUpdates(
        _ configuration: LiveConfiguration = .default
    ) -> AsyncThrowingStream<CLLocationUpdate, any Error> {
        AsyncThrowingStream { continuation in
            continuation.yield(CLLocationUpdate(location: nil, isStationary: true, authorizationDenied: true))
            continuation.finish()
        }
    }
}
