// Where a bundle's program begins: it is the daemon, or one of the extension processes that the daemon starts.
package import DaemonCore
import Posix
public import SwiftUI

extension WidgetBundle {
    /// Runs the program of a bundle.
    @MainActor @preconcurrency
    public static func main() {
        EntryPoint.run { Self().widgets }
    }
}

extension Widget {
    /// Runs the program of a single widget.
    @MainActor @preconcurrency
    public static func main() {
        EntryPoint.run { [Self()] }
    }
}

/// The two programs in one.
package enum EntryPoint {
    /// `widgets` is called in extension processes only: the daemon runs no widget code. `gallery` is for a program that
    /// comes with a catalogue of views.
    @MainActor
    package static func run(gallery: Daemon.DrawGallery? = nil, _ widgets: @MainActor () -> [any Widget]) {
        StandardStreams.openMissing()
        let arguments: [String]
        do throws(ArgumentFault) {
            arguments = try ThisProcess.arguments()
        } catch {
            // Without standard error the exit code alone says it.
            try? Descriptor.standardError.writeAll("\(CommandLine.arguments.first ?? "widgetd"): \(error)\n")
            ThisProcess.endNow(code: 2)
        }
        if arguments.count >= 2, arguments[1] == "--extension" {
            ExtensionProcess.run(kind: arguments.count > 2 ? arguments[2] : "-", widgets: widgets)
        }
        ThisProcess.endNow(code: Daemon.main(arguments: arguments, groups: SourceGroups.named, gallery: gallery))
    }
}
