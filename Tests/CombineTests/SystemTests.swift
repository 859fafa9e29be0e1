// Queues, run loops, timers, notifications and URL sessions. Every wait ends with the patience of tests.
import Combine
import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

/// Values that come on other threads.
final class Arrivals<Value: Sendable>: Sendable {
    private let all = Mutex<[Value]>([])
    private let come = DispatchSemaphore(value: 0)

    func add(_ value: Value) {
        all.withLock { $0.append(value) }
        come.signal()
    }

    /// Waits until so many are there.
    func wait(for count: Int) throws -> [Value] {
        for index in 0..<count where come.wait(timeout: .now() + patience) == .timedOut {
            throw TestFailure("\(index) of \(count) came")
        }
        return all.withLock { $0 }
    }
}

@Suite struct SystemTests {
    static let mark = DispatchSpecificKey<String>()

    @Test func `a queue delivers what comes on others, in order`() throws {
        let queue = DispatchQueue(label: "test")
        queue.setSpecific(key: Self.mark, value: "here")
        let arrivals = Arrivals<String>()
        let sink = (1...3).publisher.receive(on: queue).sink(
            receiveCompletion: { _ in arrivals.add("|") },
            receiveValue: { arrivals.add("\($0) \(DispatchQueue.getSpecific(key: Self.mark) ?? "elsewhere")") }
        )
        #expect(try arrivals.wait(for: 4) == ["1 here", "2 here", "3 here", "|"])
        sink.cancel()
    }

    @Test func `a concurrent queue keeps the order`() throws {
        let arrivals = Arrivals<Int>()
        let sink = (1...200).publisher.receive(on: DispatchQueue.global()).sink { arrivals.add($0) }
        #expect(try arrivals.wait(for: 200) == Array(1...200))
        sink.cancel()
    }

    @Test func `an operation queue runs later and repeatedly`() throws {
        let queue = OperationQueue()
        let arrivals = Arrivals<Int>()
        let sink = Just(1).delay(for: .milliseconds(5), scheduler: queue).sink { arrivals.add($0) }
        #expect(try arrivals.wait(for: 1) == [1])
        sink.cancel()
        let ticking = queue.schedule(after: queue.now, interval: 0.001) { arrivals.add(2) }
        #expect(try arrivals.wait(for: 3).last == 2)
        ticking.cancel()
    }

    @Test func `a queue runs repeatedly until it is cancelled`() throws {
        let queue = DispatchQueue(label: "test")
        let arrivals = Arrivals<Int>()
        let ticking = queue.schedule(after: queue.now.advanced(by: .milliseconds(1)), interval: 0.001) {
            arrivals.add(1)
        }
        #expect(try arrivals.wait(for: 3).count >= 3)
        ticking.cancel()
    }

    @Test func `another thread's run loop wakes for what is scheduled, and for timers`() throws {
        let arrivals = Arrivals<String>()
        let loops = Arrivals<Loop>()
        let over = Flag()
        let thread = Thread {
            let loop = RunLoop.current
            // Without a source the loop would end at once.
            let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
            loop.add(timer, forMode: .default)
            loops.add(Loop(loop: loop))
            while !over.value, loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02)) {}
            timer.invalidate()
            arrivals.add("ended")
        }
        thread.name = "loop"
        thread.start()
        let loop = try #require(try loops.wait(for: 1).first).loop
        let sink = Just("now").receive(on: loop).sink { arrivals.add("\($0) \(RunLoop.current === loop)") }
        #expect(try arrivals.wait(for: 1) == ["now true"])
        let timer = Timer.publish(every: 0.001, on: loop, in: .default).autoconnect().prefix(2).sink(
            receiveCompletion: { _ in arrivals.add("|") }, receiveValue: { _ in arrivals.add("tick") }
        )
        #expect(try arrivals.wait(for: 3) == ["now true", "tick", "tick", "|"])
        loop.schedule { over.value = true }
        #expect(try arrivals.wait(for: 1).last == "ended")
        sink.cancel()
        timer.cancel()
    }

    @Test func `notifications come until they are cancelled`() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let object = NSObject()
        var heard: [Int] = []
        let sink = center.publisher(for: name, object: object).compactMap { $0.userInfo?["n"] as? Int }
            .sink { heard.append($0) }
        center.post(name: name, object: object, userInfo: ["n": 1])
        center.post(name: name, object: nil, userInfo: ["n": 2])
        sink.cancel()
        center.post(name: name, object: object, userInfo: ["n": 3])
        #expect(heard == [1])
    }

    @Test func `a file is loaded as a URL session would`() throws {
        try withTemporaryFolder { folder in
            let file = URL(fileURLWithPath: folder + "/tide.json")
            try Data(#"{"n": 7}"#.utf8).write(to: file)
            struct Tide: Decodable { let n: Int }
            let arrivals = Arrivals<String>()
            let found = URLSession.shared.dataTaskPublisher(for: file).map(\.data)
                .decode(type: Tide.self, decoder: JSONDecoder())
                .sink(receiveCompletion: { arrivals.add("\($0)") }, receiveValue: { arrivals.add("\($0.n)") })
            #expect(try arrivals.wait(for: 2) == ["7", "finished"])
            let missing = URLSession.shared.dataTaskPublisher(for: file.appendingPathExtension("gone"))
                .map { _ in 0 }.mapError { $0.code == .fileDoesNotExist ? Fault() : Fault(description: "\($0)") }
                .sink(receiveCompletion: { arrivals.add("\($0)") }, receiveValue: { arrivals.add("\($0)") })
            #expect(try arrivals.wait(for: 1).last == "failure(fault)")
            found.cancel()
            missing.cancel()
        }
    }

    @Test func `nobody there is a URL error`() throws {
        let url = try #require(URL(string: "http://127.0.0.1:9/"))
        let arrivals = Arrivals<String>()
        let sink = URLSession.shared.dataTaskPublisher(for: url).map { _ in "loaded" }
            .catch { Just("\($0.code == .cannotConnectToHost)") }.sink { arrivals.add($0) }
        #expect(try arrivals.wait(for: 1) == ["true"])
        sink.cancel()
    }

    /// A thread's run loop, on its way to another thread.
    // Proof: blocks and timers may be added from any thread.
    struct Loop: @unchecked Sendable { let loop: RunLoop }

    /// A flag that another thread reads.
    final class Flag: Sendable {
        private let flag = Mutex(false)
        var value: Bool {
            get { flag.withLock { $0 } }
            set { flag.withLock { $0 = newValue } }
        }
    }
}
