// One value, or one or none: what operators make of them stays a plain publisher of the type that Combine documents.
import Combine
import Testing

@Suite struct SmallSourceTests {
    private func line<P: Publisher>(_ publisher: P) -> String {
        let probe = Probe<P.Output, P.Failure>()
        publisher.subscribe(probe)
        return "\(P.self) \(probe.line)"
    }

    @Test func `just stays just`() {
        let seven = Just(7)
        let doubled: Just<Int> = seven.map { $0 * 2 }
        #expect(doubled == Just(14))
        let rows = [
            line(seven.filter { $0 > 7 }), line(seven.compactMap { "\($0)" }), line(seven.collect()),
            line(seven.count()), line(seven.contains(7)), line(seven.allSatisfy { $0 > 7 }), line(seven.first()),
            line(seven.dropFirst()), line(seven.prefix(1)), line(seven.output(in: 1...)), line(seven.max()),
            line(seven.tryMap { _ -> Int in throw Fault() }), line(seven.reduce(1, +)),
            line(seven.setFailureType(to: Fault.self)), line(seven.prepend(1, 2)), line(seven.append([8])),
            line(seven.replaceEmpty(with: 1)), line(seven.ignoreOutput()), line(seven.removeDuplicates()),
        ]
        #expect(
            rows == [
                "Publisher < |", "Publisher < 7 |", "Just<Array<Int>> < [7] |", "Just<Int> < 1 |",
                "Just<Bool> < true |",
                "Just<Bool> < false |", "Just<Int> < 7 |", "Publisher < |", "Publisher < 7 |", "Publisher < |",
                "Just<Int> < 7 |", "Publisher < !fault", "Publisher < 8 |", "Publisher < 7 |",
                "Sequence<Array<Int>, Never> < 1 2 7 |", "Sequence<Array<Int>, Never> < 7 8 |", "Just<Int> < 7 |",
                "Empty<Int, Never> < |", "Just<Int> < 7 |",
            ]
        )
    }

    @Test func `an optional's publisher stays one`() {
        let text: Optional<String>.Publisher = Optional(7).publisher.map { "\($0)" }
        #expect(text == Optional("7").publisher)
        let (seven, none) = (Optional(7).publisher, Int?.none.publisher)
        let rows = [
            line(seven.filter { $0 > 7 }), line(none.map { $0 + 1 }), line(seven.collect()), line(none.count()),
            line(seven.contains(7)), line(none.replaceEmpty(with: 1)), line(seven.replaceEmpty(with: 1)),
            line(seven.drop { $0 > 1 }), line(seven.scan(1, +)), line(none.reduce(1, +)), line(seven.output(at: 1)),
        ]
        #expect(
            rows == [
                "Publisher < |", "Publisher < |", "Publisher < [7] |", "Publisher < |", "Publisher < true |",
                "Just<Int> < 1 |", "Just<Int> < 7 |", "Publisher < |", "Publisher < 8 |", "Publisher < |",
                "Publisher < |",
            ]
        )
    }

    @Test func `merge of five to eight`() {
        let probe = Probe<Int, Never>()
        Publishers.Merge8(Just(1), Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)).subscribe(probe)
        #expect(probe.line == "< 1 2 3 4 5 6 7 8 |")
        let eight = Just(1).merge(with: Just(2)).merge(with: Just(3).eraseToAnyPublisher(), Just(4))
        #expect(line(eight).hasSuffix("< 1 2 3 4 |"))
        let six = Just(1).merge(with: Empty(), Just(2), Empty(), Just(3), Just(4))
        #expect(line(six).hasSuffix("< 1 2 3 4 |"))
        let two = Just(1).merge(with: [2, 3].publisher)
        #expect(line(two.merge(with: Just(4)).merge(with: Just(5)).merge(with: Empty())).hasSuffix("< 1 2 3 4 5 |"))
        let typed: Publishers.Merge3<Just<Int>, Publishers.Sequence<[Int], Never>, Just<Int>> = two.merge(with: Just(4))
        #expect(line(typed).hasSuffix("< 1 2 3 4 |"))
    }
}
