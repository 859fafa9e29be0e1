// Archives that an earlier daemon's runs left in the making: their generations count, their bytes do not.
import Posix

enum Leftovers {
    /// Removes all archives and parts of them in a folder, and returns the highest generation of each widget.
    static func remove(in directory: String) throws(SystemError) -> [String: Int] {
        var highest: [String: Int] = [:]
        for name in try FileSystem.names(in: directory) {
            guard let (widget, generation) = parse(name) else { continue }
            highest[widget] = max(highest[widget] ?? 0, generation)
            try FileSystem.remove("\(directory)/\(name)")
        }
        return highest
    }

    /// `<widget>.<generation>.jsonl`, or with `.lines` the spilled lines of one that was too long for the memory.
    static func parse(_ name: String) -> (widget: String, generation: Int)? {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        if parts.last == "lines" { parts.removeLast() }
        guard parts.count >= 3, parts.last == "jsonl", let generation = Int(parts[parts.count - 2]), generation > 0
        else { return nil }
        return (parts.dropLast(2).joined(separator: "."), generation)
    }
}
