// Colours, fonts and images of UIKit.
import Foundation
import Testing

@Suite struct UIKitTests {
    @Test func colours() {
        #expect(UIKitFacts.hue == [0, 0.5, 0, 1])
        #expect(UIKitFacts.adaptive == [1, 1, 1, 1])
        #expect(UIKitFacts.byContrast == [[0.5, 0.5, 0.5, 0.25], [0.5, 0.5, 0.5, 0.25], [0.5, 0.5, 0.5, 1]])
        #expect(UIKitFacts.strongRed == [215, 0, 21, 255])
        #expect(UIKitFacts.literal == [0, 1, 0, 1])
        #expect(UIKitFacts.isSystemRed)
    }

    @Test func fonts() { #expect(UIKitFacts.bold == 20) }

    @Test func images() {
        #expect(UIKitFacts.size == CGSize(width: 0.5, height: 0.5))
        #expect(UIKitFacts.isCopied)
        #expect(UIKitFacts.isUnreadable)
        #expect(UIKitFacts.isMissing)
    }
}
