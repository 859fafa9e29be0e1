// The program that libFuzzer drives; FUZZ_TARGET names what it tries.
import FuzzTargets
import Glibc

@main enum Program {
    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        exit(drive(&count, &arguments, takeInput))
    }
}

/// What libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
func takeInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target.take(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func drive(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private let target: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        print("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
        exit(2)
    }
    return target
}()
