// Names of places. Nobody is asked for them here.
public import Foundation

/// A place with its names.
open class CLPlacemark: NSObject, @unchecked Sendable {
    // Proof: nothing of it changes.

    open var location: CLLocation? { nil }
    open var name: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var isoCountryCode: String? { nil }
    open var country: String? { nil }
    open var timeZone: TimeZone? { nil }
}

/// Asked for a place's name or a name's place, it answers that the network fails.
open class CLGeocoder: NSObject, @unchecked Sendable {
    // Proof: it has no state.

    /// Is told what was found.
    public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    open var isGeocoding: Bool { false }
    open func cancelGeocode() {}

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { fail(completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
        DispatchQueue.main.async { handler(nil, CLError(.network)) }
    }
}
