import Foundation
import SwiftUI
import UIKit

/// The boxes behind the orchard, as the app knows them.
enum Apiary {
    static let roundKind = "hives.round", standKind = "hives.stand"
    /// Litres that a feeder holds.
    static let feeder = 2.5
    static var notebook: UserDefaults? { UserDefaults(suiteName: "group.com.example.apiary") }

    static let boxes = [
        Colony(box: 4, queen: "Ottilie", mark: "🐝", litres: 0.3, thirst: 0.2, note: "Gentle, but swarms in May."),
        Colony(box: 7, queen: "Brunhild", mark: "🌻", litres: 1.9, thirst: 0.55, note: "Never without a veil."),
        Colony(box: 11, queen: "Mirabelle", mark: "🍯", litres: 2.2, thirst: 0.9, note: "Best comb of last summer."),
    ]

    static func box(_ number: Int?) -> Colony { boxes.first { $0.box == number } ?? boxes[2] }

    static func box(at page: URL) -> Colony? {
        guard page.scheme == "hives", let number = Int(page.lastPathComponent) else { return nil }
        return boxes.first { $0.box == number }
    }

    static func noteFilling(of number: Int) {
        notebook?.setValue(Date(), forKey: "filled.\(number)")
        notebook?.setValue(number, forKey: "lastFilled")
    }

    /// What the scales under the boxes have written since morning.
    static func weigh(then: @escaping ([Colony]?, Error?) -> Void) {
        weighing.dataTask(with: URL(string: "https://127.0.0.1:9/var/scales/today.json")!) { data, _, failure in
            if let failure { return then(nil, failure) }
            do { then(try JSONDecoder().decode([Colony].self, from: data ?? Data()), nil) } catch { then(nil, error) }
        }
        .resume()
    }

    private static let weighing: URLSession = {
        let quietly = URLSessionConfiguration.ephemeral
        quietly.protocolClasses = [ScaleProtocol.classForCoder()] as? [AnyClass]
        return URLSession(configuration: quietly)
    }()
}

public struct Colony: Codable, Hashable, Identifiable {
    let box: Int
    let queen, mark: String
    var litres: Double
    /// Litres an hour.
    let thirst: Double
    let note: String

    public var id: Int { box }
    var page: URL { URL(string: "hives:///box/\(box)")! }
    var share: Double { min(max(litres / Apiary.feeder, 0), 1) }

    var runsDry: Date {
        Calendar.current.date(byAdding: .minute, value: Int(litres / thirst * 60), to: Date()) ?? Date()
    }

    /// While the bees take the syrup.
    var feeding: ClosedRange<Date> {
        let end = runsDry
        let start = Apiary.notebook?.object(forKey: "filled.\(box)") as? Date
        return min(start ?? .now, end)...end
    }
}

/// Answers from files that the scales left, as slowly as they do: no scale has a network.
final class ScaleProtocol: URLProtocol {
    private static let bench = DispatchQueue(label: "example.apiary.scales")
    private var reading: DispatchWorkItem?
    private var isOver = false

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override class func canInit(with request: URLRequest) -> Bool { request.url?.path.contains("scales") ?? false }
    override class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a.url == b.url }

    override func stopLoading() {
        Self.bench.async { [self] in
            guard !isOver else { return }
            isOver = true
            reading?.cancel()
        }
    }

    override func startLoading() {
        guard let path = request.url?.path else { return }
        let work = DispatchWorkItem { [self] in
            defer { isOver = true }
            if isOver { return }
            // A scale with an empty battery leaves no file, and says nothing.
            if let weights = FileManager.default.contents(atPath: path) { client?.urlProtocol(self, didLoad: weights) }
            client?.urlProtocolDidFinishLoading(self)
        }
        reading = work
        Self.bench.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: 40 * NSEC_PER_MSEC), execute: work)
    }
}

extension Color {
    static let orchard = Color(UIColor.systemIndigo)
    static let dusk = Color(red: 0.24, green: 0.16, blue: 0.05)
}
