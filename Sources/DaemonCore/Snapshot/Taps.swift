// Where a published picture can be tapped: as its sidecar lists it, and what is meant by an element.
import ReloadService
import TextRendering
import ViewArchive

/// The areas of a picture and what a tap beside them does.
struct Taps: Equatable {
    /// One area, numbered from 1 in the order of drawing.
    struct Area: Equatable {
        var frame: Rect
        /// What is said there, in one line.
        var text: String
        var action: TapAction
    }

    private(set) var areas: [Area]
    let url: String?

    init(of list: DisplayList) {
        url = list.url
        // An archive is foreign data; nobody finds his way among more.
        areas = list.tapAreas.prefix(256).map { area in
            let said = AccessibleText.of(DisplayList(size: list.size, items: area.items))
            return Area(
                frame: area.frame, text: said.split(separator: "\n").joined(separator: " "), action: area.action
            )
        }
    }

    /// What a tap does; without an element it is one beside all of them.
    func action(of element: PerformCall.Element?, of widget: String) throws(ServiceError) -> TapAction {
        let known = areas.enumerated().map { $1.text.isEmpty ? "\($0 + 1)" : "\($0 + 1) \($1.text)" }
        switch element {
        case nil:
            if let url { return .open(url: url) }
            throw .noElement("nothing of \(LogValue.plainOrQuoted(widget)) opens by a tap beside its elements", known)
        case .number(let number):
            if areas.indices.contains(number - 1) { return areas[number - 1].action }
            throw .noElement("\(LogValue.plainOrQuoted(widget)) has no element \(number)", known)
        case .text(let text):
            // A switch says its state after its name.
            let exact = areas.filter { $0.text == text }
            let found = exact.isEmpty ? areas.filter { $0.text.hasPrefix("\(text) ") } : exact
            if let first = found.first, found.allSatisfy({ $0.action == first.action }) { return first.action }
            let sentence =
                found.isEmpty
                ? "\(LogValue.plainOrQuoted(widget)) has no element \(LogValue.quoted(text))"
                : "\(found.count) elements of \(LogValue.plainOrQuoted(widget)) say \(LogValue.quoted(text))"
            throw .noElement(sentence, known)
        }
    }
}

extension Sidecar {
    /// An area that can be tapped.
    struct TapArea: Decodable, Equatable {
        /// By which `perform` names it.
        var element: Int
        /// `[x, y, width, height]` in points.
        var frame: [Double]
        var text: String
        /// The address that a tap asks the host to open.
        var opens: String?
        /// The title of the intent that a tap performs.
        var performs: String?

        init(_ area: Taps.Area, element: Int) {
            self.element = element
            frame = [area.frame.x, area.frame.y, area.frame.width, area.frame.height]
            text = area.text
            switch area.action {
            case .open(let url): opens = url
            case .perform(let intent): performs = intent.title
            }
        }
    }
}
