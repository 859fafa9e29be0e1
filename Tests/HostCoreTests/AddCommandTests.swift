// `add` and `parameters` with files: what is copied into the group, and when.
import GroupContainer
import HostCore
import Posix
import Testing

@Suite struct AddCommandTests {
    static let takesFile = #"{"id":1,"result":{"kind":"A","parameters":[{"name":"list","type":"file"}]}}"#
    static let takesText = #"{"id":1,"result":{"kind":"A","parameters":[{"name":"list","type":"string"}]}}"#
    static let added = #"{"id":2,"result":{"widget":"A.b"}}"#
    static let refused = #"{"id":2,"error":{"code":-32602,"message":"no"}}"#

    /// What the daemon answers; whether the file is copied, and whether the copy stays.
    static let rows: [(command: String, answers: [String], isCopied: Bool, stays: Bool)] = [
        ("add A --family b", [takesFile, added], true, true),
        ("add A --family b", [takesFile, refused], true, false),
        // Who says nothing may have added it.
        ("add A --family b", [takesFile], true, true),
        ("add A --family b", [takesText, added], false, false),
        ("parameters A", [takesFile], false, false),
    ]

    @Test(arguments: rows)
    func copiesFiles(_ row: (command: String, answers: [String], isCopied: Bool, stays: Bool)) throws {
        let folder = try Folder()
        let file = try folder.write("a", as: "list.txt")
        let run = try folder.run("\(row.command) list=\(file)", answers: row.answers)
        let copy = "files/ca978112ca1bbdca/list.txt"
        #expect(run.sent.contains(#""values":{"list":"\#(row.isCopied ? copy : file)"}"#), "\(run)")
        #expect(try folder.text(copy) == (row.stays ? "a" : nil))
        let folders = row.isCopied ? try FileSystem.names(in: "\(folder.group.directory)/files") : []
        #expect(folders.isEmpty != row.stays)
    }

    /// Also where one of that name lies where the program was called.
    @Test func aFileOfTheGroupIsMeantFirst() throws {
        let folder = try Folder()
        try FileSystem.makeDirectory(folder.group.directory)
        let name = "Package.swift"
        try AtomicFile.write([], to: "\(folder.group.directory)/\(name)", durable: false)
        let added = #"{"id":1,"result":{"widget":"A.b"}}"#
        let run = try folder.run("add A --family b list=\(name)", answers: [added])
        #expect(run.code == .done && run.sent.contains(#""values":{"list":"\#(name)"}"#), "\(run)")
    }
}
