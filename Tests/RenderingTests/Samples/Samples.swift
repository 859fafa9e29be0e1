// The pictures that golden files keep: each shows one part of what can be drawn.
import Testing
import ViewArchive

/// A display list by name.
struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let make: @Sendable (any Renderer) -> DisplayList

    var testDescription: String { name }

    static let all: [Sample] = [
        Sample(name: "feed", make: feed), Sample(name: "status", make: status), Sample(name: "photo", make: photo),
        Sample(name: "texts", make: texts), Sample(name: "lines", make: lines), Sample(name: "scripts", make: scripts),
        Sample(name: "shapes", make: shapes), Sample(name: "symbols", make: symbols),
        Sample(name: "stand-ins", make: standIns), Sample(name: "layers", make: layers),
        Sample(name: "odd-numbers", make: oddNumbers), Sample(name: "effects", make: effects),
    ]
}
