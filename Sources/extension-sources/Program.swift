// Called by the plugin `WidgetExtension`: gathers the files of an iOS extension for a build.
//
//     extension-sources FOLDER --list FILE --package FOLDER --stamp FILE SWIFT…
import ExtensionSources
import Foundation

@main
struct Program {
    static func main() {
        var rest = CommandLine.arguments.dropFirst()
        var named: [String: String] = ["folder": rest.popFirst() ?? ""]
        while let name = rest.first, name.hasPrefix("--"), rest.count > 1 {
            named[name] = rest.dropFirst().first
            rest = rest.dropFirst(2)
        }
        guard let folder = named["folder"], let list = named["--list"], let package = named["--package"],
            let stamp = named["--stamp"]
        else { stop("extension-sources FOLDER --list FILE --package FOLDER --stamp FILE SWIFT…") }
        do {
            // The build takes the stamp for its input: what is newer than the last call is gathered again, and so
            // each build looks at the folders.
            try Data("\(Date().timeIntervalSince1970)\n".utf8).write(to: URL(fileURLWithPath: stamp))
            try Gathering(list: list, package: package, planned: Array(rest)).write(into: folder)
        } catch {
            stop("error: \(error)")
        }
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}
