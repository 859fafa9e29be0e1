// A TCP socket on the loopback address, on a port that the system chooses.
import Glibc
import Posix

enum LoopbackSocket {
    /// Listens on 127.0.0.1.
    static func listen() throws -> (Descriptor, port: Int) {
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard number >= 0 else { throw SystemError(code: Errno(rawValue: errno), call: "socket") }
        let listener = Descriptor(owning: number)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                bind(number, general, length) == 0 && Glibc.listen(number, 128) == 0
                    && getsockname(number, general, &length) == 0
            }
        }
        guard result else { throw SystemError(code: Errno(rawValue: errno), call: "bind") }
        return (listener, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// The next connection, waiting for it.
    static func accept(_ listener: Descriptor) -> Descriptor? {
        let number = Glibc.accept(listener.rawValue, nil, nil)
        return number >= 0 ? Descriptor(owning: number) : nil
    }
}
