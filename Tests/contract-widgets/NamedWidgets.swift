// Kinds whose names no file system would take as they are.
import SwiftUI
import WidgetKit

/// Spaces, dots, slashes, and letters of two scripts.
struct OddWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration("../Wetter é 家族%") { ["odd"] }
    }
}

/// Longer than a file's name may be.
struct LongWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration(String(repeating: "k", count: 300)) { ["long"] }
    }
}

/// When a test asks for it, its name differs from another one's in case alone.
struct TwinWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration(Contract.has("twins") ? "KEYS" : "Twin") { ["twin"] }
    }
}
