// The executor's way to the daemon: opened when first needed, its failures as complaints.
import GroupContainer
import Posix
import ReloadService

/// A connection that is opened at the first call and again after it broke.
struct DaemonLine {
    let group: Group
    private var connection: HostConnection?

    /// Seconds for a call beside another one, which goes on without its answer.
    static let grace = 5.0
    /// Seconds for calls that wait for no run.
    static let patience = 30.0
    /// The same where a provider is asked, which is given as long.
    static let providerPatience = patience + grace

    init(group: Group, connection: HostConnection?) {
        self.group = group
        self.connection = connection
    }

    /// What is done while the answer to a move of the clock is awaited.
    struct Meanwhile {
        /// In seconds.
        var pause: Double
        /// Called at each pause; false to wait no longer.
        var goesOn: () -> Bool
        /// Called when the time is over or is to be, and once more where the answer does not come then either; false
        /// where the daemon says nothing at all.
        var look: () -> Bool
    }

    /// The answer to one call.
    mutating func call<Call: ServiceCall>(
        _ call: Call, within seconds: Double? = patience, meanwhile: Meanwhile? = nil
    ) throws(Complaint) -> Call.Body {
        let answers = try self.call([call], within: seconds, meanwhile: meanwhile)
        switch answers[0] {
        case .success(let body): return body
        case .failure(let error): throw Complaint(error)
        }
    }

    /// The answers to several calls, which are sent together.
    mutating func call<Call: ServiceCall>(
        _ calls: [Call], within seconds: Double?, meanwhile: Meanwhile? = nil
    ) throws(Complaint) -> [Result<Call.Body, ServiceError>] {
        let deadline = seconds.map(Clock.monotonicNow(after:))
        let isUsedAgain = connection != nil
        let first = try connected(until: deadline)
        do throws(HostConnectionError) {
            return try Self.answers(to: calls, over: first, until: deadline, meanwhile)
        } catch {
            connection = nil
            guard error == .closed, isUsedAgain else { throw Complaint(error, group: group) }
        }
        // Between two commands a daemon may have been replaced by another.
        let another = try connected(until: deadline)
        do throws(HostConnectionError) {
            return try Self.answers(to: calls, over: another, until: deadline, meanwhile)
        } catch {
            connection = nil
            throw Complaint(error, group: group)
        }
    }

    private static func answers<Call: ServiceCall>(
        to calls: [Call], over connection: HostConnection, until deadline: Int64?, _ meanwhile: Meanwhile?
    ) throws(HostConnectionError) -> [Result<Call.Body, ServiceError>] {
        var sent: [HostConnection.Sent<Call>] = []
        for call in calls { sent.append(try connection.send(call, until: deadline)) }
        var answers: [Result<Call.Body, ServiceError>] = []
        for one in sent { answers.append(try answer(to: one, over: connection, until: deadline, meanwhile)) }
        return answers
    }

    private static func answer<Call: ServiceCall>(
        to sent: HostConnection.Sent<Call>, over connection: HostConnection, until deadline: Int64?,
        _ meanwhile: Meanwhile?
    ) throws(HostConnectionError) -> Result<Call.Body, ServiceError> {
        guard let meanwhile else { return try connection.answer(to: sent, until: deadline) }
        var deadline = deadline
        var stop: HostConnection.Sent<AdvanceCall>?
        while true {
            let pause = min(deadline ?? .max, Clock.monotonicNow(after: meanwhile.pause))
            do throws(HostConnectionError) {
                let answer = try connection.answer(to: sent, until: pause)
                if let stop { _ = try connection.answer(to: stop, until: deadline) }
                return answer
            } catch {
                guard error == .timedOut else { throw error }
                if pause < deadline ?? .max, stop != nil || meanwhile.goesOn() { continue }
                let isAnswered = meanwhile.look()
                if stop != nil || !isAnswered { throw error }
                // What has happened until now is still to be heard of.
                deadline = Clock.monotonicNow(after: grace)
                stop = try connection.send(AdvanceCall.stop, until: deadline)
            }
        }
    }

    /// No socket, or one that a daemon left when it was killed.
    static func meansNoDaemon(_ error: SystemError) -> Bool {
        error.code == .noEntry || error.code == .connectionRefused || error.code == .notDirectory
    }

    private mutating func connected(until deadline: Int64?) throws(Complaint) -> HostConnection {
        if let connection { return connection }
        do throws(HostConnectionError) {
            // However long the answer may take: a daemon that runs takes a connection at once.
            let patience = Clock.monotonicNow(after: Self.patience)
            let opened = try HostConnection.open(group.socket, until: min(deadline ?? .max, patience))
            connection = opened
            return opened
        } catch {
            if case .system(let refusal) = error, Self.meansNoDaemon(refusal) { throw .noDaemon(group) }
            throw Complaint(error, group: group)
        }
    }
}
