// Takes connections one after another; a held one stays open until its release is asked for.
import Posix

struct PictureLoop {
    let listener: Descriptor
    let folder: String
    let say: (String) -> Void
    private var held: [String: [Descriptor]] = [:]
    private var released: Set<String> = []

    init(listener: Descriptor, folder: String, say: @escaping (String) -> Void) {
        self.listener = listener
        self.folder = folder
        self.say = say
    }

    /// Serves for ever.
    mutating func run() throws {
        while true {
            guard let connection = LoopbackSocket.accept(listener) else { continue }
            guard let request = read(connection) else { continue }
            say("request \(request.path)")
            switch request.task {
            case .file(let name): send(name, to: connection)
            case .fleeting(let name): send(name, to: connection, isFleeting: true)
            case .hold(let name):
                if released.contains(name) {
                    send(name, to: connection)
                } else {
                    held[name, default: []].append(connection)
                }
            case .release(let name):
                released.insert(name)
                for waiting in held.removeValue(forKey: name) ?? [] { send(name, to: waiting) }
                send(name, to: connection)
            }
        }
    }

    private func read(_ connection: Descriptor) -> Request? {
        var head: [UInt8] = []
        // A peer that goes away asked for nothing.
        while case .bytes? = try? connection.read(appendingTo: &head), head.count < 65536 {
            if let request = Request(head: head) { return request }
        }
        return nil
    }

    private func send(_ name: String, to connection: Descriptor, isFleeting: Bool = false) {
        let body = Request.file(name, in: folder)
        if body == nil { say("missing \(name)") }
        // A peer that goes away needs no answer.
        try? connection.writeAll(Request.answer(body, isFleeting: isFleeting))
    }
}
