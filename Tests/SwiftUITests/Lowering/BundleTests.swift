// Bundles give plain configurations, in order.
import Testing

@MainActor
struct BundleTests {
    @Test
    func aBundleIsFlatAndItsConfigurationsAreResolved() {
        #expect(
            SomeBundle.summary == """
                named "outer" "about 1" true
                plain "" "" false
                plain "" "" false
                named "outer" "about 1" true
                """
        )
    }
}
