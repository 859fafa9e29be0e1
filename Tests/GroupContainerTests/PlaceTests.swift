// Where things lie, how a group is found, how its folders come to be.
import FoundationEssentials
import Glibc
import GroupContainer
import Posix
import TestSupport
import Testing

@Suite struct PlaceTests {
    @Test(
        arguments: [
            (nil, nil, [:], "./container/group.sundial.demo"),
            ("/c", nil, [:], "/c/group.sundial.demo"), ("/c/", "group.x", [:], "/c/group.x"),
            (nil, nil, ["WIDGET_CONTAINER": "/e", "WIDGET_GROUP": "group.e"], "/e/group.e"),
            ("/c", "group.x", ["WIDGET_CONTAINER": "/e", "WIDGET_GROUP": "group.e"], "/c/group.x"),
            (nil, nil, ["WIDGET_CONTAINER": "", "WIDGET_GROUP": ""], "./container/group.sundial.demo"),
            ("/", nil, [:], "/group.sundial.demo"), ("a/../b", nil, [:], "./b/group.sundial.demo"),
        ] as [(String?, String?, [String: String], String)])
    func groupsAreLocated(
        container: String?, group: String?, environment: [String: String], expected: String
    ) throws {
        let found = try Group.locate(container: container, group: group, environment: environment)
        #expect(found.directory == (try FileSystem.absolute(expected)))
    }

    /// What a container holds, and the group that a host and a daemon find there that are told of none; nil where a host
    /// refuses to choose. Where a daemon has been there is the folder `run`.
    @Test(
        arguments: [
            ([], "group.sundial.demo"), (["group.a"], "group.a"),
            (["group.a", "README.md", "not a group"], "group.a"),
            (["group.a", "group.b"], "group.sundial.demo"),
            (["group.a/run", "group.b"], nil), (["group.b/run", "group.a/run"], nil),
            (["group.a/run", "group.sundial.demo"], "group.sundial.demo"),
        ] as [([String], String?)])
    func theOnlyGroupIsFound(names: [String], expected: String?) throws {
        try withTemporaryFolder { container in
            for name in names {
                if name.hasSuffix(".md") {
                    try Data().write(to: URL(fileURLWithPath: "\(container)/\(name)"))
                } else {
                    try FileSystem.makeDirectory("\(container)/\(name)")
                    if name.hasSuffix("/run") { try write("", to: "\(container)/\(name)/widgetd.lock") }
                }
            }
            if let expected {
                let found = try Group.locate(container: container, unnamed: Group.likely, environment: [:])
                #expect(found.id.text == expected && !found.isNamed)
            } else {
                #expect(throws: LocatingError.several(["group.a", "group.b"], in: container)) {
                    try Group.locate(container: container, unnamed: Group.likely, environment: [:])
                }
            }
            let daemons = try Group.locate(container: container, unnamed: { Group.only(in: $0) }, environment: [:])
            #expect(daemons.id.text == expected ?? Group.defaultID && !daemons.isNamed)
            let ofSources = try Group.locate(
                container: container, sources: "group.s", unnamed: Group.likely, environment: [:])
            #expect(ofSources.id.text == "group.s" && ofSources.isNamed)
            let named = try Group.locate(
                container: container, group: "group.c", sources: "group.s", unnamed: Group.likely, environment: [:])
            #expect(named.id.text == "group.c" && named.isNamed)
        }
    }

    @Test func aBadGroupIsTold() {
        #expect(throws: LocatingError.group(.badByte(0x2f, index: 1, text: "a/b"), "a/b", of: "--group")) {
            try Group.locate(group: "a/b", environment: [:])
        }
        let error = LocatingError.group(.badByte(0x2f, index: 1, text: "a/b"), "a/b", of: "the sources name")
        #expect(throws: error) { try Group.locate(sources: "a/b", environment: [:]) }
        #expect(error.description.hasPrefix(#"the sources name "a/b": "#))
    }

    @Test func anEmptyFolderIsTold() {
        #expect(throws: LocatingError.emptyFolder(option: "--container")) {
            try Group.locate(container: "", environment: ["WIDGET_CONTAINER": "/e"])
        }
        #expect(throws: LocatingError.emptyFolder(option: "--runtime-dir")) {
            try Group.locate(runtimeDirectory: "", environment: [:])
        }
    }

    @Test func placesAreThoseOfTheDesign() throws {
        let group = Group(id: try GroupID("group.x"), directory: "/c/group.x")
        let widget = WidgetID(kind: "Photo", family: "systemSmall")
        let places = [
            group.versionFile, group.entriesFile("My Kind"), group.widgetsFile, group.preferencesFile,
            group.cachesDirectory, group.timelinesFile(widget), group.pixelsDirectory, group.snapshot(widget, "png"),
            group.sidecar(widget), group.accessibleText(widget), group.log, group.rotatedLog, group.socket,
            group.publishLock, group.defaultsLock, group.archiveInTheMaking(widget, generation: 7), group.descriptors,
        ]
        #expect(
            places.map { $0.dropFirst("/c/group.x/".count) } == [
                "version", "entries/My%20Kind.json", "widgets.json", "Library/Preferences/group.x.plist",
                "Library/Caches", "timelines/Photo.systemSmall.jsonl", "timelines/pixels",
                "snapshots/Photo.systemSmall.png", "snapshots/Photo.systemSmall.json",
                "snapshots/Photo.systemSmall.txt", "log/snapshots.jsonl", "log/snapshots.1.jsonl", "run/widgetd.sock",
                "run/publish.lock", "run/defaults.lock", "run/archives/Photo.systemSmall.7.jsonl",
                "run/descriptors.json",
            ]
        )
        let elsewhere = Group(id: group.id, directory: group.directory, runtimeDirectory: "/tmp/r")
        #expect(elsewhere.socket == "/tmp/r/group.x/widgetd.sock")
        #expect(elsewhere.publishLock == group.publishLock)
    }

    @Test func preparingMakesPrivateFoldersAndAVersion() throws {
        try withGroup { group throws in
            try group.prepare()
            try group.prepare()
            for path in group.ownDirectories {
                #expect(try FileSystem.facts(path)?.kind == .directory)
                #expect(try FileSystem.facts(path)?.mode == 0o700)
            }
            #expect(try text(of: group.versionFile) == "1\n")
        }
    }

    @Test func widerModesAreKept() throws {
        try withGroup { group throws in
            try group.prepare()
            #expect(chmod(group.entriesDirectory, 0o755) == 0)
            try group.prepare()
            #expect(try FileSystem.facts(group.entriesDirectory)?.mode == 0o755)
        }
    }

    @Test(arguments: ["1", "1\n", "\u{feff}1\r\n", " 1 "]) func knownVersions(content: String) throws {
        try withGroup { group throws in
            try write(content, to: group.versionFile)
            try group.prepare()
            #expect(try text(of: group.versionFile) == content)
        }
    }

    @Test(arguments: ["", "x", "0", "-1", "1.0"]) func versionsThatAreNone(content: String) throws {
        try withGroup { group throws in
            try write(content, to: group.versionFile)
            #expect(
                throws: ContainerError.malformed(path: group.versionFile, reason: "not a version's number")
            ) { try group.prepare() }
        }
    }

    @Test func aNewerContainerIsLeftAlone() throws {
        try withGroup { group throws in
            try write("2\n", to: group.versionFile)
            let expected = ContainerError.newerVersion(path: group.versionFile, found: 2, known: 1)
            #expect(throws: expected) { try group.prepare() }
            #expect(throws: expected) { try group.publishImage(Data([1]), as: try ImageName("a.png")) }
            #expect(throws: DefaultsError.container(expected)) {
                try SharedDefaults(of: group).merge(DefaultsChange(set: ["a": .integer(1)]))
            }
            #expect(try FileSystem.names(in: group.directory) == ["version"])
        }
    }

    @Test func abandonedTemporariesAreRemovedEverywhereButInCaches() throws {
        try withGroup { group throws in
            try group.prepare()
            let name = ".tmp-0123abcd"
            let folders = [
                group.directory, group.snapshotsDirectory, group.pixelsDirectory, "\(group.directory)/photos/a",
            ]
            for folder in folders + [group.cachesDirectory + "/inner"] { try write("x", to: "\(folder)/\(name)") }
            try group.prepare()
            for folder in folders { #expect(try FileSystem.facts("\(folder)/\(name)") == nil) }
            #expect(try FileSystem.facts("\(group.cachesDirectory)/inner/\(name)") != nil)
        }
    }
}
