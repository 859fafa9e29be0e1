// Views that are compared before they are made again; a picture is made once.

/// A view that can be compared.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
