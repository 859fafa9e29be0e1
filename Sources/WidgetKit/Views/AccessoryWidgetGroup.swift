// Three views in a rectangular accessory, as watch faces show them.
public import SwiftUI

/// A label above up to three views on grounds of one shape.
nonisolated public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Makes a group of its views and the label above them.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label, then the views beside one another.
    @MainActor public var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            label.font(.headline).lineLimit(1)
            Group(subviews: content) { views in
                HStack(spacing: 6) {
                    ForEach(views.prefix(3)) { AccessoryGroupCell(content: $0) }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
    /// Makes a group with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Makes a group with a title and an image.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }
}

extension AccessoryWidgetGroup where Label == Text {
    /// Makes a group with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

/// One view on its ground.
private struct AccessoryGroupCell<Content: View>: View {
    let content: Content

    @Environment(\.accessoryGroupStyle) private var style

    var body: some View {
        content
            .padding(4)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.primary.opacity(0.12), in: outline)
            .clipShape(outline)
            .aspectRatio(style == .circular ? 1 : nil, contentMode: .fit)
    }

    private var outline: AnyShape {
        style == .roundedSquare ? AnyShape(RoundedRectangle(cornerRadius: 8)) : AnyShape(Circle())
    }
}

/// The shape of the grounds in a group.
public struct AccessoryWidgetGroupStyle: Equatable, Sendable {
    private let name: String

    /// The system's choice: circles.
    public static let automatic = AccessoryWidgetGroupStyle(name: "circular")
    /// Circles.
    public static let circular = AccessoryWidgetGroupStyle(name: "circular")
    /// Squares with rounded corners.
    public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

extension EnvironmentValues {
    var accessoryGroupStyle: AccessoryWidgetGroupStyle {
        get { self[AccessoryGroupStyleKey.self] }
        set { self[AccessoryGroupStyleKey.self] = newValue }
    }
}

private struct AccessoryGroupStyleKey: EnvironmentKey {
    static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}

extension View {
    /// Sets the shape of the grounds in groups.
    nonisolated public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
        environment(\.accessoryGroupStyle, style)
    }
}
