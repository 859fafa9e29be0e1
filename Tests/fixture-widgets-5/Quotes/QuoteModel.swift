import Foundation

struct Quote: Codable, Identifiable, Hashable {
    var id: String { text }
    let text: String
    let author: String
}

extension Quote {
    static let all: [Quote] = [
        Quote(text: "A page a day is a book a year.", author: "Mira Holt"),
        Quote(text: "The kettle does not boil faster for being watched, but the tea is better for the waiting.", author: "O. Lindqvist"),
        Quote(text: "Walk first, argue later.", author: "Proverb"),
        Quote(text: "Small repairs keep the roof on.", author: "Ana Sousa"),
    ]

    static func ofTheDay(_ date: Date) -> Quote {
        let day = Calendar.current.ordinality(of: .day, in: .era, for: date) ?? 0
        return all[day % all.count]
    }
}
