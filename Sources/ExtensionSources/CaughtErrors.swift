// Errors that are caught as `NSError`: on iOS every error is one, and a clause that says so catches all. Here the compiler
// believes it, too, but no error of Swift's is an object, so that the clause would be passed by and the program end.
import Foundation

/// Rewrites the clauses.
enum CaughtErrors {
    /// A line of code whose clauses catch every error and then make an object of it.
    static func caught(in line: Substring) -> Substring {
        guard line.contains("NSError") else { return line }
        var result = String(line)
        for (pattern, replacement) in clauses {
            result = result.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
        }
        return Substring(result)
    }

    private static let catching = #"\bcatch\s+let\s+(\w+)\s+as\s+NSError"#

    private static let clauses = [
        (catching + #"\s*\{"#, "catch let $1 { let $1 = $1 as NSError; _ = $1; "),
        (
            catching + #"\s+where\s+([^{}]*[^{}\s])\s*\{"#,
            "catch let $1 where ({ ($1: NSError) -> Bool in $2 })($1 as NSError) { let $1 = $1 as NSError; _ = $1; "
        ),
        // An error is always one, so that asking comes to the same as knowing.
        (#"\b([Ee]rr|\w*[Ee]rror)\s+as\?\s+NSError\b"#, "$1 as NSError?"),
    ]
}
