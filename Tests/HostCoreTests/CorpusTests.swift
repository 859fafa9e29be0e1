// Every input that ever broke a reader, and the ones that fuzzing begins with, replayed.
import FoundationEssentials
import FuzzTargets
import TestSupport
import Testing

@Suite struct CorpusTests {
    @Test(arguments: FuzzTarget.allCases)
    func holdsWhatIsPromised(_ target: FuzzTarget) throws {
        let folder = "\(Programs.repository)/Tests/Fuzz/Corpus/\(target.rawValue)"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count >= 5)
        for name in names {
            let path = "\(folder)/\(name)"
            target.take(Array(try #require(FileManager.default.contents(atPath: path), "\(path)")))
        }
    }
}
