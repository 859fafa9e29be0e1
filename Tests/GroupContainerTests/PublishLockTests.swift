// The daemon sees whether a host publishes; hosts exclude each other.
import GroupContainer
import Posix
import Testing

@Suite struct PublishLockTests {
    @Test func theDaemonSeesAHostPublish() throws {
        try withGroup { group throws in
            var host: Lock? = try PublishLock.hold(in: group)
            let lock = try PublishLock(in: group)
            #expect(try lock.isHeld())
            #expect(try Lock.tryAcquire(group.publishLock) == nil)
            #expect(host != nil)
            host = nil
            #expect(try lock.isHeld() == false)
            #expect(try Lock.tryAcquire(group.publishLock) != nil)
        }
    }
}
