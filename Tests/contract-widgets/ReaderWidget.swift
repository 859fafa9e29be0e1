// A provider that reads its entries, says so, and goes on when the test has written to a pipe.
import SwiftUI
import WidgetKit

struct ReaderWidget: Widget {
    var body: some WidgetConfiguration {
        linesConfiguration("Reader") {
            let file = Contract.folder.appendingPathComponent("entries/Reader.json")
            // The test sees that it is missing.
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? "missing"
            if Contract.has("go") {
                FileHandle.standardError.write(Data("it was read\n".utf8))
                let pipe = Contract.folder.appendingPathComponent("go").path
                // Blocks until the test opens the other end and closes it.
                _ = FileHandle(forReadingAtPath: pipe)?.readDataToEndOfFile()
            }
            return [text]
        }
    }
}
