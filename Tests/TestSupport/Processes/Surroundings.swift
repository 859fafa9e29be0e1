// Surroundings that only some systems let a test make: another user, a file system of its own.
import Foundation
import Glibc
import Posix

/// Words to put before a program's own, so that it runs elsewhere; nil where this system does not allow it.
package enum Surroundings {
    /// As a user whom file modes bind: this one, or another when this one is root.
    package static let ordinaryUser: [String]? = {
        if getuid() != 0 { return works([]) ? [] : nil }
        let words = ["/usr/bin/setpriv", "--reuid=\(ordinaryID)", "--regid=\(ordinaryID)", "--clear-groups", "--"]
        return works(words) ? words : nil
    }()

    /// The number of that user.
    package static let ordinaryID: UInt32 = getuid() == 0 ? 65534 : getuid()

    /// With mounts of its own, of which nobody else sees anything.
    package static let ownMounts: [String]? = {
        let words = ["/usr/bin/unshare", "--mount", "--propagation", "private", "--"]
        return getuid() == 0 && works(words) ? words : nil
    }()

    /// Gives a folder and all in it to the ordinary user.
    package static func give(_ folder: String) throws {
        for path in [folder] + (try FileManager.default.subpathsOfDirectory(atPath: folder)).map({ "\(folder)/\($0)" })
        {
            guard lchown(path, ordinaryID, ordinaryID) == 0 else { throw TestFailure("\(path) cannot be given away") }
        }
    }

    /// Whether our own program runs there: it may lie where another user cannot go.
    private static func works(_ words: [String]) -> Bool {
        let all = words + [Programs.path(of: "widget-host"), "--version"]
        guard FileManager.default.isExecutableFile(atPath: all[0]) else { return false }
        // A system that does not let it run is one where the tests of it are left out.
        let result = try? withTemporaryFolder { try runToEnd(all[0], Array(all.dropFirst()), scratch: $0) }
        return result?.code == 0
    }
}
