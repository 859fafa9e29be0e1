// Parts of a list with a heading and a footer.

/// Views with a heading and a footer; in stacks they stand one after another.
nonisolated public struct Section<Parent, Content, Footer> {
    private let header: Parent
    private let content: Content
    private let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    @MainActor func nodes(in scope: LoweringScope) -> [ViewNode] {
        let parts = [lower(header, in: scope), lower(content, in: scope), lower(footer, in: scope)]
        guard scope.keepsSections else { return parts.flatMap(\.self) }
        return [ViewNode(SectionRule(), parts.map { ViewNode(StackRule(axis: .vertical, alignment: .center), $0) })]
    }
}

/// Header, content and footer of a section, for a container that asks for sections.
struct SectionRule: LayoutRule {
    var name: String { "Section" }

    /// The nodes with those of sections in the sections' places.
    @MainActor
    static func flat(_ nodes: [ViewNode]) -> [ViewNode] {
        nodes.flatMap { $0.rule is SectionRule ? $0.children.flatMap(\.children) : [$0] }
    }

    /// The sections; nodes beside one another that are in none make one.
    @MainActor
    static func sections(_ nodes: [ViewNode]) -> SectionCollection {
        var parts: [[[ViewNode]]] = []
        var isOpen = false
        for node in nodes {
            if node.rule is SectionRule {
                parts.append(node.children.map(\.children))
                isOpen = false
            } else if isOpen {
                parts[parts.count - 1][1].append(node)
            } else {
                parts.append([[], [node], []])
                isOpen = true
            }
        }
        var first = 0
        let sections = parts.enumerated().map { index, part in
            let views = part.map { nodes in
                defer { first += nodes.count }
                return SubviewsCollection(nodes, from: first)
            }
            return SectionConfiguration(
                id: .init(index: index), header: views[0], content: views[1], footer: views[2],
                containerValues: ContainerValues()
            )
        }
        return SectionCollection(sections: sections)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}
