// Starting a program as a child: own process group, no inherited descriptors but those given, exit told by a pidfd.
import CPosix
import Glibc

/// A child process.
package struct ChildProcess: Sendable {
    package let id: Int32
    /// Readable once the child has ended.
    package let exitNotice: Descriptor

    /// How a child ended.
    package enum Exit: Sendable, Equatable {
        case code(CInt)
        case signal(Signal)
    }

    /// Starts a program. It has the given descriptors under the numbers 0 to 3 and `/dev/null` for those of 0 to 2
    /// that are missing, leads a process group of its own, or a session, and starts with every signal unblocked and at
    /// its default.
    package static func spawn(
        _ path: String, arguments: [String], environment: [String: String], descriptors: [Int32: Descriptor],
        directory: String? = nil, ownSession: Bool = false
    ) throws(SystemError) -> ChildProcess {
        var actions = posix_spawn_file_actions_t()
        try checking("posix_spawn_file_actions_init") { posix_spawn_file_actions_init(&actions) }
        defer { posix_spawn_file_actions_destroy(&actions) }
        let held = try addDescriptors(descriptors, to: &actions)
        if let directory {
            try checking("posix_spawn_file_actions_addchdir_np", directory) {
                cposix_spawn_change_directory(&actions, directory)
            }
        }
        var attributes = posix_spawnattr_t()
        try checking("posix_spawnattr_init") { posix_spawnattr_init(&attributes) }
        defer { posix_spawnattr_destroy(&attributes) }
        try checking("posix_spawnattr_setflags") {
            cposix_spawn_attributes(&attributes, ownSession ? 1 : 0)
        }

        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var id: pid_t = 0
        try withCStrings(arguments) { (arguments) throws(SystemError) in
            try withCStrings(variables) { (variables) throws(SystemError) in
                try checking("posix_spawn", path) {
                    posix_spawn(&id, path, &actions, &attributes, arguments, variables)
                }
            }
        }
        withExtendedLifetime(held) {}
        // Until it is reaped, which only this value's owner does, the id is the child's even if it has ended already.
        let notice = try retrying("pidfd_open") { cposix_pidfd_open(id) }
        return ChildProcess(id: id, exitNotice: Descriptor(owning: notice, isSocket: false))
    }

    /// Sends a signal to the child, or to every process of its group; nothing happens when there is none any more.
    package func send(_ signal: Signal, toGroup: Bool = true) {
        _ = kill(toGroup ? -id : id, signal.rawValue)
    }

    /// Waits for the end of the child and lets the system forget it.
    package func wait() throws(SystemError) -> Exit {
        while true {
            if let exit = try reap(waiting: true) { return exit }
        }
    }

    /// How the child ended, which the system then forgets; nil while it runs. `waitid`
    package func reapIfEnded() throws(SystemError) -> Exit? { try reap(waiting: false) }

    private func reap(waiting: Bool) throws(SystemError) -> Exit? {
        var exit = cposix_exit()
        _ = try retrying("waitid") { cposix_reap(exitNotice.rawValue, waiting ? 1 : 0, &exit) }
        if exit.ended == 0 { return nil }
        return exit.signalled == 0 ? .code(exit.value) : .signal(Signal(rawValue: exit.value))
    }
}

extension ChildProcess {
    /// Adds the moves to their numbers; returns what must stay open until the child has started.
    private static func addDescriptors(
        _ descriptors: [Int32: Descriptor], to actions: inout posix_spawn_file_actions_t
    ) throws(SystemError) -> [Descriptor] {
        precondition(descriptors.keys.allSatisfy { (0...3).contains($0) }, "only descriptors 0 to 3 are passed on")
        var held: [Descriptor] = []
        for target in 0...(descriptors.keys.max().map { max(2, $0) } ?? 2) {
            // Moved above all targets first: a source may have the number that another is to get.
            let source = try descriptors[target].map { (given) throws(SystemError) in
                try retrying("fcntl") { cposix_duplicate_above(given.rawValue, 4) }
            }
            if let source {
                held.append(Descriptor(owning: source, isSocket: false))
                try checking("posix_spawn_file_actions_adddup2") {
                    posix_spawn_file_actions_adddup2(&actions, source, target)
                }
            } else {
                try checking("posix_spawn_file_actions_addopen") {
                    posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
                }
            }
        }
        try checking("posix_spawn_file_actions_addclosefrom_np") {
            cposix_spawn_close_from(&actions, descriptors[3] == nil ? 3 : 4)
        }
        return held
    }

    private static func withCStrings(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) throws(SystemError) -> Void
    ) throws(SystemError) {
        var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        pointers.append(nil)
        try body(&pointers)
    }
}
