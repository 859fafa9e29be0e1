// What a view says to people who do not see it.
import ViewArchive

extension View {
    /// Says a text in place of what the view says by itself.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        wrapped { node, scope in ViewNode(SpokenRule(label: label.plainText(in: scope.environment)), [node]) }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says nothing of the view.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
        wrapped { node, _ in hidden ? ViewNode(SpokenRule(label: ""), [node]) : node }
    }
}

private struct SpokenRule: LayoutRule {
    let label: String

    var name: String { "Label \"\(label)\"" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        content.isEmpty ? [] : [.layer(.init(label: label, items: content))]
    }
}
