// The daemon's first and last steps, once it has a lock, a socket and its bundle's description.
import GroupContainer
import Posix
import ReloadService
import Scheduling

extension RunningDaemon {
    /// Prints the ready line, shows what archives hold, and takes connections.
    func begin() throws(StartFailure) {
        do throws(SystemError) {
            try snapshotLog.open()
        } catch {
            throw .system(error.description)
        }
        let (table, areOfFile) = firstWidgets()
        log.begin(
            with: ReadyLine(
                pid: Int(ThisProcess.id), group: group.id.text, path: group.directory, socket: group.socket,
                widgets: table.all.count
            )
        )
        install(table)
        // Of a file that cannot be used nobody knows whose files are orphans.
        if areOfFile { removeOrphans() }
        listenToLog()
        do throws(SystemError) {
            try peers.open()
        } catch {
            throw .system(error.description)
        }
    }

    /// Takes connections from a new socket, and makes everything anew that may have gone with the old one.
    func serve(from listener: Descriptor) {
        do throws(SystemError) {
            try peers.serve(from: listener)
        } catch {
            log.write(.error, ["what": "the new socket is not served", "why": .text(error.description)])
        }
        readWidgets()
        // What the container lost is missing now, whatever the minimum interval says.
        tell(.reload(Scheduler.Reload(.all, from: .host, isForeground: true)))
    }

    /// Lets everybody go: whoever still waits is told.
    func stop() {
        for (peer, ticket) in callers.values { peer.answer(ticket, .shuttingDown) }
        callers = [:]
        for wish in advances { wish.done(.failure(.shuttingDown)) }
        (advances, advance) = ([], nil)
        peers.close()
        extensions.stop()
        previews.stop()
        questions.stop()
    }
}
