// Where the programs under test lie: beside the test bundle, or in the folder that SUNDIAL_PROGRAMS names.
import Foundation

/// The built programs.
package enum Programs {
    /// The folder of the programs under test.
    package static let folder: String = {
        if let named = ProcessInfo.processInfo.environment["SUNDIAL_PROGRAMS"], !named.isEmpty { return named }
        return builtFolder
    }()

    /// The folder that this test was built into.
    package static let builtFolder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path

    /// The path of a program; those that only tests use lie beside the test bundle in any case.
    package static func path(of name: String) -> String {
        let path = folder + "/" + name
        return FileManager.default.isExecutableFile(atPath: path) ? path : builtFolder + "/" + name
    }

    /// The repository's folder.
    package static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// What a child gets: this process' environment without what would point it to another container or locale.
    package static var environment: [String: String] {
        ProcessInfo.processInfo.environment.filter { variable in
            !["WIDGET_", "SUNDIAL_", "LANG", "LC_"].contains(where: variable.key.hasPrefix)
        }
    }

    /// The compiler that is found first, which is the one that built the tests; nil without one.
    package static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// How the tests draw: pictures with the trait, else text.
    package static var renderer: String {
        #if Raster
        "raster"
        #else
        "text"
        #endif
    }

    /// The extension of a snapshot's picture.
    package static var pictureExtension: String { renderer == "raster" ? "png" : "cells" }
}
