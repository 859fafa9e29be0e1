// The host program, all of which is in HostCore.
import HostCore

@main enum Program {
    static func main() { HostProgram.main() }
}
