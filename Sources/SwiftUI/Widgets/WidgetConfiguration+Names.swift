// The modifiers of configurations that every author uses: names, and margins.

extension WidgetConfiguration {
    /// The name that the gallery shows.
    nonisolated public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.displayName = displayName.plainText(in: .init()) }
    }

    nonisolated public func configurationDisplayName(
        _ displayNameKey: LocalizedStringKey
    ) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    @_disfavoredOverload
    nonisolated public func configurationDisplayName(
        _ displayNameResource: LocalizedStringResource
    ) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameResource))
    }

    @_disfavoredOverload
    nonisolated public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// What the gallery says about the widget.
    nonisolated public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.description = description.plainText(in: .init()) }
    }

    nonisolated public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    @_disfavoredOverload
    nonisolated public func description(_ descriptionResource: LocalizedStringResource) -> some WidgetConfiguration {
        description(Text(descriptionResource))
    }

    @_disfavoredOverload
    nonisolated public func description<S: StringProtocol>(_ text: S) -> some WidgetConfiguration {
        description(Text(text))
    }

    /// Lets the content reach the widget's edges.
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
        changed { $0.areContentMarginsDisabled = true }
    }
}
