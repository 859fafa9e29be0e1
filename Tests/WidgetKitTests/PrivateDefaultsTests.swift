// The extension's copy of the shared defaults: what goes in, and what comes back.
import Foundation
import GroupContainer
import Testing

@testable import WidgetKit

@Suite struct PrivateDefaultsTests {
    @Test func mergesOnlyWhatTheRunChanged() throws {
        let scene = try Scene()
        try scene.writeShared(["kept": 1, "changed": 1, "removed": 1, "host": 1])
        try scene.defaults.copyIn()
        #expect(try scene.read(scene.copy) == ["changed": 1, "host": 1, "kept": 1, "removed": 1])

        try scene.write(["kept": 1, "changed": 2, "added": 2, "host": 1], to: scene.copy)
        try scene.writeShared(["kept": 1, "changed": 1, "removed": 1, "host": 5])
        try scene.defaults.mergeOut()
        #expect(try scene.read(scene.shared) == ["added": 2, "changed": 2, "host": 5, "kept": 1])
    }

    @Test func takesTheBinaryFormThatFoundationWrites() throws {
        let scene = try Scene()
        try scene.defaults.copyIn()
        try scene.write(["added": 2], to: scene.copy, format: .binary)
        try scene.defaults.mergeOut()
        #expect(try scene.read(scene.shared) == ["added": 2])
    }

    @Test func keepsTheLastGoodCopyOfADamagedFile() throws {
        let scene = try Scene()
        try scene.writeShared(["good": 1])
        try scene.defaults.copyIn()
        try Data("<plist><dict><key>go".utf8).write(to: scene.shared)
        #expect(throws: (any Error).self) { try scene.defaults.copyIn() }
        #expect(try scene.read(scene.copy) == ["good": 1])
    }

    /// A process that never saw good ones goes on with those of the processes before it, be it that there were none.
    @Test(arguments: [["good": 1], nil]) func takesOverTheLastGoodCopy(_ good: [String: Int]?) throws {
        let scene = try Scene()
        if let good { try scene.writeShared(good) }
        try scene.defaults.copyIn()
        try Data().write(to: scene.shared)
        let next = scene.nextProcess()
        #expect(!next.isCopied)
        #expect(throws: (any Error).self) { try next.copyIn() }
        #expect(next.isCopied)
        #expect(try scene.read(scene.copy) == good ?? [:])
        try scene.writeShared(["mended": 1])
        try next.copyIn()
        #expect(try scene.read(scene.copy) == ["mended": 1])
    }

    /// Who clears `run` away while the process lives does not mean the group's defaults.
    @Test func aRemovedFolderRemovesNoKeys() throws {
        let scene = try Scene()
        try scene.writeShared(["kept": 1])
        try scene.defaults.copyIn()
        try FileManager.default.removeItem(at: scene.copy.deletingLastPathComponent())
        try scene.defaults.copyIn()
        #expect(try scene.read(scene.shared) == ["kept": 1])
        #expect(try scene.read(scene.copy) == ["kept": 1])
    }

    @Test func forgetsWhatTheGroupForgot() throws {
        let scene = try Scene()
        try scene.writeShared(["old": 1])
        try scene.defaults.copyIn()
        try FileManager.default.removeItem(at: scene.shared)
        try scene.defaults.copyIn()
        #expect(!FileManager.default.fileExists(atPath: scene.copy.path))
        try scene.defaults.mergeOut()
        #expect(!FileManager.default.fileExists(atPath: scene.shared.path))
    }
}

/// A group's folder and an extension's copy beside it.
private final class Scene {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let shared: URL
    let copy: URL
    let defaults: PrivateDefaults
    private let group: ExtensionGroup

    /// Those of a process that is started after the first.
    func nextProcess() -> PrivateDefaults { PrivateDefaults(group: group) }

    init() throws {
        let id = "group.test.\(UUID().uuidString)"
        shared = folder.appendingPathComponent("group/Library/Preferences/\(id).plist")
        copy = folder.appendingPathComponent("config/\(id).plist")
        var group = ExtensionGroup(id: id, directory: folder.appendingPathComponent("group").path)
        group.configurationDirectory = copy.deletingLastPathComponent().path
        self.group = group
        defaults = PrivateDefaults(group: group)
        for file in [shared, copy] {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true
            )
        }
    }

    deinit {
        // A folder that stays harms no other test.
        try? FileManager.default.removeItem(at: folder)
    }

    func writeShared(_ values: [String: Int]) throws { try write(values, to: shared) }

    func write(
        _ values: [String: Int], to file: URL, format: PropertyListSerialization.PropertyListFormat = .xml
    ) throws {
        try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0).write(to: file)
    }

    func read(_ file: URL) throws -> [String: Int] {
        try PropertyListDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    }
}
