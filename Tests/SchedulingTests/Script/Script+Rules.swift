// Reads a script's first line where it changes the rules.
import Scheduling

extension Scheduler.Rules {
    /// - `rules places=1 live=60 kept=3 most=3 damped=3 timeout=0 interval=300 idle=900`
    init?(line: String) {
        guard line.hasPrefix("rules ") else { return nil }
        self.init()
        for word in line.split(separator: " ").dropFirst() {
            let parts = word.split(separator: "=")
            guard parts.count == 2, let value = Double(parts[1]) else { return nil }
            switch parts[0] {
            case "places": places = Int(value)
            case "live": live = value
            case "kept": keptEntries = Int(value)
            case "most": mostEntries = Int(value)
            case "damped": dampedRuns = Int(value)
            case "interval": runInterval = value
            case "idle": idleReload = value
            case "timeout": providerTimeout = value == 0 ? nil : value
            default: return nil
            }
        }
    }
}
