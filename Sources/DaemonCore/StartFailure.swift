// Why the daemon does not start: the sentence for standard error, and the exit code.

/// An end before or instead of serving.
struct StartFailure: Error, Equatable {
    var sentence: String
    var exitCode: Int32

    static func usage(_ sentence: String) -> StartFailure { StartFailure(sentence: sentence, exitCode: 2) }
    /// The bundle cannot be described, or offers what cannot be kept apart.
    static func bundle(_ sentence: String) -> StartFailure { StartFailure(sentence: sentence, exitCode: 5) }
    static func system(_ sentence: String) -> StartFailure { StartFailure(sentence: sentence, exitCode: 6) }
    /// Another daemon serves the group.
    static func taken(_ sentence: String) -> StartFailure { StartFailure(sentence: sentence, exitCode: 7) }
    var isTaken: Bool { exitCode == 7 }
}
