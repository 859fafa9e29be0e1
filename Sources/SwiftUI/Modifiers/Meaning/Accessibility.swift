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

    /// Says a text after what the view says.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        wrapped { node, scope in
            ViewNode(SpokenValueRule(value: value.plainText(in: scope.environment), isSpare: false), [node])
        }
    }

    /// Says a text when the view says nothing by itself.
    nonisolated func spareAccessibilityValue(_ value: Text) -> some View {
        wrapped { node, scope in
            ViewNode(SpokenValueRule(value: value.plainText(in: scope.environment), isSpare: true), [node])
        }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
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

private struct SpokenValueRule: LayoutRule {
    let value: String
    /// Only for a view that says nothing.
    let isSpare: Bool

    var name: String { "Value \"\(value)\"" }

    func draw(_ content: [DisplayItem], in frame: Rect) -> [DisplayItem] {
        if content.isEmpty || isSpare && content.contains(where: Self.isSaid) { return content }
        return content + [.layer(.init(label: value, items: []))]
    }

    nonisolated private static func isSaid(_ item: DisplayItem) -> Bool {
        switch item {
        case .fill, .stroke: false
        case .text: true
        case .image(let image): !image.label.isEmpty
        case .symbol(let symbol): !symbol.label.isEmpty
        case .layer(let layer): layer.label.map { !$0.isEmpty } ?? layer.items.contains(where: isSaid)
        }
    }
}
