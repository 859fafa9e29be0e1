// The compiler plugin behind `#Preview`, whose expansions are empty, since a preview is for Xcode's canvas, `@Entry`, and
// attributes that only mark what they stand on.
import Glibc

/// Answers the compiler's messages, each an 8-byte little-endian length and JSON, until it closes the pipe.
@main enum PreviewPlugin {
    static func main() {
        while let request = readMessage() {
            write(
                request.hasPrefix("{\"getCapability\"")
                    ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
                    : #"{"expandMacroResult":{"expandedSource":"\#(expansion(of: request).json)","diagnostics":[]}}"#
            )
        }
    }

    private static func expansion(of request: String) -> String {
        guard request.hasPrefix("{\"expandAttachedMacro\""), request.contains("\"typeName\":\"EntryMacro\""),
            let declaration = request.jsonSource(after: "\"declSyntax\""),
            let entry = EntryProperty(
                declaration, in: request.jsonSource(after: "\"lexicalContext\"") ?? ""
            )
        else { return "" }
        return request.contains("\"macroRole\":\"accessor\"") ? entry.accessors : entry.peer
    }

    private static func readMessage() -> String? {
        guard let header = readBytes(8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard let body = readBytes(length) else { return nil }
        return String(decoding: body, as: UTF8.self)
    }

    private static func readBytes(_ count: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let byte = getchar()
            guard byte >= 0 else { return nil }
            bytes.append(UInt8(byte))
        }
        return bytes
    }

    private static func write(_ answer: String) {
        let bytes = Array(answer.utf8)
        for shift in stride(from: 0, to: 64, by: 8) { putchar(CInt(bytes.count >> shift & 255)) }
        for byte in bytes { putchar(CInt(byte)) }
        fflush(nil)
    }
}
