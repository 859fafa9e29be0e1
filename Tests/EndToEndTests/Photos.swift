// The photographs that tests publish, and what each must look like in a widget.
import Foundation
import TestSupport

/// A photograph among the tests' resources.
struct Photo: Sendable, CustomStringConvertible {
    let name: String

    static let coffee = Photo(name: "coffee.png")
    static let chelsea = Photo(name: "chelsea.png")
    static let rocket = Photo(name: "rocket.jpg")
    static let hubble = Photo(name: "hubble_deep_field.jpg")
    static let all = [coffee, rocket, chelsea, hubble]

    static let folder = Programs.repository + "/Tests/EndToEndTests/Photos"

    var path: String { Photo.folder + "/" + name }
    var description: String { name }

    /// Text snapshots show a photograph's place only.
    static let areDrawn = Programs.renderer == "raster"

    /// What a widget's snapshot has that this photograph, filling it, has not; without pictures there is nothing to see.
    func differences(from widget: String, of daemon: DaemonFixture) throws -> [String] {
        guard Photo.areDrawn else { return [] }
        let crop = ReferenceCrop(of: try TestPicture(contentsOf: path))
        return crop.differences(from: try TestPicture(contentsOf: daemon.picture(widget))).map {
            "\(name) in \(widget) \($0)"
        }
    }
}
