// An expectation that shows what there is where there should be nothing.
import Testing

/// Records an issue that names all that is there.
func expectNone(_ found: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(found == [], sourceLocation: sourceLocation)
}
