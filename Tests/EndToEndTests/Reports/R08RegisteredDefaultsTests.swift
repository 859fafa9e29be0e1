// R08: values that a process registers stay in that process, and both sides agree on what is stored.
import Foundation
import TestSupport
import Testing

@Suite struct R08 {
    @Test func whatIsRegisteredIsNotStored() throws {
        try DaemonFixture.with(Programs.path(of: "contract-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            try daemon.install(("Unit", "systemSmall"), ("Plain", "systemSmall"))
            try daemon.start()
            // A host in Swift registers in its own process alone.
            UserDefaults(suiteName: daemon.group)?.register(defaults: ["unit": "K"])
            try daemon.host("reload", "--wait").succeeding()
            func shown(_ kind: String) throws -> String { try daemon.accessibleText("\(kind).systemSmall") }
            #expect(try shown("Unit") == "unit C\n", "its own registration")
            #expect(try shown("Plain") == "unit none\n", "and nobody else's")
            #expect(try daemon.host("get", "unit").code == 5)
            #expect(!FileManager.default.fileExists(atPath: daemon.path("Library/Preferences/\(daemon.group).plist")))

            try daemon.host("set", "unit=F").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            #expect(try shown("Unit") == "unit F\n")
            #expect(try shown("Plain") == "unit F\n")
            #expect(try daemon.host("get", "unit").output == "F\n")

            try daemon.host("unset", "unit").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            #expect(try shown("Unit") == "unit C\n")
            #expect(try shown("Plain") == "unit none\n")
        }
    }
}
