// The word that someone probably meant.

/// The candidate that is nearest to a word, if one is near enough to be meant; ties go to the first.
package func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    guard letters.count <= 64 else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
        let other = Array(candidate.lowercased())
        guard other.count <= 64 else { continue }
        // A third of the letters may be wrong; a short word that begins the candidate is meant, too.
        let limit = max(1, max(letters.count, other.count) / 3)
        var distance = editDistance(letters, other)
        if distance > limit, letters.count >= 3, other.starts(with: letters) { distance = limit }
        if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
}

/// Insertions, deletions, replacements and swaps of neighbours between two words.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 0..<one.count {
        var current = [row + 1]
        for column in 0..<other.count {
            var cost = min(
                last[column] + (one[row] == other[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1
            )
            if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        beforeLast = last
        last = current
    }
    return last[other.count]
}
