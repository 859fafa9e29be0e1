// What the layout tests compare: a view, what it is offered, the tree that it becomes.
import SwiftUI

/// A row of the layout table.
struct LayoutCase: Sendable, CustomStringConvertible {
    let name: String
    let expected: String
    private let made: @MainActor @Sendable () -> String

    init(
        _ name: String, _ width: Double = 100, _ height: Double = 100, expected: String,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        self.name = name
        self.expected = expected
        made = { Picture(width: width, height: height).tree(view()) }
    }

    @MainActor var tree: String { made() }
    var description: String { name }
}
