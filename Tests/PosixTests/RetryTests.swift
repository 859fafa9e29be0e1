// Interrupted calls are called again; errors carry their facts.
import Glibc
import Testing

@testable import Posix

@Suite struct RetryTests {
    @Test(arguments: [0, 1, 5]) func interruptedCallsAreRepeated(times: Int) throws {
        var calls = 0
        let result = try retrying("read") { () -> Int in
            calls += 1
            if calls <= times {
                errno = EINTR
                return -1
            }
            return 7
        }
        #expect(result == 7)
        #expect(calls == times + 1)
    }

    @Test func otherFailuresAreThrownWithTheirFacts() {
        var calls = 0
        let error = #expect(throws: SystemError.self) {
            try retrying("open", "/x") { () -> CInt in
                calls += 1
                errno = ENOENT
                return -1
            }
        }
        #expect(calls == 1)
        #expect(error == SystemError(code: .noEntry, call: "open", path: "/x"))
        #expect(error?.description == "open /x: No such file or directory (ENOENT)")
    }

    @Test func wouldBlockIsAValue() throws {
        let result = try retryingOrBlocked("read") { () -> Int in
            errno = EAGAIN
            return -1
        }
        #expect(result == nil)
    }

    /// What ends the program instead of being thrown. No test of a process' end: Swift Testing waits for one through
    /// all children of the tests' process, and for ever when one that has ended is nobody's to reap.
    @Test(arguments: [(EBADF, true), (EFAULT, true), (ENOENT, false), (EINTR, false), (EIO, false)])
    func aClosedDescriptorIsOurMistake(code: CInt, isOurs: Bool) {
        #expect(Errno(rawValue: code).isOurMistake == isOurs)
    }

    @Test(arguments: [(ENOENT, "ENOENT"), (EAGAIN, "EAGAIN"), (ENOSPC, "ENOSPC"), (99_999, "E99999")])
    func numbersHaveNames(code: CInt, name: String) {
        #expect(Errno(rawValue: code).name == name)
        #expect(!Errno(rawValue: code).message.isEmpty)
    }

    /// A reader that signals hit again and again still gets its byte.
    @Test func aReadGoesOnAfterSignals() throws {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        #expect(sigaction(SIGUSR2, &action, nil) == 0)
        let (reading, writing) = try Descriptor.pipe()
        let reader = Reading(reading)
        for _ in 0..<100 { reader.interrupt() }
        try writing.writeAll([42])
        #expect(reader.join() == [42])
    }
}

/// One read on a thread that can be hit by signals.
private final class Reading {
    private var thread = pthread_t()
    private let box: Box

    final class Box {
        let descriptor: Descriptor
        var bytes: [UInt8] = []
        init(_ descriptor: Descriptor) { self.descriptor = descriptor }
    }

    init(_ descriptor: Descriptor) {
        box = Box(descriptor)
        pthread_create(
            &thread, nil,
            { argument in
                guard let argument else { return nil }
                let box = Unmanaged<Box>.fromOpaque(argument).takeUnretainedValue()
                // A failure leaves the bytes empty, which the test sees.
                _ = try? box.descriptor.read(appendingTo: &box.bytes, atMost: 1)
                return nil
            }, Unmanaged.passUnretained(box).toOpaque()
        )
    }

    func interrupt() { pthread_kill(thread, SIGUSR2) }

    func join() -> [UInt8] {
        pthread_join(thread, nil)
        return box.bytes
    }
}
