// Pictures that an author keeps: `--once` records them, and later compares what it draws with them.
import FoundationEssentials
import Posix
import ViewArchive

/// A folder of kept pictures and their accessible texts.
struct Goldens {
    let folder: String
    /// Whether what is drawn is kept, instead of being compared with what is.
    let records: Bool

    /// The folder that the options name; nil for none.
    init?(_ options: Options) {
        guard let folder = options.record ?? options.compare else { return nil }
        self.folder = folder
        records = options.record != nil
    }

    /// Makes the folder where there is something to keep.
    func prepare() throws(SystemError) {
        if records { try FileSystem.makeDirectory(folder) }
    }

    /// Records a widget's picture, or says how it differs.
    func judge(_ widget: String, _ drawn: Painter.Rendered, _ renderer: any Renderer) throws(SystemError) -> [String] {
        let picture = "\(folder)/\(widget).\(renderer.fileExtension)"
        let text = "\(folder)/\(widget).txt"
        if records {
            try AtomicFile.write(drawn.picture.bytes, to: picture, durable: false)
            try AtomicFile.write(Array(drawn.text.utf8), to: text, durable: false)
            return []
        }
        let pictureFault = try fault(in: picture) { renderer.difference(of: drawn.picture.bytes, from: $0) }
        let textFault = try fault(in: text) {
            .ofLines(drawn.text, String(decoding: $0, as: UTF8.self))
        }
        return [pictureFault, textFault].compactMap(\.self)
    }

    /// What is kept of widgets that were not drawn.
    func leftOver(_ drawn: Set<String>, _ renderer: any Renderer) throws(SystemError) -> [String] {
        let names = try FileSystem.names(in: folder).sorted()
        let kept = names.filter { $0.hasSuffix(".\(renderer.fileExtension)") }
        return kept.map { String($0.dropLast(renderer.fileExtension.count + 1)) }.filter { !drawn.contains($0) }
    }

    private func fault(
        in path: String, _ compare: (Data) -> PictureDifference?
    ) throws(SystemError) -> String? {
        let recorded: Data?
        do throws(FileReadError) {
            recorded = try FileSystem.contents(of: path, limit: Self.limit)
        } catch {
            switch error {
            case .system(let refusal): throw refusal
            case .notRegular: return "\(SafeText.path(path)) is no regular file"
            case .tooLong: return "\(SafeText.path(path)) is larger than any picture"
            }
        }
        guard let recorded else {
            return "\(SafeText.path(path)) is not recorded; --record \(SafeText.path(folder)) keeps it"
        }
        return compare(recorded).map { "\(SafeText.path(path)): \($0)" }
    }

    private static let limit = 256 << 20
}
