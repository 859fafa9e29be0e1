// PDF files of an extension as SVG files, which can be drawn at run time.
import Foundation

/// Converts with poppler's program, where it is installed, and keeps what it converted.
struct ConvertedDrawings {
    /// Of the SVG files.
    let folder: String

    /// The path of the SVG file for a PDF file; nil when it cannot be converted.
    func svg(ofPDF path: String) -> String? {
        let name = path.utf8.map { String($0, radix: 16) }.joined()
        let target = "\(folder)/\(name.suffix(200)).svg"
        if isNewer(target, than: path) { return target }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let converter = Process()
            converter.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            converter.arguments = ["pdftocairo", "-svg", "-f", "1", "-l", "1", path, target]
            converter.standardOutput = FileHandle.nullDevice
            converter.standardError = FileHandle.nullDevice
            try converter.run()
            converter.waitUntilExit()
            guard converter.terminationStatus == 0 else { return nil }
            let text = try String(contentsOfFile: target, encoding: .utf8)
            try Self.inPoints(text).write(toFile: target, atomically: true, encoding: .utf8)
            return target
        } catch {
            return nil
        }
    }

    private func isNewer(_ file: String, than original: String) -> Bool {
        func date(_ path: String) -> Date? {
            // What is not there has no date.
            (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        }
        guard let made = date(file), let changed = date(original) else { return false }
        return made > changed
    }

    /// A point is a unit of the drawing, and no part of an inch.
    private static func inPoints(_ svg: String) -> String {
        guard let end = svg.range(of: "viewBox") else { return svg }
        return svg[..<end.lowerBound].replacingOccurrences(of: "pt\"", with: "\"") + svg[end.lowerBound...]
    }
}
