// The host program: its words and environment go to HostCore, whose exit code ends it.
import FoundationEssentials
import HostCore

@main enum Program {
    static func main() {
        var program = HostProgram()
        let code = program.run(
            Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment
        )
        code.endProcess()
    }
}
