// Called by the plugin `WidgetExtension`: gathers the files of an iOS extension for a build.
//
//     extension-sources FOLDER --swift FILE… --resources PATH…
import ExtensionSources
import Foundation

@main
struct Program {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        guard let folder = arguments.popFirst() else {
            stop("usage: extension-sources FOLDER --swift FILE… --resources PATH…")
        }
        var gathering = Gathering(swift: [], resources: [])
        var takesResources = false
        for argument in arguments {
            switch argument {
            case "--swift": takesResources = false
            case "--resources": takesResources = true
            default:
                if takesResources { gathering.resources.append(argument) } else { gathering.swift.append(argument) }
            }
        }
        do {
            try gathering.write(into: folder)
        } catch {
            stop("extension-sources: \(error)")
        }
    }

    private static func stop(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(2)
    }
}
