// Facts of the running process.
import CPosix
import Glibc

/// The running process.
package enum ThisProcess {
    package static var id: Int32 { getpid() }
    package static var userID: UInt32 { geteuid() }
    package static var parentID: Int32 { getppid() }

    /// How many threads can run at once.
    package static var cores: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

    /// The leaders of a living process' group and session; none when there is no process of that id.
    package static func leaders(of id: Int32) -> Set<Int32> { Set([getpgid(id), getsid(id)]).subtracting([-1]) }

    /// A variable of the environment that the process was started with; nil when it is not set. `getenv`
    package static func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The words that the process was started with, its own name first.
    package static func arguments() throws(ArgumentFault) -> [String] {
        var arguments: [String] = []
        var place = CommandLine.unsafeArgv
        while let word = place.pointee {
            let bytes = [UInt8](UnsafeRawBufferPointer(start: word, count: strlen(word)))
            do throws(NotUTF8) {
                arguments.append(try String(checking: bytes))
            } catch {
                throw ArgumentFault(
                    number: arguments.count, text: String(decoding: bytes, as: UTF8.self), fault: error
                )
            }
            place += 1
        }
        return arguments
    }

    /// Sets the name that `ps` and `top` show, of which they keep 15 bytes.
    package static func setName(_ name: String) { cposix_name_process(name) }

    /// Has `print` pass on each line as it ends, also where nobody types.
    package static func writeOutputByLine() { cposix_write_output_by_line() }

    /// What this process makes from now on nobody else may read, unless it says so. `umask`
    package static func makeFilesPrivate() { _ = umask(0o077) }

    /// Keeps memory that is freed until `releaseFreeMemory`: what is freed and needed again at once, such as the pixels
    /// of one picture after another, costs a fault a page otherwise. `mallopt`
    package static func keepFreeMemory() { cposix_keep_free_memory() }

    /// Gives memory that was freed back to the system, which takes a moment. `malloc_trim`
    package static func releaseFreeMemory() { cposix_release_free_memory() }

    /// Lets this process have more open descriptors than the usual limit, as far as the system allows. `setrlimit`
    package static func raiseDescriptorLimit(to wished: UInt = 4096) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < wished else {
            return
        }
        limit.rlim_cur = min(wished, limit.rlim_max)
        _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }

    /// Stops until somebody lets this process go on. `SIGSTOP`
    package static func stop() { _ = kill(getpid(), SIGSTOP) }

    /// Ends as the signal ends a process that does not care for it, so that whoever waits sees which it was.
    package static func end(by signal: Signal) -> Never {
        _ = Glibc.signal(signal.rawValue, SIG_DFL)
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, signal.rawValue)
        _ = pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        _ = kill(getpid(), signal.rawValue)
        // The first process of a container is spared.
        _exit(128 + signal.rawValue)
    }

    /// Ends at once, without running exit handlers or waiting for other threads. `_exit`
    package static func endNow(code: CInt) -> Never { _exit(code) }
}
