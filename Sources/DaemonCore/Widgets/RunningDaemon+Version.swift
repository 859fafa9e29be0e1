// The container's version is looked at while the daemon runs, too: what a newer program makes of it is not read as if it
// were of this version, and what is shown stays.
import GroupContainer
import ReloadService

extension RunningDaemon {
    /// Takes note of why the container is of no version that this program may read, or that it is of one again.
    func lookAtVersion() {
        do throws(ContainerError) {
            try group.checkVersion()
            versionFault = nil
        } catch {
            let why = error.description
            if versionFault != why { log.write(.diagnostic, ["code": "version", "message": .text(why)]) }
            versionFault = why
        }
    }

    /// Throws when nothing may be written for a host: the container is away, or of no version that this program knows.
    func checkWritable() throws(ServiceError) {
        try checkContainer()
        lookAtVersion()
        if let versionFault { throw .containerUnavailable(versionFault) }
    }

    /// Looks at what concerns all widgets.
    func lookAtContainer() {
        lookAtVersion()
        lookAtWidgetsFile()
    }

    /// What is wrong with the container as a whole, for those who ask.
    var containerDiagnostics: [Receipt.Diagnostic] {
        let version = versionFault.map { Receipt.Diagnostic(code: "version", message: $0) }
        return [version].compactMap(\.self) + widgetsFileDiagnostics
    }
}
