// How a kind's preview is shown.
import GroupContainer
import ReloadService

extension Report {
    /// The pictures by their absolute paths, so that a viewer can be given them.
    init(_ preview: Preview, in group: Group) {
        let parts = [("placeholder", preview.placeholder), ("snapshot", preview.snapshot)]
        var lines = Table.lines(parts.map { [$0, "\(group.directory)/\($1.file)"] })
        for (name, render) in parts {
            for message in render.diagnostics ?? [] { lines.append("\(name): \(LogValue.printable(message))") }
        }
        self.init(lines, preview)
    }
}
