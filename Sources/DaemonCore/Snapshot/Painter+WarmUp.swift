// What is slow the first time is done once before anybody waits for it: fonts, coders, digests.
import ReloadService
import Scheduling
import ViewArchive

extension Painter {
    /// Draws and encodes a picture that nobody sees.
    func warmUp() {
        let style = TextBlock.Style(font: FontSpec(size: 17), color: .black)
        let block = TextBlock(runs: [TextBlock.Run(text: "Sundial 0123456789", style: style)])
        let size = Size(width: 60, height: 24)
        let list = DisplayList(
            size: size,
            items: [
                .fill(.init(.rect(Rect(origin: .zero, size: size)), .color(.white))),
                .text(.init(frame: Rect(origin: .zero, size: size), block: block)),
            ]
        )
        _ = renderer.draw(list, scale: self.style.scale, corners: .square) { _ in nil }
        warmUpCoders(list)
    }

    private func warmUpCoders(_ list: DisplayList) {
        do {
            let line = try JSONText.encode(ArchivedEntry(lists: [.light: .list(list)]))
            _ = try JSONText.decode(ArchivedEntry.self, from: line, limits: .file)
            _ = AnswerLine.result(Receipts(receipts: [Receipt(widget: "", outcome: .rendered)]), for: .integer(1))
            _ = Request.read(Array(#"{"id":1,"method":"reloadTimelines","params":{"kind":"","wait":"rendered"}}"#.utf8))
        } catch {
            // Nothing depends on it; the first real message is only slower.
        }
    }
}
