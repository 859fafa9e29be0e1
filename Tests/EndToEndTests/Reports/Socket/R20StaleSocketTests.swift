// R20: the socket's file is there, and nobody listens; or something else stands in its place.
import Foundation
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct R20 {
    @Test func aKilledDaemonIsNamedAndReplaced() throws {
        try DaemonFixture.with { daemon in
            try daemon.reload("Status")
            try daemon.kill()
            #expect(try FileSystem.facts(daemon.socket)?.kind == .socket, "the kill left the socket behind")

            try daemon.host("set", "title=Afterwards").succeeding()
            for words in [["reload", "Status"], ["reload", "Status", "--wait"], ["kinds"]] {
                let result = try daemon.host.run(words)
                #expect(result.code == 3, "\(result)")
                #expect(result.errors.contains("no daemon listens for group.sundial.demo in \(daemon.directory);"))
            }
            #expect(try daemon.host("get", "title").output == "Afterwards\n", "what was published stays")

            // No clearing away, and no reload either.
            try daemon.start()
            try daemon.awaitSnapshot(of: "Status.systemSmall", "after the restart") {
                $0["text"]?.contains("Afterwards") == true
            }
            try daemon.host("reload", "Status").succeeding()
        }
    }

    /// What somebody has put where the socket belongs.
    enum Obstacle: CaseIterable {
        case file, directory, danglingLink, linkToFile, fifo

        func make(at path: String) throws {
            switch self {
            case .file: try Data("precious".utf8).write(to: URL(fileURLWithPath: path))
            case .directory: try FileSystem.makeDirectory(path + "/inside")
            case .danglingLink: #expect(symlink("nowhere", path) == 0)
            case .linkToFile:
                try Data("precious".utf8).write(to: URL(fileURLWithPath: path + ".target"))
                #expect(symlink("widgetd.sock.target", path) == 0)
            case .fifo: #expect(mkfifo(path, 0o600) == 0)
            }
        }
    }

    @Test(arguments: Obstacle.allCases)
    func whatIsNoSocketIsLeftAlone(_ obstacle: Obstacle) throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try FileSystem.makeDirectory(daemon.path("run"))
            try obstacle.make(at: daemon.socket)
            let before = try FileSystem.facts(daemon.socket, followingLinks: false)

            let refused = try runToEnd(Programs.path(of: "widgetd"), daemon.words, scratch: daemon.scratch)
            #expect(refused.code == 6, "\(refused)")
            #expect(refused.errors.split(separator: "\n").count == 1, "\(refused)")
            #expect(refused.errors.contains(daemon.socket), "\(refused)")
            #expect(refused.errors.contains("what stands there is no socket, and is left alone"), "\(refused)")
            let result = try daemon.host("reload", "Status")
            #expect(result.code == 3, "\(result)")
            #expect(try FileSystem.facts(daemon.socket, followingLinks: false) == before)

            try FileManager.default.removeItem(atPath: daemon.socket)
            try daemon.start()
            try daemon.reload("Status")
        }
    }

    /// A socket that another program serves is not ours to take.
    @Test func aSocketThatIsServedIsLeftAlone() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try FileSystem.makeDirectory(daemon.path("run"))
            // Nobody accepts, and the queue has room for none: whoever asks must not wait.
            var stranger: [Descriptor] = [try UnixSocket.listen(at: daemon.socket, backlog: 0)]
            stranger.append(try UnixSocket.connect(to: daemon.socket))
            let refused = try runToEnd(Programs.path(of: "widgetd"), daemon.words, scratch: daemon.scratch)
            #expect(refused.code == 6, "\(refused)")
            #expect(refused.errors.contains("another program serves it"), "\(refused)")
            #expect(try FileSystem.facts(daemon.socket)?.kind == .socket)
            // A host has no room in the queue either, and waits no longer than it was told to.
            let unheard = try daemon.host("reload", "Status", "--wait", "--timeout", "1")
            #expect(unheard.code == 4 && unheard.errors.contains("does not answer"), "\(unheard)")
            withExtendedLifetime(stranger) {}
            stranger = []
            try daemon.start()
            try daemon.reload("Status")
        }
    }

    /// A user who is not root finds a socket of root's in a folder of his own.
    @Test(.enabled(if: getuid() == 0 && Surroundings.ordinaryUser != nil))
    func aSocketOfAnotherUserIsOneClearError() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try FileSystem.makeDirectory(daemon.path("run"))
            // Nobody holds what is bound here beyond this line.
            _ = try UnixSocket.listen(at: daemon.socket)
            try Surroundings.give(daemon.scratch)
            #expect(chown(daemon.socket, 0, 0) == 0)
            daemon.wrapper = try #require(Surroundings.ordinaryUser)
            let words = daemon.wrapper + [Programs.path(of: "widgetd")] + daemon.words
            let refused = try runToEnd(words[0], Array(words.dropFirst()), scratch: daemon.scratch)
            #expect(refused.code == 6, "\(refused)")
            #expect(refused.errors.contains("connect \(daemon.socket): Permission denied (EACCES)"), "\(refused)")
            let host = try daemon.host("kinds")
            #expect(host.code == 6 && host.errors.contains("Permission denied"), "\(host)")
            #expect(try FileSystem.facts(daemon.socket)?.kind == .socket)
        }
    }
}
