// Images of one colour each, so that a snapshot tells which of them it shows.
import Foundation
import TestSupport

/// An image that a host publishes, and its colour.
struct ColoredImage {
    let red: UInt8, green: UInt8, blue: UInt8

    /// Colours that no widget has by itself.
    init(number: Int) {
        (red, green, blue) = (UInt8(40 + number % 6 * 30), UInt8(200 - number % 5 * 35), UInt8(90 + number % 7 * 20))
    }

    /// Writes a PNG file.
    func write(to path: String) throws {
        try SolidPicture.png(width: 60, height: 60, red: red, green: green, blue: blue)
            .write(to: URL(fileURLWithPath: path))
    }

    /// How many pixels of a widget's snapshot have the colour; without pictures none can be looked at.
    func pixels(of widget: String, _ daemon: DaemonFixture) throws -> Int? {
        guard Photo.areDrawn else { return nil }
        let color = MeanColor(red: Double(red), green: Double(green), blue: Double(blue))
        return try TestPicture(contentsOf: daemon.picture(widget)).count(of: color)
    }
}

extension DaemonFixture {
    /// Publishes a feed of one item whose picture has this address, reloads, and returns the receipt.
    @discardableResult func showInFeed(_ address: String, title: String = "Item") throws -> JSONObject? {
        let entry = try JSONSerialization.data(
            withJSONObject: [["id": "1", "title": title, "imageURL": address]], options: [])
        try host("put-entries", "Feed", "-", input: String(decoding: entry, as: UTF8.self)).succeeding()
        return try reload("Feed")["Feed.systemMedium"]
    }
}
