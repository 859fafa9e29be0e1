// What each operator makes of 1 2 3 2, once finished and once failed.
import Combine
import Foundation

typealias Numbers = AnyPublisher<Int, Fault>
typealias Texts = AnyPublisher<String, any Error>

/// An operator, and what comes of it.
struct Row: Sendable {
    let name: String
    let apply: @Sendable (Numbers) -> Texts
    let finished: String
    let failed: String
    /// What comes of it for one who asks late and one by one, where that is not the same.
    let slowly: String

    init<P: Publisher & SendableMetatype>(
        _ name: String, _ finished: String, _ failed: String, slowly: String? = nil,
        _ apply: @escaping @Sendable (Numbers) -> P
    ) {
        self.name = name
        self.finished = finished
        self.failed = failed
        self.slowly = slowly ?? finished
        self.apply = { apply($0).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher() }
    }
}

private func odd(_ number: Int) -> Bool { number % 2 == 1 }
private func small(_ number: Int) -> Bool { number < 3 }
private func refusing3(_ number: Int) throws -> Int {
    if number == 3 { throw Fault(description: "three") }
    return number
}
private struct Numbered: Codable { let n: Int }

let mappingRows: [Row] = [
    Row("map", "2 4 6 4 |", "2 4 6 4 !fault") { $0.map { $0 * 2 } },
    Row("map map", "3 5 7 5 |", "3 5 7 5 !fault") { $0.map { $0 * 2 }.map { $0 + 1 } },
    Row("map key path", "1 2 3 2 |", "1 2 3 2 !fault") { $0.map(\.description) },
    Row("map key paths", "1-1 2-2 3-3 2-2 |", "1-1 2-2 3-3 2-2 !fault") {
        $0.map(\.description, \.magnitude).map { "\($0)-\($1)" }
    },
    Row("tryMap", "1 2 !three", "1 2 !three") { $0.tryMap(refusing3) },
    Row("scan", "1 3 6 8 |", "1 3 6 8 !fault") { $0.scan(0, +) },
    Row("tryScan", "1 3 !three", "1 3 !three") { $0.tryScan(0) { $0 + (try refusing3($1)) } },
    Row("replaceNil", "0 2 0 2 |", "0 2 0 2 !fault") { $0.map { odd($0) ? nil : $0 }.replaceNil(with: 0) },
    Row("encode", #"{"n":1} {"n":2} {"n":3} {"n":2} |"#, #"{"n":1} {"n":2} {"n":3} {"n":2} !fault"#) {
        $0.map { Numbered(n: $0) }.encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }
    },
    Row("decode", "1 2 3 2 |", "1 2 3 2 !fault") {
        $0.map { Data("{\"n\": \($0)}".utf8) }.decode(type: Numbered.self, decoder: JSONDecoder()).map(\.n)
    },
    Row("decode what does not parse", "!no", "!no") {
        $0.map { Data("{\"m\": \($0)}".utf8) }.decode(type: Numbered.self, decoder: JSONDecoder()).map(\.n)
            .mapError { _ in Fault(description: "no") }
    },
    Row("property list", "1 2 3 2 |", "1 2 3 2 !fault") {
        $0.map { Numbered(n: $0) }.encode(encoder: PropertyListEncoder())
            .decode(type: Numbered.self, decoder: PropertyListDecoder()).map(\.n)
    },
    Row("setFailureType", "7 |", "7 |") { _ in Just(7).setFailureType(to: Fault.self) },
    Row("mapError", "1 2 3 2 |", "1 2 3 2 !other") { $0.mapError { _ in Fault(description: "other") } },
    Row("eraseToAnyPublisher", "1 2 3 2 |", "1 2 3 2 !fault") { $0.eraseToAnyPublisher().eraseToAnyPublisher() },
    Row("handleEvents", "1 2 3 2 |", "1 2 3 2 !fault") { $0.handleEvents() },
    Row("print", "1 2 3 2 |", "1 2 3 2 !fault") { $0.print("row", to: Sponge()) },
    Row("breakpoint", "1 2 3 2 |", "1 2 3 2 !fault") { $0.breakpoint(receiveOutput: { $0 == 9 }) },
]

let filteringRows: [Row] = [
    Row("filter", "1 3 |", "1 3 !fault") { $0.filter(odd) },
    Row("tryFilter", "1 !three", "1 !three") { $0.tryFilter { odd(try refusing3($0)) } },
    Row("compactMap", "1 3 |", "1 3 !fault") { $0.compactMap { odd($0) ? $0 : nil } },
    Row("tryCompactMap", "1 !three", "1 !three") { $0.tryCompactMap { odd(try refusing3($0)) ? $0 : nil } },
    Row("removeDuplicates", "1 2 3 2 |", "1 2 3 2 !fault", slowly: "1 2 3 2 1 2 3 2 |") {
        $0.flatMap { [$0, $0].publisher }.removeDuplicates()
    },
    Row("removeDuplicates by", "1 2 |", "1 2 !fault") { $0.removeDuplicates { $0 >= 2 && $1 >= 2 } },
    Row("tryRemoveDuplicates", "1 2 !three", "1 2 !three") {
        $0.tryRemoveDuplicates { $0 == (try refusing3($1)) }
    },
    Row("prefix", "1 2 |", "1 2 |") { $0.prefix(2) },
    Row("prefix more", "1 2 3 2 |", "1 2 3 2 !fault") { $0.prefix(9) },
    Row("prefix none", "|", "|") { $0.prefix(0) },
    Row("prefix while", "1 2 |", "1 2 |") { $0.prefix(while: small) },
    Row("tryPrefix", "1 2 !three", "1 2 !three") { $0.tryPrefix { try refusing3($0) > 0 } },
    Row("dropFirst", "2 3 2 |", "2 3 2 !fault") { $0.dropFirst() },
    Row("dropFirst 3", "2 |", "2 !fault") { $0.dropFirst(3) },
    Row("drop while", "3 2 |", "3 2 !fault") { $0.drop(while: small) },
    Row("tryDrop", "!three", "!three") { $0.tryDrop { small(try refusing3($0)) } },
    Row("first", "1 |", "1 |") { $0.first() },
    Row("first where", "2 |", "2 |") { $0.first { $0 > 1 } },
    Row("first where none", "|", "!fault") { $0.first { $0 > 9 } },
    Row("tryFirst", "!three", "!three") { $0.tryFirst { try refusing3($0) > 9 } },
    Row("last", "2 |", "!fault") { $0.last() },
    Row("last where", "3 |", "!fault") { $0.last(where: odd) },
    Row("tryLast", "!three", "!three") { $0.tryLast { odd(try refusing3($0)) } },
    Row("output at", "3 |", "3 |") { $0.output(at: 2) },
    Row("output at nowhere", "|", "!fault") { $0.output(at: 7) },
    Row("output in", "2 3 |", "2 3 |") { $0.output(in: 1...2) },
    Row("output from", "3 2 |", "3 2 !fault") { $0.output(in: 2...) },
    Row("ignoreOutput", "|", "!fault") { $0.ignoreOutput() },
]

let gatheringRows: [Row] = [
    Row("reduce", "8 |", "!fault") { $0.reduce(0, +) },
    Row("tryReduce", "!three", "!three") { $0.tryReduce(0) { $0 + (try refusing3($1)) } },
    Row("collect", "[1, 2, 3, 2] |", "!fault") { $0.collect() },
    Row("collect 3", "[1, 2, 3] [2] |", "[1, 2, 3] !fault") { $0.collect(3) },
    Row("collect 2", "[1, 2] [3, 2] |", "[1, 2] [3, 2] !fault") { $0.collect(2) },
    Row("count", "4 |", "!fault") { $0.count() },
    Row("contains", "true |", "true |") { $0.contains(3) },
    Row("contains not", "false |", "!fault") { $0.contains(9) },
    Row("contains where", "true |", "true |") { $0.contains { $0 > 2 } },
    Row("tryContains", "!three", "!three") { $0.tryContains { try refusing3($0) > 9 } },
    Row("allSatisfy", "true |", "!fault") { $0.allSatisfy { $0 > 0 } },
    Row("allSatisfy not", "false |", "false |") { $0.allSatisfy(small) },
    Row("tryAllSatisfy", "!three", "!three") { $0.tryAllSatisfy { try refusing3($0) > 0 } },
    Row("min", "1 |", "!fault") { $0.min() },
    Row("max", "3 |", "!fault") { $0.max() },
    Row("max by", "1 |", "!fault") { $0.max(by: >) },
    Row("min by", "3 |", "!fault") { $0.min(by: >) },
    Row("tryMax", "!three", "!three") { $0.tryMax { $0 < (try refusing3($1)) } },
    Row("replaceEmpty not", "1 2 3 2 |", "1 2 3 2 !fault") { $0.replaceEmpty(with: 9) },
    Row("replaceEmpty", "9 |", "!fault") { $0.filter { $0 > 9 }.replaceEmpty(with: 9) },
]

let failingRows: [Row] = [
    Row("replaceError", "1 2 3 2 |", "1 2 3 2 9 |") { $0.replaceError(with: 9) },
    Row("catch", "1 2 3 2 |", "1 2 3 2 8 9 |") { $0.catch { _ in [8, 9].publisher } },
    Row("catch and fail", "1 2 3 2 |", "1 2 3 2 !again") {
        $0.catch { _ in Fail<Int, Fault>(error: Fault(description: "again")) }
    },
    Row("tryCatch", "1 2 3 2 |", "1 2 3 2 !thrown") {
        $0.tryCatch { _ -> Just<Int> in throw Fault(description: "thrown") }
    },
    Row("tryCatch goes on", "1 2 3 2 |", "1 2 3 2 9 |") { $0.tryCatch { _ in Just(9) } },
    Row("retry", "1 2 3 2 |", "1 2 3 2 1 2 3 2 1 2 3 2 !fault") { $0.retry(2) },
    Row("retry 0", "1 2 3 2 |", "1 2 3 2 !fault") { $0.retry(0) },
    Row("assertNoFailure", "1 2 3 2 |", "1 2 3 2 9 |") { $0.replaceError(with: 9).assertNoFailure() },
]

let joiningRows: [Row] = [
    Row("append", "1 2 3 2 8 9 |", "1 2 3 2 !fault") { $0.append(8, 9) },
    Row("append publisher", "1 2 3 2 1 2 3 2 |", "1 2 3 2 !fault") { $0.append($0) },
    Row("prepend", "8 9 1 2 3 2 |", "8 9 1 2 3 2 !fault") { $0.prepend([8, 9]) },
    Row("prepend publisher", "9 1 2 3 2 |", "9 1 2 3 2 !fault") {
        $0.prepend(Just(9).setFailureType(to: Fault.self))
    },
    Row("flatMap", "1 10 2 20 3 30 2 20 |", "1 10 2 20 3 30 2 20 !fault", slowly: "1 2 3 2 10 20 30 20 |") {
        $0.flatMap { [$0, 10 * $0].publisher }
    },
    Row("flatMap one by one", "1 10 2 20 3 30 2 20 |", "1 10 2 20 3 30 2 20 !fault") {
        $0.flatMap(maxPublishers: .max(1)) { [$0, 10 * $0].publisher }
    },
    Row("flatMap of those that fail", "1 2 !three", "1 2 !three", slowly: "!three") {
        $0.flatMap { number -> Numbers in
            number == 3
                ? Fail(error: Fault(description: "three")).eraseToAnyPublisher()
                : Just(number).setFailureType(to: Fault.self).eraseToAnyPublisher()
        }
    },
    Row("switchToLatest", "1 10 2 20 3 30 2 20 |", "1 10 2 20 3 30 2 20 !fault", slowly: "2 20 |") {
        $0.map { [$0, 10 * $0].publisher }.switchToLatest()
    },
    Row("merge with none", "1 2 3 2 |", "1 2 3 2 !fault") { $0.merge(with: Empty()) },
    Row("combineLatest", "9-1 9-2 9-3 9-2 |", "9-1 9-2 9-3 9-2 !fault", slowly: "9-2 |") {
        Just(9).setFailureType(to: Fault.self).combineLatest($0).map { "\($0)-\($1)" }
    },
    Row("combineLatest 3", "8-9-1 8-9-2 8-9-3 8-9-2 |", "8-9-1 8-9-2 8-9-3 8-9-2 !fault", slowly: "8-9-2 |") {
        Just(8).setFailureType(to: Fault.self).combineLatest(Just(9).setFailureType(to: Fault.self), $0) {
            "\($0)-\($1)-\($2)"
        }
    },
    Row("zip", "1a 2b 3c |", "!fault") {
        $0.zip(["a", "b", "c"].publisher.setFailureType(to: Fault.self)).map { "\($0)\($1)" }
    },
    Row("zip 3", "1a1 2b2 |", "!fault") {
        $0.zip(
            ["a", "b", "c"].publisher.setFailureType(to: Fault.self), [1, 2].publisher.setFailureType(to: Fault.self)
        ).map { "\($0)\($1)\($2)" }
    },
    Row("zip 4", "1111 |", "!fault") {
        let one = Just(1).setFailureType(to: Fault.self)
        return $0.zip(one, one, one) { "\($0)\($1)\($2)\($3)" }
    },
    Row("buffer by request", "1 2 3 2 |", "1 2 3 2 !fault") {
        $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)
    },
    Row("buffer kept full", "1 2 3 2 |", "1 2 3 2 !fault") {
        $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropOldest)
    },
    Row("receive on", "1 2 3 2 |", "1 2 3 2 !fault") { $0.receive(on: ImmediateScheduler.shared) },
    Row("subscribe on", "1 2 3 2 |", "1 2 3 2 !fault") { $0.subscribe(on: ImmediateScheduler.shared) },
    Row("delay", "1 2 3 2 |", "1 2 3 2 !fault") { $0.delay(for: 1, scheduler: ImmediateScheduler.shared) },
    Row("measureInterval", "0 0 0 0 |", "0 0 0 0 !fault") {
        $0.measureInterval(using: ImmediateScheduler.shared).map(\.magnitude)
    },
]

let allRows = mappingRows + filteringRows + gatheringRows + failingRows + joiningRows

/// Takes what is printed.
private struct Sponge: TextOutputStream {
    mutating func write(_ string: String) {}
}
