// How often a test repeats itself: a few times, or as often as a report asks for.
import Foundation

/// Numbers of repetitions.
package enum Rounds {
    /// `few`, or `all` with SUNDIAL_ALL_ROUNDS=1 in the environment, which takes minutes.
    package static func count(_ few: Int, all: Int) -> Int {
        ProcessInfo.processInfo.environment["SUNDIAL_ALL_ROUNDS"] == "1" ? all : few
    }
}
