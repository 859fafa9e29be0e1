// What the lowering tests compare: a view and the items that it is drawn as.
import SwiftUI
import ViewArchive

/// A row of a table of views and their display items.
struct LoweringCase: Sendable, CustomStringConvertible {
    let description: String
    let expected: String
    let codes: [String]
    private let made: @MainActor @Sendable () -> (items: String, codes: [String])

    init(
        _ name: String, expected: String, codes: [String] = [],
        picture change: @escaping @MainActor @Sendable (inout Picture) -> Void = { _ in },
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        description = name
        self.expected = expected
        self.codes = codes
        made = {
            var picture = Picture()
            change(&picture)
            return (picture.items(view()), picture.codes(view()))
        }
    }

    @MainActor var items: String { made().items }
    @MainActor var noted: [String] { made().codes }
}
