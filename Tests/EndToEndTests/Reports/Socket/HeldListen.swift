// A daemon that stops between `bind` and `listen` until the test lets it go on.
import Foundation
import Glibc
import Posix
import TestSupport

/// A library that is loaded before the daemon's own: its `listen` says that it was called, and waits.
struct HeldListen {
    private let library: String
    private let called: String
    private let goesOn: String
    private let reader: Descriptor

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <fcntl.h>
        #include <stdlib.h>
        #include <unistd.h>

        int listen(int socket, int backlog) {
            char byte = 'x';
            int called = open(getenv("HELD_LISTEN_CALLED"), O_WRONLY);
            if (write(called, &byte, 1) != 1) _exit(99);
            close(called);
            int goes_on = open(getenv("HELD_LISTEN_GOES_ON"), O_RDONLY);
            if (read(goes_on, &byte, 1) != 1) _exit(99);
            close(goes_on);
            int (*real)(int, int) = (int (*)(int, int))dlsym(RTLD_NEXT, "listen");
            return real(socket, backlog);
        }
        """

    init(in folder: String) throws {
        (library, called, goesOn) = (folder + "/held.so", folder + "/called", folder + "/goes-on")
        try Data(Self.source.utf8).write(to: URL(fileURLWithPath: folder + "/held.c"))
        let flags = ["-shared", "-fPIC", "-Wall", "-Werror", "-o", library, folder + "/held.c", "-ldl"]
        try runToEnd("/usr/bin/gcc", flags, scratch: folder).succeeding()
        guard mkfifo(called, 0o600) == 0, mkfifo(goesOn, 0o600) == 0 else { throw TestFailure("no FIFO") }
        reader = try Descriptor.open(called, [.reading, .withoutWaiting])
    }

    var environment: [String: String] {
        ["LD_PRELOAD": library, "HELD_LISTEN_CALLED": called, "HELD_LISTEN_GOES_ON": goesOn]
    }

    /// Waits until the daemon has come to `listen`.
    func awaitListen() throws {
        guard becomesReadable(reader, within: patience) else { throw TestFailure("nobody called listen") }
    }

    func release() throws { try Descriptor.open(goesOn, [.writing]).writeAll("x") }
}
