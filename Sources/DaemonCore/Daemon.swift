// The door: a bundle's synchronous `main` calls it on the main thread, which then is the event loop.
import FoundationEssentials
import Posix
import ReloadService
package import ViewArchive

/// The program `widgetd`, or any bundle's.
package enum Daemon {
    /// Draws a program's view catalogue into a folder, and returns what there is to tell of it, a line each.
    package typealias DrawGallery =
        @MainActor (
            _ folder: String, _ renderer: any Renderer, _ scale: Double, _ locale: String
        ) throws -> [String]

    /// Runs the daemon until it is told to end, and returns the exit code.
    ///
    /// - Parameters:
    ///   - groups: the App Groups that the widgets' sources name; the first is served where none is asked for.
    ///   - gallery: draws the program's catalogue of views, if it has one.
    @MainActor package static func main(
        arguments: [String], groups: [String] = [], gallery: DrawGallery? = nil
    ) -> Int32 {
        let program = arguments.first.map { FileSystem.name(of: $0) } ?? "widgetd"
        do throws(OptionsError) {
            let environment = ProcessInfo.processInfo.environment
            let words = Array(arguments.dropFirst())
            switch try Options.parse(words, hasGallery: gallery != nil, environment: environment) {
            case .help: return say(Options.help(program: program, hasGallery: gallery != nil))
            case .version: return say(ServiceProtocol.version(of: program) + "\n")
            case .run(let options): return run(options, program: program, groups: groups, gallery: gallery)
            }
        } catch {
            complain("\(program): \(error.sentence) (see \(program) --help)")
            return 2
        }
    }

    @MainActor private static func run(
        _ options: Options, program: String, groups: [String], gallery: DrawGallery?
    ) -> Int32 {
        do throws(StartFailure) {
            let start = Start(
                options: options, program: program, groups: groups,
                environment: ProcessInfo.processInfo.environment
            )
            if let folder = options.once { return try start.drawOnce(into: folder) }
            if let folder = options.gallery, let gallery { return try draw(gallery, into: folder, options, start) }
            return try start.serve()
        } catch {
            complain("\(program): \(error.sentence)")
            return error.exitCode
        }
    }

    @MainActor private static func draw(
        _ gallery: DrawGallery, into folder: String, _ options: Options, _ start: Start
    ) throws(StartFailure) -> Int32 {
        let renderer = try start.chooseRenderer().renderer
        let notes: [String]
        do {
            notes = try gallery(folder, renderer, options.scale, options.locale)
        } catch {
            throw .system("\(error)")
        }
        let told = say(notes.map { "diagnostic \($0)\n" }.joined() + "gallery \(folder)/index.html\n")
        return told != 0 || notes.isEmpty ? told : 1
    }

    private static func say(_ text: String) -> Int32 {
        do throws(SystemError) {
            try Descriptor.standardOutput.writeAll(text)
            return 0
        } catch {
            complain("widgetd: \(Log.unwritable(error))")
            return 6
        }
    }

    /// Tells on standard error.
    static func complain(_ sentence: String) {
        do throws(SystemError) {
            try Descriptor.standardError.writeAll(sentence + "\n")
        } catch {
            // Where even standard error is closed, the exit code says it.
        }
    }
}
