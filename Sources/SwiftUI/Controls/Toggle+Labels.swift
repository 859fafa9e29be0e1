// Switches beside a title and a picture.

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }

    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: SwiftUI.Label(titleKey, image: image))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: SwiftUI.Label(title, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, label: SwiftUI.Label(titleResource, systemImage: systemImage))
    }
}
