// R07: on Linux, UserDefaults writes late, in place, and somewhere in the user's own home.
import Foundation
import Posix
import TestSupport
import Testing

@Suite struct R07 {
    @Test func whatAHostSetsIsShownByTheSameReloadWhateverItsHome() throws {
        try DaemonFixture.with(isStarted: false) { daemon in
            try daemon.install(("Status", "systemSmall"))
            let (one, other) = (daemon.scratch + "/one", daemon.scratch + "/other")
            for home in [one, other] { try FileSystem.makeDirectory(home) }
            daemon.environment["HOME"] = one
            daemon.environment["XDG_CONFIG_HOME"] = one + "/config"
            try daemon.start()
            daemon.environment["HOME"] = other
            daemon.environment["XDG_CONFIG_HOME"] = nil
            for number in 1...Rounds.count(5, all: 50) {
                try daemon.host("set", "title=Number \(number)").succeeding()
                try daemon.reload("Status")
                #expect(try daemon.accessibleText("Status.systemSmall").contains("Number \(number)"))
            }
            #expect(try FileSystem.names(in: one) == [], "nothing lies outside the group")
            #expect(try FileSystem.names(in: other) == [])
        }
    }

    /// The other way round: what a provider sets, without `synchronize`, is there when its reload is answered.
    @Test func whatAProviderSetsIsThereForTheHost() throws {
        try DaemonFixture.with(Programs.path(of: "contract-widgets"), group: "group.sundial.trial", isStarted: false) {
            daemon in
            try daemon.install(("Keys", "systemSmall"))
            try daemon.start()
            for number in 1...5 {
                try daemon.host("set", "host1:=\(number)").succeeding()
                try daemon.reload("Keys")
                #expect(try daemon.host("get", "widget3").output == "\(number)\n")
            }
        }
    }
}
