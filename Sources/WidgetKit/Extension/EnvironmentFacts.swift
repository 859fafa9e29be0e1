// The environment that the daemon asks for, as SwiftUI's values.
import SwiftUI
import ViewArchive

/// What the environment of a run's views says, for each appearance.
struct EnvironmentFacts: Sendable {
    private let family: Family
    private let environment: RunEnvironment
    private let margin: Double

    init(_ request: RunRequest, margin: Double = 0) {
        family = request.family
        environment = request.environment
        self.margin = margin
    }

    func values(_ appearance: Appearance) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = appearance == .dark ? .dark : .light
        values.colorSchemeContrast = environment.hasHighContrast ? .increased : .standard
        values.displayScale = CGFloat(environment.scale)
        values.widgetFamily = WidgetFamily(family)
        values.widgetContentMargins = EdgeInsets(
            top: CGFloat(margin), leading: CGFloat(margin), bottom: CGFloat(margin), trailing: CGFloat(margin)
        )
        values.showsWidgetContainerBackground = family.isSystem
        values.widgetRenderingMode = family.isSystem ? .fullColor : .vibrant
        if let size = DynamicTypeSize(name: environment.textSize) { values.dynamicTypeSize = size }
        values.locale = Locale(identifier: environment.locale)
        return values
    }
}
