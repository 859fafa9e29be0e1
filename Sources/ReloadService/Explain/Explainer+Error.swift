// The last failure.

extension Explainer {
    var error: String {
        guard let error = facts.error else { return "None since the start of \(theDaemon), \(past(daemon.started))." }
        let when = error.time.map { past($0) } ?? "before the start of \(theDaemon), at a time that was not kept"
        let what = error.generation.map { ", generation \($0)" } ?? ""
        let end = facts.failures > 0 ? "the last good picture stays" : "a run has succeeded since"
        return Self.capitalized("\(when)\(what): \(error.message); \(end).")
    }
}
