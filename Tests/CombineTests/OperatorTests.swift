// Each operator: values, end, failure, demand and cancellation.
import Combine
import Testing

extension Row: CustomTestStringConvertible {
    var testDescription: String { name }
}

@Suite struct OperatorTests {
    private let finishing = [1, 2, 3, 2].publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()
    private let failing = [1, 2, 3, 2].publisher.setFailureType(to: Fault.self)
        .append(Fail(error: Fault())).eraseToAnyPublisher()

    @Test(arguments: allRows) func `sends values and the end`(_ row: Row) {
        let probe = Probe<String, any Error>()
        row.apply(finishing).subscribe(probe)
        #expect(probe.line == "< " + row.finished)
    }

    @Test(arguments: allRows) func `sends values and the failure`(_ row: Row) {
        let probe = Probe<String, any Error>()
        row.apply(failing).subscribe(probe)
        #expect(probe.line == "< " + row.failed)
    }

    @Test(arguments: allRows) func `sends no more than is asked for`(_ row: Row) {
        // Without demand nothing comes, and one by one all that is not given up for something newer.
        let probe = Probe<String, any Error>(.none)
        row.apply(finishing).subscribe(probe)
        #expect(probe.line == "<" || probe.line == "< |" || probe.line.hasPrefix("< !"))
        for _ in 0..<20 where !probe.isOver { probe.request(.max(1)) }
        #expect(probe.line == "< " + row.slowly)
    }

    @Test(arguments: allRows) func `asks for as many as its subscriber does with each value`(_ row: Row) {
        let probe = Probe<String, any Error>(.max(1), each: .max(1))
        row.apply(finishing).subscribe(probe)
        #expect(probe.line == "< " + row.finished)
    }

    @Test(arguments: allRows) func `cancels what it has subscribed to`(_ row: Row) {
        let spring = Spring()
        let probe = Probe<String, any Error>()
        row.apply(spring.eraseToAnyPublisher()).subscribe(probe)
        let before = probe.line
        probe.cancel()
        probe.cancel()
        #expect(spring.cancelled == spring.flows.count)
        spring.send(5)
        spring.end(.finished)
        #expect(probe.line == before, "what comes after the cancellation is dropped")
    }

    @Test(arguments: [
        ("map", ".max(3)", "max(3)"), ("filter", ".max(3)", "max(3)"), ("collect", ".max(1)", "unlimited"),
        ("count", ".max(1)", "unlimited"), ("prefix", ".max(3)", "max(3)"), ("receive on", ".max(3)", "max(3)"),
        ("flatMap", ".max(1)", "unlimited"), ("flatMap one by one", ".max(2)", "max(1)"),
        ("buffer kept full", ".max(1)", "max(2)"), ("buffer by request", ".max(1)", "unlimited"),
        ("zip", ".max(2)", "max(2)"),
    ])
    func `asks the publisher above`(_ name: String, _ asked: String, _ expected: String) throws {
        let row = try #require(allRows.first { $0.name == name })
        let spring = Spring()
        let demand = try #require([".max(1)": 1, ".max(2)": 2, ".max(3)": 3][asked])
        let probe = Probe<String, any Error>(.max(demand))
        row.apply(spring.eraseToAnyPublisher()).subscribe(probe)
        #expect(spring.requests == expected)
    }

    @Test func `a step that sends nothing asks for another`() {
        let spring = Spring()
        spring.filter { $0 > 1 }.subscribe(Probe<Int, Fault>(.max(1)))
        #expect(spring.send(1) == .max(1))
        #expect(spring.send(2) == .none)
    }

    @Test func `one that has enough cancels the publisher above`() {
        for row in allRows where ["first", "prefix", "contains", "output at"].contains(row.name) {
            let spring = Spring()
            let probe = Probe<String, any Error>()
            row.apply(spring.eraseToAnyPublisher()).subscribe(probe)
            for value in [1, 2, 3] { spring.send(value) }
            #expect(probe.isOver)
            #expect(spring.cancelled == 1, "\(row.name)")
        }
    }
}
