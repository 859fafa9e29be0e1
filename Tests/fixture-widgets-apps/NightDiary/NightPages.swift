import SwiftUI
import UIKit

/// One night as I wrote it down, with the drawing made at the eyepiece.
struct NightPage: Codable {
    enum Medium: String, Codable {
        case pencil, chalk
        case other

        init(from decoder: Decoder) throws {
            let word = try decoder.singleValueContainer().decode(String.self)
            self = Self(rawValue: word) ?? .other
        }
    }
    enum CodingKeys: String, CodingKey {
        case night, heading
        case medium = "drawn_with"
        case clouds, drawing
        case largeDrawing = "drawing_large"
    }

    let night: Date
    let heading: String
    let medium: Medium
    let clouds: String?
    let drawing: URL
    let largeDrawing: URL?
}

/// Whoever brings the pages: in the tests of the app a drawer full of them.
protocol PageBringer {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}
extension URLSession: PageBringer {}

enum Diary {
    static var drawer: URL { FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0] }

    static func lastNight(from bringer: PageBringer) async throws -> NightEntry {
        var shed = URLComponents(string: "https://127.0.0.1:9/shed/diary")!
        shed.queryItems = [URLQueryItem(name: "page", value: "last"), .init(name: "ink", value: "red")]
        let asking = URLRequest(url: shed.url!, cachePolicy: .returnCacheDataElseLoad, timeoutInterval: 8)
        let page = try reading.decode(NightPage.self, from: try await bringer.data(for: asking).0)

        let drawing = try await Drawings.all.drawing(at: page.largeDrawing ?? page.drawing)
        let copy = drawer.appendingPathComponent("last-night.jpg")
        try? drawing.jpegData(compressionQuality: 0.7)?.write(to: copy, options: [.completeFileProtection, .atomic])
        return NightEntry(date: page.night, heading: page.heading, drawing: drawing)
    }

    private static let reading: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { page in
            let written = try page.singleValueContainer().decode(String.self)
            let hand = DateFormatter()
            hand.dateFormat = "yyyy-MM-dd"
            hand.timeZone = TimeZone(secondsFromGMT: 0)
            hand.calendar = Calendar(identifier: .iso8601)
            hand.locale = Locale(identifier: "en_US_POSIX")
            if let night = hand.date(from: written) { return night }
            throw DecodingError.dataCorrupted(
                .init(codingPath: page.codingPath, debugDescription: "no night is called \(written)"))
        }
        return decoder
    }()
}

/// Each drawing is fetched once, however many sizes of the widget ask for it.
actor Drawings {
    static let all = Drawings()

    private enum Sheet {
        case dry(UIImage), wet(Task<UIImage, Error>)
    }
    private var sheets: [URL: Sheet] = [:]

    func drawing(at url: URL) async throws -> UIImage {
        switch sheets[url] {
        case .wet(let drying)?: return try await drying.value
        case .dry(let drawing)?: return drawing
        case nil: break
        }
        let drying = Task { try await Self.fetch(url) }
        sheets[url] = .wet(drying)
        do {
            let drawing = try await drying.value
            sheets[url] = .dry(drawing)
            return drawing
        } catch {
            sheets.removeValue(forKey: url)
            throw error
        }
    }

    private static func fetch(_ url: URL) async throws -> UIImage {
        let (bytes, answer) = try await URLSession.shared.data(from: url)
        guard let http = answer as? HTTPURLResponse, http.statusCode == 200, let whole = UIImage(data: bytes) else {
            throw URLError(.cannotDecodeContentData)
        }
        let small = await whole.byPreparingThumbnail(ofSize: CGSize(width: 360, height: 360))
        return small ?? whole
    }
}
