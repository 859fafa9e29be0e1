// A sidecar as it is written: one line, keys sorted.
import ReloadService

extension Sidecar {
    /// The whole line without its end.
    var line: String {
        var line = JSONLine()
        line.add("appearance", appearance)
        line.add("cause", cause)
        line.add("drawn", drawn)
        switch entry {
        case .placeholder: line.add("entry", "placeholder")
        case .entry(let index, let count, let date):
            var entry = JSONLine()
            entry.add("count", count)
            entry.add("date", date)
            entry.add("index", index)
            line.add("entry", entry)
        }
        line.add("family", family)
        line.add("file", file)
        line.add("generation", generation)
        line.add("hash", hash)
        line.add("kind", kind)
        line.add("nextChange", nextChange)
        line.add("opens", opens)
        if let origin {
            var led = JSONLine()
            led.add("asked", origin.asked)
            led.add("cause", origin.cause)
            line.add("origin", led)
        }
        line.add("points", points)
        line.add("protocol", self.protocol)
        line.add("renderer", renderer)
        line.add("scale", scale)
        line.add("since", since)
        line.add("size", size)
        line.add("stale", stale)
        line.add("standIns", standIns)
        line.add("tapAreas", tapAreas.map(\.line))
        line.add("text", text)
        line.add("unit", unit)
        line.add("why", why)
        line.add("widget", widget)
        return line.closed
    }
}

private extension Sidecar.TapArea {
    var line: JSONLine {
        var line = JSONLine()
        line.add("element", element)
        line.add("frame", frame)
        line.add("opens", opens)
        line.add("performs", performs)
        line.add("text", text)
        return line
    }
}
