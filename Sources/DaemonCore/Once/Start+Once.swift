// `--once`: draws instead of serving; it takes neither lock nor socket, so that a daemon may run beside it.
import GroupContainer
import Posix
import ReloadService
import ViewArchive

extension Start {
    /// Draws into a folder, and returns the exit code.
    func drawOnce(into folder: String) throws(StartFailure) -> Int32 {
        let loop = try makeLoop()
        let group = try locate()
        do throws(ContainerError) {
            try group.checkVersion()
            try group.prepare()
        } catch {
            throw .system(error.description)
        }
        let scratch: OnceFolder
        let goldens = Goldens(options)
        do throws(SystemError) {
            try FileSystem.makeDirectory(folder)
            try goldens?.prepare()
            try OnceFolder.removeLeftovers(in: group)
            scratch = try OnceFolder(in: group)
        } catch {
            throw .system(error.description)
        }
        let log = Log(output: .standardOutput, loop: loop, present: present, isJSON: options.logsJSON)
        let painter = try makePainter(group, log, pixelsDirectory: scratch.path(scratch.pixelsName))
        log.beginWithoutReady()
        let once: Once
        do throws(ContainerError) {
            once = Once(
                group: group, loop: loop, present: present, log: log, painter: painter, options: options,
                folder: folder, scratch: scratch, gate: try Gate(whilePublishingIn: group, loop: loop, log: log),
                goldens: goldens
            )
        } catch {
            throw .system(error.description)
        }
        return try once.run()
    }
}
