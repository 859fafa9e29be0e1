// A provider that takes its time, and leaves a line in a file when it begins and when it ends.
import Dispatch
import SwiftUI
import WidgetKit

struct SlowWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Slow",
            provider: LinesProvider { completion in
                let number = Contract.defaults.integer(forKey: "number")
                SlowWidget.note("begin \(number)")
                let isEmpty = Contract.defaults.bool(forKey: "empty")
                DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(.random(in: 0...300))) {
                    SlowWidget.note("end \(number)")
                    completion(isEmpty ? nil : ["number \(number)"])
                }
            }
        ) { LinesView(entry: $0) }
        .supportedFamilies([.systemSmall])
    }

    /// Adds a line to the file; the runs of a kind go one after another, so that nobody else does.
    nonisolated private static func note(_ text: String) {
        let path = Contract.folder.appendingPathComponent("slow.txt").path
        if !FileManager.default.fileExists(atPath: path) {
            _ = FileManager.default.createFile(atPath: path, contents: nil)
        }
        let file = FileHandle(forWritingAtPath: path)
        file?.seekToEndOfFile()
        file?.write(Data("\(text)\n".utf8))
        file?.closeFile()
    }
}
