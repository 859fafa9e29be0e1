// What a bundle and its configurations say, as WidgetKit reads it.
import SwiftUI
import ViewArchive

/// A bundle with a choice, a group of one, and modifiers in several orders.
struct SomeBundle: WidgetBundle {
    var body: some Widget {
        Named()
        if #available(iOS 17, *) { Plain() }
        Grouped().body
    }

    /// A line a widget: kind, names, margins.
    @MainActor static var summary: String {
        SomeBundle().widgets.map { widget in
            let said = configuration(of: widget)
            return
                "\(said.kind ?? "none") \"\(said.displayName)\" \"\(said.description)\" \(said.areContentMarginsDisabled)"
        }.joined(separator: "\n")
    }

    @MainActor private static func configuration(of widget: some Widget) -> ResolvedConfiguration {
        widget.body.resolvedConfiguration
    }
}

private struct Grouped: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        Plain()
        Named()
    }
}

private struct Named: Widget {
    var body: some WidgetConfiguration {
        Kind(kind: "named")
            .configurationDisplayName("inner")
            .description("about \(1)")
            .contentMarginsDisabled()
            .configurationDisplayName("outer")
    }
}

private struct Plain: Widget {
    var body: some WidgetConfiguration { Kind(kind: "plain") }
}

/// A configuration as WidgetKit's are.
private struct Kind: ResolvableConfiguration {
    typealias Body = Never

    let kind: String

    var resolved: ResolvedConfiguration { ResolvedConfiguration(kind: kind) }
}
