// Days with one provider of a certain kind: how many runs it gets, and when.
import Scheduling
import Testing
import ViewArchive

@Suite struct DayTests {
    @Test func aProviderThatAlwaysFailsIsTriedEvery15Minutes() {
        var daemon = Daemon(provider: { _, _ in .init(seconds: 0, result: .failed(why: "trap")) })
        daemon.tell(.installed(.init(widget: "A.s", kind: "A", hasSnapshot: true)))
        daemon.run(until: 86400)
        let gaps = gaps(of: daemon)
        #expect(gaps.prefix(10) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
        #expect(gaps.dropFirst(10).allSatisfy { $0 == 900 })
    }

    @Test(arguments: [1, 3]) func aProviderThatAlwaysReloadsItselfIsDamped(widgets: Int) {
        var daemon = Daemon(
            provider: { _, now in .init(result: .now(at: now), asksForReload: true) },
            renderer: { _, _ in .init(.unchanged) })
        for index in 0..<widgets { daemon.tell(.installed(.init(widget: WidgetKey("A.\(index)"), kind: "A"))) }
        daemon.run(until: 86400)
        let runs = daemon.starts["A.0"]?.count ?? 0
        #expect(runs > 90 && runs < 120)
        #expect(gaps(of: daemon).last.map { $0 >= 900 } == true)
    }

    @Test func aProviderThatReloadsItselfAndChangesItsPicturesHas20RunsAMinute() {
        var daemon = Daemon(provider: { _, now in .init(seconds: 0.01, result: .now(at: now), asksForReload: true) })
        daemon.tell(.installed(.init(widget: "A.s", kind: "A")))
        daemon.run(until: 3600)
        let starts = (daemon.starts["A.s"] ?? []).filter { $0.cause == .extension }.map(\.time)
        #expect(starts.count > 1100)
        for (first, later) in zip(starts, starts.dropFirst(20)) { #expect(later - first >= 60 - 1e-9) }
        for (first, next) in zip(starts, starts.dropFirst()) { #expect(next - first >= 1 - 1e-9) }
    }

    @Test(arguments: [ReloadPolicy.atEnd, .after(0), .after(Script.epoch)])
    func aPolicyThatNamesNoFutureMakesARunEvery15Minutes(policy: ReloadPolicy) {
        var daemon = Daemon(provider: { _, now in
            .init(
                result: .archived(.init(generation: 0, dates: [now.wall.seconds + 0.05], policy: policy), seconds: 0.1))
        })
        daemon.tell(.installed(.init(widget: "A.s", kind: "A")))
        daemon.run(until: 86400)
        #expect(daemon.starts["A.s"]?.count == 96)
    }

    @Test func aChainOfPoliciesSurvivesFailuresAndReloads() {
        var round = 0
        var daemon = Daemon(provider: { _, now in
            round += 1
            if [7, 8, 20].contains(round) { return .init(seconds: 0.01, result: .failed(why: "trap")) }
            let date = now.wall.seconds + 2
            return .init(
                seconds: 0.01, result: .archived(.init(generation: 0, dates: [0], policy: .after(date)), seconds: 0))
        })
        daemon.tell(.installed(.init(widget: "A.s", kind: "A")))
        daemon.run(until: 30)
        daemon.tell(.reload(.init(.all)))
        daemon.run(until: 60)
        daemon.tell(.reload(.init(.all)))
        daemon.run(until: 120)
        let runs = daemon.starts["A.s"]?.count ?? 0
        #expect(runs >= 59 && runs <= 65)
    }

    @Test func aBurstOf200ReloadsMakesTwoRuns() {
        var daemon = Daemon(provider: { _, now in .init(result: .now(at: now)) })
        daemon.tell(.installed(.init(widget: "A.s", kind: "A")))
        daemon.run(until: 10)
        for caller in 1...200 { daemon.tell(.reload(.init(.all, caller: .init(CallerID(caller), waits: true)))) }
        daemon.run(until: 20)
        #expect(daemon.witness.answers == 200)
        #expect(daemon.starts["A.s"]?.count == 3)
    }

    private func gaps(of daemon: Daemon) -> [Double] {
        let times = (daemon.starts["A.s"] ?? daemon.starts["A.0"] ?? []).map(\.time)
        return zip(times, times.dropFirst()).map { (($1 - $0) * 1000).rounded() / 1000 }
    }
}

extension Scheduler.RunResult {
    /// A timeline of one entry.
    static func now(at now: Now) -> Self {
        .archived(.init(generation: 0, dates: [now.wall.seconds], policy: .never), seconds: 0.1)
    }
}
