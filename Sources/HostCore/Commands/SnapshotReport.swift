// How a picture that was drawn on demand is shown, and how it gets where it is wanted.
import FoundationEssentials
import GroupContainer
import Posix
import ReloadService

extension Report {
    /// The picture's path alone in the first line, so that a script can take it.
    init(_ snapshot: RenderedSnapshot, to output: Command.Output?, in group: Group) throws(Complaint) {
        let picture = "\(group.directory)/\(snapshot.file)"
        var path = picture
        var bytes: Data?
        switch output {
        case nil: break
        case .file(let file):
            try Self.write(try Self.contents(picture, group), to: file)
            path = file
        case .standardOutput: bytes = try Self.contents(picture, group)
        }
        var facts = "entry \(snapshot.entry.label)"
        if case .entry(_, _, let date) = snapshot.entry { facts += " of \(date.rawValue)" }
        facts +=
            ", generation \(snapshot.generation), at \(snapshot.at.rawValue), "
            + snapshot.size.map { "\($0)" }.joined(separator: "x")
        facts += " \(snapshot.unit), \(snapshot.appearance)"
        if let next = snapshot.nextChange { facts += ", next change \(next.rawValue)" }
        let diagnostics = (snapshot.diagnostics ?? []).map(LogValue.printable)
        self.init([path, facts] + diagnostics, snapshot)
        self.bytes = bytes
        isForTerminals = snapshot.unit == "cells"
    }

    private static let longest = 256 << 20

    private static func contents(_ picture: String, _ group: Group) throws(Complaint) -> Data {
        do throws(ContainerError) {
            if let bytes = try group.contents(of: picture, limit: longest) { return bytes }
        } catch {
            throw Complaint(.systemRefused, kind: "system", "the picture cannot be read: \(error)")
        }
        throw Complaint(.systemRefused, kind: "system", "\(SafeText.path(picture)) was removed before it could be read")
    }

    /// A whole file in the place of one, never in that of a device or a folder.
    private static func write(_ bytes: Data, to file: String) throws(Complaint) {
        let shown = SafeText.path(file)
        let isWritten: Bool
        do throws(SystemError) {
            let there = try FileSystem.facts(file)
            isWritten = there == nil || there?.kind == .regular
            if isWritten { try AtomicFile.write(bytes, to: file, durable: true) }
        } catch {
            let why = "\(error.code.message) (\(error.code.name))"
            throw Complaint(.systemRefused, kind: "system", "\(shown) cannot be written: \(why)")
        }
        if isWritten { return }
        throw Complaint(.refused, kind: "not-a-file", "\(OptionSpec.output.name) \(shown): not a regular file")
    }
}
