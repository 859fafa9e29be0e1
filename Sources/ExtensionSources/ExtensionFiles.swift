// The files of an extension's folders: which are compiled, which are carried. The plugin has this file too, by a link,
// since a plugin can be built of its own files only.
import Foundation

/// What the file `widget-files` of a target names.
struct ExtensionFiles {
    private(set) var swift: [URL] = []
    /// Files, and folders that are resources as a whole.
    private(set) var resources: [URL] = []
    /// Definitions of SiriKit's intents, which become classes.
    private(set) var definitions: [URL] = []

    /// Folders whose names matter to those who read them.
    private static let whole: Set<String> = ["xcassets", "lproj", "bundle", "scnassets"]
    /// What Xcode keeps beside sources, and no bundle carries.
    private static let left: Set<String> = [
        "entitlements", "xcodeproj", "xcworkspace", "storyboard", "xib", "h", "m", "mm", "c", "docc",
        "md", "xcconfig", "pch", "modulemap", "metal",
    ]

    private static let definitionKind = "intentdefinition"

    /// Reads a list, one path a line from a package's folder, and walks through what it names.
    init(list: URL, package: URL) throws {
        guard let lines = FileManager.default.contents(atPath: list.path) else {
            throw Complaint(
                "there is no \(list.path): it lists the widget's files, one path a line, from the package's folder"
            )
        }
        for line in String(decoding: lines, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let path = line.trimmingCharacters(in: .whitespaces)
            guard !path.isEmpty, !path.hasPrefix("#") else { continue }
            let file = URL(fileURLWithPath: path, relativeTo: package).standardizedFileURL
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw Complaint("\(list.path) names \(path), which is not there")
            }
            add(file)
        }
    }

    /// The name of the Swift file that is compiled for an original.
    static func compiledName(of original: URL) -> String {
        original.deletingPathExtension().lastPathComponent + ".iOS.swift"
    }

    private mutating func add(_ file: URL) {
        let name = file.lastPathComponent
        let kind = file.pathExtension.lowercased()
        guard !name.hasPrefix("."), !Self.left.contains(kind) else { return }
        if !Self.whole.contains(kind), let names = Self.names(in: file) {
            for name in names.sorted() { add(file.appendingPathComponent(name)) }
        } else if kind == "swift" {
            swift.append(file)
        } else if kind == Self.definitionKind {
            definitions.append(file)
        } else {
            // One that is translated lies in the folder of its own language.
            for name in kind == "lproj" ? Self.names(in: file) ?? [] : []
            where name.hasSuffix(".\(Self.definitionKind)") {
                definitions.append(file.appendingPathComponent(name))
            }
            resources.append(file)
        }
    }

    /// Nil for what is no folder, or one that cannot be listed.
    private static func names(in folder: URL) -> [String]? {
        // Whatever cannot be listed is taken for a file, which then cannot be read.
        try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    /// Why nothing can be gathered.
    struct Complaint: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }
}
