// The plugin that builds the files of an iOS widget extension where they lie.
import Foundation
import PackagePlugin

/// Compiles and carries the files and folders that the target's file `widget-files` lists: Swift files as iOS sees
/// them, everything else as the resources of the bundle.
@main
struct WidgetExtension: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let list = target.directoryURL.appendingPathComponent("widget-files")
        let package = context.package.directoryURL
        let originals = try ExtensionFiles(list: list, package: package).swift
        let folder = context.pluginWorkDirectoryURL
        let stamp = folder.appendingPathComponent("stamp")
        if !FileManager.default.fileExists(atPath: stamp.path) { try Data().write(to: stamp) }
        let compiled = originals.map(ExtensionFiles.compiledName)
        return [
            .buildCommand(
                displayName: "Gathering the widget's files for \(target.name)",
                executable: try context.tool(named: "extension-sources").url,
                arguments: [
                    folder.path, "--list", list.path, "--package", package.path, "--stamp", stamp.path,
                ] + originals.map(\.path),
                inputFiles: [stamp],
                outputFiles: (compiled + ["GeneratedAssetSymbols.swift", "GeneratedIntents.swift", "Bundle"]).map(
                    folder.appendingPathComponent)
            )
        ]
    }
}
