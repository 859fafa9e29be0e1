import Foundation
import SwiftUI

struct Departure: Codable, Identifiable, Sendable {
    enum Status: String, Codable, Sendable { case onTime, delayed, cancelled }

    let id: Int
    let line: String
    let destination: String
    let leaves: Date
    let status: Status
}

extension Departure {
    static func samples(from date: Date) -> [Departure] {
        [
            Departure(id: 1, line: "U6", destination: "Harbour Square", leaves: date + 4 * 60, status: .onTime),
            Departure(id: 2, line: "S2", destination: "Airport", leaves: date + 9 * 60, status: .delayed),
            Departure(id: 3, line: "42", destination: "Botanical Garden via Old Town", leaves: date + 17 * 60, status: .cancelled),
            Departure(id: 4, line: "N8", destination: "Mill Lane", leaves: date + 26 * 60, status: .onTime),
        ]
    }

    var lineColor: Color {
        switch line.first {
        case "U": .blue
        case "S": .green
        case "N": .indigo
        default: .orange
        }
    }
}
