// Widgets whose providers wait for publishers: what is loaded is delivered on the main queue, and completes the run.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct PublisherTests {
    private static let timetable = #"""
        [{"id":1,"line":"7","destination":"Airport","leaves":"2026-01-01T08:05:00Z"},
        {"id":2,"line":"12","destination":"Harbour","leaves":"2026-01-01T08:01:00Z"}]
        """#

    @Test func departuresAreLoadedAndDecoded() throws {
        try withTemporaryFolder { folder in
            try AtomicFile.write(Array(Self.timetable.utf8), to: folder + "/departures.json", durable: false)
            try AtomicFile.write(Array("no table".utf8), to: folder + "/broken.json", durable: false)
            try PictureProgram.with(folder) { program in
                try Self.with { daemon in
                    try daemon.host("set", "departures.endpoint=\(program.url("departures.json"))").succeeding()
                    try daemon.reload("Departures")
                    let text = try daemon.accessibleText("Departures.systemMedium")
                    let harbour = try #require(text.range(of: "Harbour"), "\(text)")
                    let airport = try #require(text.range(of: "Airport"), "\(text)")
                    #expect(harbour.lowerBound < airport.lowerBound, "the next one first")

                    // What cannot be read, and what is not there, is asked for twice, and then said.
                    for name in ["broken.json", "missing.json"] {
                        try daemon.host("set", "departures.endpoint=\(program.url(name))").succeeding()
                        try daemon.reload("Departures")
                        #expect(try daemon.accessibleText("Departures.systemMedium").contains("Timetable out of reach"))
                        #expect(program.requests(of: name) >= 2)
                    }
                }
            }
        }
    }

    @Test func anObservedModelHearsOfItsFile() throws {
        try Self.with { daemon in
            try daemon.reload("Tides")
            #expect(try daemon.accessibleText("Tides.systemSmall").contains("No harbour"))
            try FixtureStores.publish(in: daemon)
            try daemon.reload("Tides")
            let text = try daemon.accessibleText("Tides.systemSmall")
            for words in ["Leixões", "High 3.4 m", "Low 1.0 m"] { #expect(text.contains(words), "\(text)") }
        }
    }

    /// The daemon of the fixture widgets; until a test says more, nobody answers at any address.
    private static func with(_ body: (DaemonFixture) throws -> Void) throws {
        try DaemonFixture.with(
            Programs.path(of: "fixture-widgets-5"), group: FixtureTests.group, options: ["--render", "text"],
            isStarted: false
        ) { daemon in
            let nobody = "http://127.0.0.1:9/"
            try daemon.host("set", "coins.endpoint=\(nobody)", "departures.endpoint=\(nobody)").succeeding()
            try daemon.start()
            try body(daemon)
        }
    }
}
