// Places on the Earth, as values: coordinates, locations, regions.
public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in metres.
public typealias CLLocationDistance = Double
/// A speed in metres per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double
/// How exact a place is, in metres.
public typealias CLLocationAccuracy = Double

/// Latitude and longitude.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// Where the equator meets Greenwich's meridian.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Makes a coordinate.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// No place at all.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Whether a coordinate is on the Earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Makes a coordinate.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// A place with what is known of it.
open class CLLocation: NSObject, @unchecked Sendable {
    // Proof: nothing of it changes.

    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// How exact the place is; negative for a place that is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How exact the altitude is; negative for one that is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// Where to; negative for unknown.
    public let course: CLLocationDirection
    /// How fast; negative for unknown.
    public let speed: CLLocationSpeed
    /// When.
    public let timestamp: Date

    /// Makes a location of a place alone.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date()
        )
    }

    /// Makes a location that does not move.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp
        )
    }

    /// Makes a location.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
        super.init()
    }

    /// Metres along the surface of a sphere of the Earth's mean radius; an ellipsoid differs by half a percent at most.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radius = 6_371_008.8
        func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
        let (here, there) = (coordinate, location.coordinate)
        let north = sin(radians(there.latitude - here.latitude) / 2)
        let east = sin(radians(there.longitude - here.longitude) / 2)
        let part = north * north + cos(radians(here.latitude)) * cos(radians(there.latitude)) * east * east
        return 2 * radius * asin(min(1, part.squareRoot()))
    }
}

/// An area with a name.
open class CLRegion: NSObject, @unchecked Sendable {
    // Proof: nothing of it changes once it is made but the two flags, which belong to whoever made it.

    /// The name.
    public let identifier: String
    /// Whether entering it is told.
    open var notifyOnEntry = true
    /// Whether leaving it is told.
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
    }
}

/// A circle with a name.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
    // Proof: as of a region.

    /// The middle.
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    /// Makes a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place lies in the circle.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}

/// Where a device points.
public final class CLHeading: NSObject {
    /// Degrees from magnetic north.
    public let magneticHeading: CLLocationDirection = -1
    /// Degrees from north; negative for unknown.
    public let trueHeading: CLLocationDirection = -1
    /// How exact.
    public let headingAccuracy: CLLocationDirection = -1
    /// When.
    public let timestamp = Date()
}
