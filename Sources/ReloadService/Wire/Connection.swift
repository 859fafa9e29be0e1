// One peer of the daemon as a value: bytes in, requests out; answers in the order of the requests, bytes out.

/// The state of a connection; the daemon's shell reads, writes and closes as it says. Instants are monotonic nanoseconds.
package struct Connection: Sendable {
    /// When a peer is slowed down or dropped.
    package struct Limits: Sendable {
        package var lineBytes = ServiceProtocol.requestLimit
        /// Above this much unread output no requests are read.
        package var unreadBytes = 1024 * 1024
        /// How long a line may stay unfinished.
        package var unfinishedLine: Int64 = 60_000_000_000
        /// How long output may wait without any of it being read.
        package var stuckOutput: Int64 = 10_000_000_000
        /// Above so many unread notifications the next are dropped.
        package var pendingNotifications = ServiceProtocol.pendingNotifications
        package init() {}
    }

    /// The place of an answer in the order of requests.
    package struct Ticket: Hashable, Sendable { let number: Int }

    /// What came.
    package enum Arrival: Hashable, Sendable {
        /// To be executed; without a ticket it is not answered, only logged.
        case request(Request, Ticket?)
        /// Refused and, where it asks for an answer, answered already.
        case refused(ServiceError)
    }

    private let limits: Limits
    private var framer: LineFramer
    /// The answers from the first that is not there yet.
    private var slots: [Slot] = []
    private var firstSlot = 0
    private var output = OutputQueue()
    private var hasEnded = false
    private var isRefused = false
    private var isLost = false
    private var lineBegan: Int64?
    private var outputMoved: Int64 = 0
    /// What the peer is told of; nil until it asks.
    private var topics: Set<Topic>?
    /// Notifications dropped since the last that went out.
    private var missed = 0

    private struct Slot {
        let id: RequestID?
        var line: [UInt8]?
    }

    package init(limits: Limits = Limits()) {
        self.limits = limits
        framer = LineFramer(limit: limits.lineBytes)
    }

    // MARK: Input

    /// Takes bytes that the peer sent; what they ask for is got by `next`.
    package mutating func received(_ bytes: some Collection<UInt8>) {
        if !isRefused { framer.add(bytes) }
    }

    /// The peer sends no more; its answers still go out.
    package mutating func ended() {
        if hasEnded { return }
        hasEnded = true
        framer.finish()
    }

    /// The peer reads no more: what it has asked for is still done, and answers nobody.
    package mutating func lost() {
        isLost = true
        output = OutputQueue()
    }

    /// What came next; nil when there is nothing more, or when the peer must read before it is heard again.
    package mutating func next(at now: Int64) -> Arrival? {
        guard hasMore else { return nil }
        if let piece = framer.next() {
            lineBegan = nil
            return arrival(piece, at: now)
        }
        lineBegan = framer.isUnfinished ? lineBegan ?? now : nil
        return nil
    }

    private mutating func arrival(_ piece: LineFramer.Piece, at now: Int64) -> Arrival {
        switch piece {
        case .tooLong:
            let error = ServiceError.lineTooLong(limit: limits.lineBytes)
            answerInOrder(AnswerLine.error(error, for: nil), at: now)
            return .refused(error)
        case .line(let line):
            switch Request.read(line) {
            case .failure(let refusal):
                if refusal.isAnswered { answerInOrder(AnswerLine.error(refusal.error, for: refusal.id), at: now) }
                return .refused(refusal.error)
            case .success(let request):
                guard request.id != nil else { return .request(request, nil) }
                return .request(request, reserve(for: request.id))
            }
        }
    }

    // MARK: Output

    /// Answers a request; the bytes go out when all earlier requests are answered.
    package mutating func answer(_ ticket: Ticket, _ body: some Codable & Sendable, at now: Int64) {
        fill(ticket, at: now) { AnswerLine.result(body, for: $0) }
    }

    /// Answers a request by an error.
    package mutating func answer(_ ticket: Ticket, _ error: ServiceError, at now: Int64) {
        fill(ticket, at: now) { AnswerLine.error(error, for: $0) }
    }

    /// From now on the peer is told of these events; a subscriber that sends no more still listens.
    package mutating func subscribe(to topics: [Topic]) {
        self.topics = topics.isEmpty ? nil : Set(topics)
    }

    /// Whether the peer wants to be told of an event.
    package func wants(_ topic: Topic) -> Bool { !isRefused && topics?.contains(topic) == true }

    /// Sends a notification between answers, if the peer asked for it; one that finds too many unread ones is dropped
    /// and counted in the next.
    package mutating func notify(_ notification: Notification, at now: Int64) {
        guard wants(notification.topic) else { return }
        if output.notifications >= limits.pendingNotifications {
            missed += 1
            return
        }
        push(notification.line(missed: missed), at: now, isNotification: true)
        missed = 0
    }

    /// Answers by an error with id null, reads nothing more, and ends once that is written.
    package mutating func refuse(_ error: ServiceError, at now: Int64) {
        guard !isRefused else { return }
        isRefused = true
        lineBegan = nil
        firstSlot += slots.count
        slots = []
        push(AnswerLine.error(error, for: nil), at: now)
    }

    /// The next bytes to write; empty when there are none.
    package var nextOutput: ArraySlice<UInt8> { output.next }

    /// So many of the next bytes are written.
    package mutating func wrote(_ count: Int, at now: Int64) {
        if count > 0 { outputMoved = now }
        let wasHeldUp = isHeldUp
        output.drop(count)
        // The rest of its line may have waited for us.
        if wasHeldUp, !isHeldUp, lineBegan != nil { lineBegan = now }
    }

    // MARK: What the shell should do

    /// Whether it has so much to read that it is not heard.
    private var isHeldUp: Bool { output.count > limits.unreadBytes }

    /// Whether `next` may have something to give.
    package var hasMore: Bool { framer.hasMore && !isRefused && !isHeldUp }

    /// Whether the peer's bytes should be read now.
    package var wantsRead: Bool { !hasEnded && !isRefused && !isHeldUp && !framer.hasMore }

    package var wantsWrite: Bool { output.count > 0 }

    /// Whether it can be closed: nothing more to read, answer or write.
    package var isFinished: Bool {
        if isRefused { return output.count == 0 }
        guard hasEnded, !framer.hasMore else { return false }
        return isLost || topics == nil && slots.isEmpty && output.count == 0
    }

    /// Requests that wait for their answers.
    package var unanswered: Int { slots.reduce(0) { $0 + ($1.line == nil ? 1 : 0) } }

    /// When it is to be dropped if nothing moves until then.
    package var deadline: Int64? {
        let line = isHeldUp ? nil : lineBegan.map { $0 + limits.unfinishedLine }
        let stuck = output.count > 0 ? outputMoved + limits.stuckOutput : nil
        guard let line, let stuck else { return line ?? stuck }
        return min(line, stuck)
    }

    // MARK: Order

    private mutating func reserve(for id: RequestID?) -> Ticket {
        slots.append(Slot(id: id, line: nil))
        return Ticket(number: firstSlot + slots.count - 1)
    }

    private mutating func answerInOrder(_ line: [UInt8], at now: Int64) {
        slots.append(Slot(id: nil, line: line))
        release(at: now)
    }

    private mutating func fill(_ ticket: Ticket, at now: Int64, line: (RequestID?) -> [UInt8]) {
        let index = ticket.number - firstSlot
        guard slots.indices.contains(index), slots[index].line == nil else { return }
        slots[index].line = line(slots[index].id)
        release(at: now)
    }

    private mutating func release(at now: Int64) {
        var ready = 0
        while ready < slots.count, let line = slots[ready].line {
            push(line, at: now)
            ready += 1
        }
        slots.removeFirst(ready)
        firstSlot += ready
    }

    private mutating func push(_ line: [UInt8], at now: Int64, isNotification: Bool = false) {
        if isLost { return }
        if output.count == 0 { outputMoved = now }
        output.append(line, isNotification: isNotification)
    }
}
