// The method `snapshot`: draws what a widget's archive holds for an instant, beside what is published.
import GroupContainer
import Posix
import ReloadService
import Scheduling
import ViewArchive

extension RunningDaemon {
    /// Checks at once what it can; drawing takes its turn.
    func snapshot(_ call: SnapshotCall, _ peer: Peer, _ ticket: Connection.Ticket?) throws(ServiceError) {
        guard widgets.all.contains(where: { $0.id.rawValue == call.widget }) else {
            throw .unknownWidget(call.widget, known: widgets.all.map(\.id.rawValue))
        }
        // Whoever does not want an answer has no use for a picture.
        guard let ticket else { return }
        let isTaken = renderings.add { [unowned self] in
            do throws(ServiceError) {
                peer.answer(ticket, try render(call))
            } catch {
                peer.answer(ticket, error)
            }
        }
        if !isTaken { throw .tooManyWaits(limit: TurnQueue.limit) }
    }

    private func render(_ call: SnapshotCall) throws(ServiceError) -> RenderedSnapshot {
        guard let id = WidgetID(rawValue: call.widget), let archive = timelines.current(id) else {
            let why = scheduler.status(of: WidgetKey(call.widget), at: present.now)?.why
            throw .noArchive(call.widget, why: why ?? "its first run has not ended")
        }
        let header = archive.header
        let wanted = try RequestedPicture(call, of: header, style: painter.style, now: present.wall)
        do {
            let list = try archive.list(wanted.line, appearance: wanted.style.appearance)
            let drawn = painter.render(list, header.family, wanted.style, locale: header.locale, at: wanted.instant)
            let file = try Renders(group: group).keep(
                drawn.picture.bytes, named: "\(id).snapshot", drawn.hash, painter.renderer.fileExtension
            )
            let nextEntry = header.dates.first { $0 > wanted.instant }
            let nextChange = [nextEntry, drawn.nextChange].compactMap(\.self).min()
            return RenderedSnapshot(
                widget: call.widget, generation: header.generation, entry: ShownEntry(wanted.line, of: header),
                at: Timestamp(wanted.instant), nextChange: nextChange.map { Timestamp($0) }, file: file,
                hash: drawn.hash, text: drawn.text, size: [drawn.picture.width, drawn.picture.height],
                unit: painter.unit, scale: wanted.style.scale, appearance: wanted.style.appearance.rawValue,
                diagnostics: drawn.diagnostics.isEmpty ? nil : drawn.diagnostics
            )
        } catch let refusal as ArchiveRefusal {
            throw .internalError("\(call.widget): \(refusal.sentence)")
        } catch {
            throw .containerUnavailable("\(error)")
        }
    }
}

extension ShownEntry {
    /// As messages name a line of an archive.
    init(_ line: ArchiveFile.Line, of header: ArchiveHeader) {
        switch line {
        case .placeholder: self = .placeholder
        case .entry(let index):
            self = .entry(index: index + 1, count: header.dates.count, date: Timestamp(header.dates[index]))
        }
    }
}
