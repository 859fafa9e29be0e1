// Publishers in loops that await, and awaited futures.
import Combine
import Testing

@Suite struct AsyncTests {
    @Test func `a loop reads the values and ends`() async {
        var heard: [Int] = []
        for await value in (1...3).publisher.values { heard.append(value) }
        #expect(heard == [1, 2, 3])
    }

    @Test func `a failure is thrown after the values`() async {
        var heard: [Int] = []
        do {
            for try await value in [1, 2].publisher.setFailureType(to: Fault.self).append(Fail(error: Fault())).values {
                heard.append(value)
            }
            Issue.record("nothing was thrown")
        } catch {
            #expect(error as? Fault == Fault())
        }
        #expect(heard == [1, 2])
    }

    @Test func `a loop asks for one value at a time, and cancels when it is left`() async {
        var requests: [Subscribers.Demand] = []
        var cancelled = 0
        do {
            let values = (1...9).publisher.handleEvents(
                receiveCancel: { cancelled += 1 }, receiveRequest: { requests.append($0) }
            ).values
            for await value in values where value == 2 { break }
        }
        #expect(requests == [.max(1), .max(1)])
        #expect(cancelled == 1)
    }

    @MainActor final class Model: ObservableObject {
        @Published var count = 0
    }

    @Test @MainActor func `the values of a published property, on the main actor`() async {
        let model = Model()
        var heard: [Int] = []
        for await value in model.$count.values {
            heard.append(value)
            if value == 3 { break }
            model.count += 1
        }
        #expect(heard == [0, 1, 2, 3])
    }

    @Test func `a future is awaited`() async throws {
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
        #expect(try await Future<Int, Fault> { $0(.success(5)) }.value == 5)
        await #expect(throws: Fault()) { try await Future<Int, Fault> { $0(.failure(Fault())) }.value }
    }
}
