// Children: what they inherit, how they end, that nothing else comes with them.
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct ChildProcessTests {
    /// Runs a shell command with descriptor 1 captured.
    private func output(
        _ command: String, environment: [String: String] = [:], descriptors: [Int32: Descriptor] = [:],
        directory: String? = nil
    ) throws -> (text: String, exit: ChildProcess.Exit) {
        var pipe: (reading: Descriptor, writing: Descriptor?) = try Descriptor.pipe()
        var all = descriptors
        all[1] = pipe.writing
        let child = try ChildProcess.spawn(
            "/bin/sh", arguments: ["sh", "-c", command],
            environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }, descriptors: all, directory: directory
        )
        all = [:]
        pipe.writing = nil
        let bytes = try pipe.reading.readToEnd(limit: 1 << 16)
        return (String(decoding: bytes, as: UTF8.self), try child.wait())
    }

    @Test(
        arguments: [
            ("exit 0", .code(0)), ("exit 7", .code(7)), ("kill -TERM $$", .signal(.terminate)),
            ("kill -KILL $$", .signal(.kill)),
        ] as [(String, ChildProcess.Exit)])
    func endsAreTold(command: String, expected: ChildProcess.Exit) throws {
        #expect(try output(command).exit == expected)
    }

    @Test func environmentAndDirectoryAreTheGivenOnes() throws {
        let found = try output("echo \"$A|$HOME\"; pwd", environment: ["A": "x=y z"], directory: "/usr")
        #expect(found.text == "x=y z|\n/usr\n")
    }

    @Test func onlyTheGivenDescriptorsAreInherited() throws {
        let extra = try Descriptor.pipe()
        // ls itself has the folder open as the last one.
        #expect(try output("ls /proc/self/fd | tr '\\n' ' '").text == "0 1 2 3 ")
        let with3 = try output("ls /proc/self/fd | tr '\\n' ' '", descriptors: [3: extra.reading])
        #expect(with3.text == "0 1 2 3 4 ")
    }

    @Test func missingStandardDescriptorsAreNull() throws {
        #expect(try output("cat; echo lost >&2; readlink /proc/self/fd/0").text == "/dev/null\n")
    }

    /// Sources whose numbers are those of other targets do not overwrite each other.
    @Test func descriptorsMayCross() throws {
        let (first, second) = (try Descriptor.pipe(), try Descriptor.pipe())
        try first.writing.writeAll("a")
        try second.writing.writeAll("b")
        let found = try output(
            "head -c 1 <&0; head -c 1 <&3", descriptors: [0: second.reading, 3: first.reading]
        )
        #expect(found.text == "ba")
    }

    @Test func theChildLeadsItsOwnGroup() throws {
        // Fields 1 and 5 of stat: id and group.
        let found = try output("read id name state parent group rest < /proc/self/stat; [ $id = $group ] && echo own")
        #expect(found.text == "own\n")
    }

    @Test func aChildMayLeadItsOwnSession() throws {
        let (reading, writing) = try Descriptor.pipe()
        let child = try ChildProcess.spawn(
            "/bin/sh", arguments: ["sh", "-c", "read x"], environment: [:], descriptors: [0: reading], ownSession: true
        )
        #expect(ThisProcess.leaders(of: child.id) == [child.id])
        #expect(!ThisProcess.leaders(of: ThisProcess.id).contains(child.id))
        try writing.writeAll("\n")
        #expect(try child.wait() == .code(0))
        #expect(ThisProcess.leaders(of: child.id) == [])
    }

    @Test func signalsStartUnblockedAndAtTheirDefaults() throws {
        var mask = sigset_t()
        var old = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, SIGTERM)
        pthread_sigmask(SIG_BLOCK, &mask, &old)
        defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
        Signal.ignore(.windowChange)
        let found = try output("grep -E 'Sig(Blk|Ign)' /proc/self/status | tr -d '\\t\\n'")
        // The C library keeps 32 and 33 to itself, and leaves them ignored.
        #expect(found.text == "SigBlk:0000000000000000SigIgn:0000000180000000")
    }

    @Test func theWholeGroupGetsASignal() throws {
        var pipe: (reading: Descriptor, writing: Descriptor?) = try Descriptor.pipe()
        let silent = try UnixSocket.pair()
        let child = try ChildProcess.spawn(
            "/bin/sh", arguments: ["sh", "-c", "cat <&3 & echo started; wait"],
            environment: ["PATH": "/usr/bin:/bin"],
            descriptors: [1: try #require(pipe.writing), 3: silent.0]
        )
        pipe.writing = nil
        var bytes: [UInt8] = []
        #expect(try pipe.reading.read(appendingTo: &bytes) == .bytes(8))
        child.send(.kill)
        #expect(try child.wait() == .signal(.kill))
        // The end of the pipe comes only when the grandchild is gone too.
        #expect(try pipe.reading.readToEnd(limit: 10) == [])
        withExtendedLifetime(silent) {}
    }

    @Test func aRunningChildIsNotReaped() throws {
        let (reading, writing) = try Descriptor.pipe()
        let child = try ChildProcess.spawn(
            "/bin/cat", arguments: ["cat"], environment: [:], descriptors: [0: reading]
        )
        #expect(try child.reapIfEnded() == nil)
        child.send(.terminate)
        #expect(try child.wait() == .signal(.terminate))
        withExtendedLifetime(writing) {}
    }

    @Test func aProgramThatIsMissingIsTold() {
        let error = #expect(throws: SystemError.self) {
            try ChildProcess.spawn("/nowhere/x", arguments: ["x"], environment: [:], descriptors: [:])
        }
        #expect(error == SystemError(code: .noEntry, call: "posix_spawn", path: "/nowhere/x"))
    }

    @Test func thisProgramCanBeStartedAgain() throws {
        // The test program does not know the option and ends; that it was found and started is what counts.
        let child = try ChildProcess.spawn(
            "/proc/self/exe", arguments: ["exe", "--no-such-option"], environment: [:], descriptors: [:]
        )
        child.send(.kill)
        _ = try child.wait()
    }
}
