// The first line of the daemon's output, which whoever started it waits for.

/// `ready protocol=1 pid=… group=… path=… socket=… widgets=…`, printed once the daemon listens.
package struct ReadyLine: Hashable, Sendable {
    package var pid: Int
    package var group: String
    /// The group's absolute directory.
    package var path: String
    package var socket: String
    /// How many are installed.
    package var widgets: Int

    package init(pid: Int, group: String, path: String, socket: String, widgets: Int) {
        self.pid = pid
        self.group = group
        self.path = path
        self.socket = socket
        self.widgets = widgets
    }

    /// The line without its end; the same in both log formats.
    package var text: String {
        "ready protocol=\(ServiceProtocol.version) pid=\(pid) group=\(LogValue.plainOrQuoted(group))"
            + " path=\(LogValue.plainOrQuoted(path)) socket=\(LogValue.plainOrQuoted(socket)) widgets=\(widgets)"
    }
}
