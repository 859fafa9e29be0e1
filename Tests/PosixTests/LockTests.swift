// Locks exclude, tell who holds them, and end with their holder.
import Glibc
import Posix
import TestSupport
import Testing

@Suite struct LockTests {
    @Test func aLockExcludesUntilItIsReleased() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/lock"
            var first = try Lock.tryAcquire(path)
            #expect(first != nil)
            #expect(try Lock.tryAcquire(path) == nil)
            first = nil
            #expect(try Lock.tryAcquire(path) != nil)
            #expect(try FileSystem.facts(path)?.mode == 0o600)
        }
    }

    @Test func theHolderLeavesANote() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/lock"
            #expect(try Lock.note(at: path) == nil)
            let lock = try Lock.acquire(path)
            #expect(try Lock.note(at: path) == nil)
            try lock.write(note: "a longer note")
            try lock.write(note: "pid 42")
            #expect(try Lock.note(at: path) == "pid 42")
        }
    }

    @Test func askingDoesNotTake() throws {
        try withTemporaryFolder { folder in
            let place = try LockPlace("\(folder)/lock")
            #expect(try place.isHeld() == false)
            let lock = try Lock.tryAcquire("\(folder)/lock")
            #expect(lock != nil)
            #expect(try place.isHeld())
            #expect(try place.isHeld())
            withExtendedLifetime(lock) {}
        }
    }

    /// Who removes a lock's file leaves its holder locked out of the next one; both sides must see that.
    @Test func aRemovedFileIsAnotherLock() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/lock"
            let place = try LockPlace(path)
            let old = try #require(try Lock.tryAcquire(path))
            #expect(try old.isAt(path))
            try FileSystem.remove(path)
            #expect(try !old.isAt(path))
            #expect(try !place.isHeld())
            let new = try #require(try Lock.tryAcquire(path))
            #expect(try !old.isAt(path))
            #expect(try new.isAt(path))
            #expect(try place.isHeld())
            withExtendedLifetime((old, new)) {}
        }
    }

    @Test func aDirectoryIsLockedToo() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/d"
            #expect(try Lock.tryAcquire(directory: path) == nil)
            try FileSystem.makeDirectory(path)
            var first = try Lock.tryAcquire(directory: path)
            #expect(first != nil)
            #expect(try Lock.tryAcquire(directory: path) == nil)
            try FileSystem.removeDirectory(path)
            try FileSystem.makeDirectory(path)
            let second = try Lock.tryAcquire(directory: path)
            #expect(second != nil, "another of the same name")
            #expect(try first?.isAt(path) == false)
            first = nil
            withExtendedLifetime(second) {}
        }
    }

    /// Taken and given up over one open file, so that those who watch it see nothing.
    @Test func aPlaceTakesItsLock() throws {
        try withTemporaryFolder { folder in
            let place = try LockPlace("\(folder)/lock")
            #expect(try place.take())
            #expect(try Lock.tryAcquire("\(folder)/lock") == nil)
            try place.giveUp()
            let lock = try Lock.tryAcquire("\(folder)/lock")
            #expect(lock != nil)
            #expect(try !place.take())
            withExtendedLifetime(lock) {}
        }
    }

    /// A note replaces what the lock's file says: a file elsewhere must never be that.
    @Test(arguments: ["link", "fifo", "directory"]) func whatIsNoFileIsRefusedAndLeftAlone(_ what: String) throws {
        try withTemporaryFolder { folder in
            let (path, other) = ("\(folder)/lock", "\(folder)/other")
            try AtomicFile.write([1, 2, 3], to: other, durable: false)
            switch what {
            case "link": #expect(symlink(other, path) == 0)
            case "fifo": #expect(mkfifo(path, 0o600) == 0)
            default: try FileSystem.makeDirectory(path)
            }
            #expect(throws: SystemError.self) { try Lock.tryAcquire(path) }
            #expect(throws: SystemError.self) { try Lock.acquire(path) }
            #expect(throws: SystemError.self) { try LockPlace(path) }
            #expect(try FileSystem.contents(of: other, limit: 10)?.elementsEqual([1, 2, 3]) == true)
        }
    }

    /// A process that is killed gives its lock up.
    @Test func theSystemReleasesTheLocksOfTheDead() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/lock"
            let (reading, writing) = try Descriptor.pipe()
            let child = try ChildProcess.spawn(
                "/bin/sh", arguments: ["sh", "-c", "exec 9>\"$0\"; flock 9; echo held; exec cat <&3", path],
                environment: ["PATH": "/usr/bin:/bin"],
                descriptors: [1: writing, 3: try Descriptor.pipe().reading]
            )
            var bytes: [UInt8] = []
            #expect(try reading.read(appendingTo: &bytes) == .bytes(5))
            child.send(.kill)
            _ = try child.wait()
            #expect(try Lock.tryAcquire(path) != nil)
        }
    }
}
