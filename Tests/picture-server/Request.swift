// What one HTTP request asks for, and the bytes of its answer.
import FoundationEssentials
import Posix

/// The path of a GET request.
struct Request {
    enum Task {
        case file(String)
        /// A file that nobody is to keep.
        case fleeting(String)
        /// Answered after a `release` of the same name.
        case hold(String)
        case release(String)
    }
    let path: String
    let task: Task

    /// Reads the first line of a request's head; nil while the head is not whole.
    init?(head bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("\r\n\r\n") else { return nil }
        let words = text.prefix { $0 != "\r\n" }.split(separator: " ")
        path = words.count > 1 ? String(words[1].prefix { $0 != "?" }) : "/"
        let parts = path.split(separator: "/")
        switch (parts.first, parts.count) {
        case ("fleeting", 2): task = .fleeting(String(parts[1]))
        case ("hold", 2): task = .hold(String(parts[1]))
        case ("release", 2): task = .release(String(parts[1]))
        default: task = .file(parts.joined(separator: "/"))
        }
    }

    /// A whole answer; nil bytes are a 404.
    static func answer(_ body: Data?, isFleeting: Bool = false) -> [UInt8] {
        let status = body == nil ? "404 Not Found" : "200 OK"
        let body = body ?? Data("not here\n".utf8)
        let rule = isFleeting ? "Cache-Control: no-store\r\n" : ""
        let head = "HTTP/1.1 \(status)\r\n\(rule)Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + Array(body)
    }

    /// A file of the folder; nil when there is none.
    static func file(_ name: String, in folder: String) -> Data? {
        guard !name.split(separator: "/").contains("..") else { return nil }
        // Whatever stands in the way of reading it, for the asker it is not there.
        return (try? FileSystem.contents(of: folder + "/" + name, limit: 64 << 20)) ?? nil
    }
}
