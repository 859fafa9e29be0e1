// UIKit's colours of SwiftUI's.
import ViewArchive

extension UIColor {
    /// Makes a colour of a view's colour, with its values for light and dark.
    public convenience init(_ color: Color) {
        func components(_ scheme: ColorScheme) -> Components {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            let value = color.rgba(in: environment)
            return Components(
                red: Double(value.red) / 255, green: Double(value.green) / 255, blue: Double(value.blue) / 255,
                alpha: Double(value.alpha) / 255
            )
        }
        self.init(light: components(.light), dark: components(.dark))
    }
}
