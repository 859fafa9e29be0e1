// A widget whose provider runs the program that the default `echo` names, as a process of its own, with the words after
// it: the reloads of its children are its own.
import Foundation
import SwiftUI
import WidgetKit

struct EchoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Echo", provider: LinesProvider(entries: EchoWidget.entries)) { entry in
            LinesView(entry: entry)
        }
        .description("Runs the program that the default echo names.")
        .supportedFamilies([.systemSmall])
    }

    nonisolated static func entries() -> [LinesEntry] {
        let words = Trial.defaults.stringArray(forKey: "echo") ?? []
        guard let program = words.first else { return [LinesEntry(lines: ["no echo"])] }
        let child = Process()
        child.executableURL = URL(fileURLWithPath: program)
        child.arguments = Array(words.dropFirst())
        do {
            try child.run()
            child.waitUntilExit()
            return [LinesEntry(lines: ["echo \(child.terminationStatus)"])]
        } catch {
            return [LinesEntry(lines: ["\(error)"])]
        }
    }
}
