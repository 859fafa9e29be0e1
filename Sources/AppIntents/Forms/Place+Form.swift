// Places: degrees north and east, and perhaps a name.
import CoreLocation
import ReloadService
import SwiftUI
import ViewArchive

extension CLPlacemark: ConfigurableValue {
    static var form: ValueForm { ValueForm(.place, "a place", such: "48.8566,2.3522 Paris") }

    static func read(_ json: JSONValue, _ rules: ParameterRules) -> ReadValue? {
        switch json {
        case .string(let text): own(place(text))
        case .object(let members): own(place(members))
        default: nil
        }
    }

    private static func place(_ text: String) -> CLPlacemark? {
        guard let (north, rest) = text.leadingNumber, rest.hasPrefix(","),
            let (east, name) = String(rest.dropFirst()).leadingNumber
        else { return nil }
        return place(Double(north), Double(east), name)
    }

    private static func place(_ members: [String: JSONValue]) -> CLPlacemark? {
        guard Set(members.keys).isSubset(of: ["latitude", "longitude", "name"]) else { return nil }
        return place(
            members["latitude"].flatMap { Double.number(of: $0) },
            members["longitude"].flatMap { Double.number(of: $0) },
            members["name"]?.plain ?? "")
    }

    private static func place(_ latitude: Double?, _ longitude: Double?, _ name: String) -> CLPlacemark? {
        guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        return NamedPlace(CLLocation(latitude: latitude, longitude: longitude), name)
    }

    var stored: StoredValue? {
        guard let place = location?.coordinate else { return nil }
        let degrees = "\(place.latitude.short),\(place.longitude.short)"
        return "\(degrees) \(name ?? "")".trimmed.stored
    }
}

/// A place that a configuration names.
// Proof: nothing of it changes.
private final class NamedPlace: CLPlacemark, @unchecked Sendable {
    private let place: CLLocation
    private let ownName: String

    init(_ place: CLLocation, _ name: String) {
        self.place = place
        ownName = name
    }

    override var location: CLLocation? { place }
    override var name: String? { ownName.isEmpty ? nil : ownName }
}
