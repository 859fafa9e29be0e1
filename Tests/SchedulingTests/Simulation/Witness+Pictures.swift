// Pictures: the entry that is due and no other, once, and never an older generation.
import Scheduling

extension Witness {
    mutating func see(_ draw: Scheduler.Draw, at now: Now) {
        guard let seen = widgets[draw.widget] else { return expect(false, "a draw of no widget") }
        expect(seen.drawing == nil, "a widget is drawn by one at a time")
        if let tried = seen.tried {
            expect(draw.generation >= tried.generation, "generations on screen never go back")
        }
        widgets[draw.widget]?.tried = draw
        widgets[draw.widget]?.drawing = draw
        widgets[draw.widget]?.live = nil
        let isAgain = seen.tried?.generation == draw.generation && seen.tried?.picture == draw.picture
        let isLive = seen.live.map { $0 <= now.wall.seconds } == true || draw.cause == .clock && seen.isLive
        expect(!isAgain || isLive, "a picture is drawn once, unless its text changes by itself")
        expect(draw.cause != .live || isAgain, "text that changes by itself is redrawn at its time")
        if let kept = seen.kept, let place = kept.due(at: now.wall) {
            expect(
                draw.generation == kept.generation && draw.picture == kept.picture(place),
                "the entry that is due is drawn")
            expect(draw.skipped == passedOver(seen, kept, place), "entries that are passed over are counted")
        } else if !isAgain {
            expect(draw.picture == .placeholder, "no entry is drawn before its date")
            expect(!seen.hasPicture, "a placeholder replaces nothing")
        }
    }

    private func passedOver(_ seen: Seen, _ kept: Kept, _ place: Int) -> Int {
        guard let tried = seen.tried, tried.generation == kept.generation, let before = kept.place(of: tried.picture)
        else { return 0 }
        return max(0, place - before - 1)
    }

    mutating func drawn(_ key: WidgetKey, _ result: Scheduler.DrawResult, at now: Now) {
        if let left = orphans[key] {
            orphans[key] = left > 1 ? left - 1 : nil
            return
        }
        guard let seen = widgets[key], let drawing = seen.drawing else { return }
        widgets[key]?.drawing = nil
        note(key, drawing.generation)
        if case .failed = result.outcome {
            widgets[key]?.drawFailures += 1
            planRetry(of: key, at: now, isInFlight: flights[seen.kind]?.run.widget == key)
            return
        }
        if result.outcome == .rendered, let kind = widgets[key]?.kind { reloads[kind]?.idle = 0 }
        widgets[key]?.hasPicture = true
        widgets[key]?.drawFailures = 0
        widgets[key]?.isLive = result.nextChange != nil
        if drawing.generation == seen.kept?.generation {
            let live = redraw(after: result.nextChange?.seconds, at: now.wall.seconds)
            widgets[key]?.live = live
        }
    }

    /// When text that changes by itself is redrawn: at the first multiple of the interval that is not too early.
    private func redraw(after change: Double?, at now: Double) -> Double? {
        guard let change, rules.live > 0 else { return nil }
        let aligned = (max(change, now) / rules.live).rounded(.up) * rules.live
        return aligned > now ? aligned : aligned + rules.live
    }
}
