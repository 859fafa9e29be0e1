// What authors write tests with.
import Foundation
import TestSupport
import Testing

@Suite struct WidgetRunTests {
    @Test func aRunHasTheDateAndTheDefaultsThatATestSets() throws {
        try withTemporaryFolder { scratch in
            let result = try runToEnd(Programs.path(of: "author-run"), [], scratch: scratch)
            #expect(result.code == 0, "\(result)")
            #expect(
                result.output == """
                    0.0 Green, 1 min, 30 sec
                    60.0 Later, 1 min, 30 sec
                    true []
                    None true true
                    01234567
                    Tea does not come in systemLarge

                    """, "\(result)"
            )
        }
    }
}
