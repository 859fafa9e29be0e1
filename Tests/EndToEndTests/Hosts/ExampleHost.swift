// The example hosts, one a language: how each is made ready to run, and what it shows.
import Foundation
import TestSupport

/// A program of `Examples`, called with a title and a picture.
struct ExampleHost: Sendable {
    let file: String
    /// The programs that it needs.
    let needs: [String]
    /// The widget that shows its title, and the name that it gives the picture.
    let widget: String
    let image: String

    static let shell = ExampleHost(file: "host.sh", needs: ["sh", "socat"], widget: "Feed.systemMedium")
    static let python = ExampleHost(file: "host.py", needs: ["python3"], widget: "Status.systemSmall")
    static let c = ExampleHost(file: "host.c", needs: ["gcc"], widget: "Feed.systemMedium")
    static let node = ExampleHost(file: "host.mjs", needs: ["node"], widget: "Status.systemSmall")
    static let maui = ExampleHost(file: "WidgetService.cs", needs: ["dotnet"], widget: "Feed.systemMedium")
    static let all = [shell, python, c, node, maui]

    static let folder = Programs.repository + "/Tests/EndToEndTests/Hosts/Examples"

    private init(file: String, needs: [String], widget: String) {
        self.file = file
        self.needs = needs
        self.widget = widget
        image = widget.hasPrefix("Feed") ? "host.png" : "photo.png"
    }

    var path: String { ExampleHost.folder + "/" + file }

    /// Whether it is to be run: where tests must be complete a missing program is a failure, .NET excepted.
    var isRun: Bool { isComplete && file != Self.maui.file || needs.allSatisfy { programPath($0) != nil } }

    /// The command that runs it, compiled into a folder where it has to be.
    func command(in folder: String) throws -> [String] {
        let programs = try needs.map { name in
            guard let path = programPath(name) else { throw TestFailure("\(name) is missing: scripts/setup --tests") }
            return path
        }
        switch file {
        case Self.c.file:
            let program = folder + "/host"
            let flags = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-o", program]
            try runToEnd(programs[0], flags + [path], scratch: folder).succeeding()
            return [program]
        case Self.maui.file: return try build(programs[0], in: folder)
        default: return [programs[0], path]
        }
    }

    /// An app around the service, which reads its words where a MAUI app has its views.
    private func build(_ dotnet: String, in folder: String) throws -> [String] {
        let project = """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup>
                <OutputType>Exe</OutputType>
                <TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework>
                <Nullable>enable</Nullable>
                <ImplicitUsings>enable</ImplicitUsings>
              </PropertyGroup>
              <ItemGroup><Compile Include="\(path)" /></ItemGroup>
            </Project>
            """
        let program = "return await new WidgetService().ShowAsync(args[0], File.ReadAllBytes(args[1]));"
        try Data(project.utf8).write(to: URL(fileURLWithPath: folder + "/Host.csproj"))
        try Data(program.utf8).write(to: URL(fileURLWithPath: folder + "/Program.cs"))
        var environment = Programs.environment
        environment["DOTNET_CLI_HOME"] = folder
        environment["DOTNET_CLI_TELEMETRY_OPTOUT"] = "1"
        try runToEnd(
            dotnet, ["build", folder + "/Host.csproj", "-o", folder + "/built"], environment: environment,
            scratch: folder, within: 10 * patience
        ).succeeding()
        return [dotnet, folder + "/built/Host.dll"]
    }
}

/// Whether nothing may be left out, as before a change lands.
let isComplete = ProcessInfo.processInfo.environment["SUNDIAL_REQUIRE_RASTER"] == "1"

/// Where a program lies, as a shell finds it.
func programPath(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}
