// UIKit's colours of SwiftUI's.
import Resources
import ViewArchive

extension UIColor {
    /// Makes a colour of a view's colour, with its values for each interface style.
    public convenience init(_ color: Color) {
        func components(_ style: InterfaceStyle) -> Components {
            var environment = EnvironmentValues()
            environment.colorScheme = style.isDark ? .dark : .light
            environment.colorSchemeContrast = style.hasHighContrast ? .increased : .standard
            let value = color.rgba(in: environment)
            return Components(
                red: Double(value.red) / 255, green: Double(value.green) / 255, blue: Double(value.blue) / 255,
                alpha: Double(value.alpha) / 255
            )
        }
        self.init(Shades(of: components))
    }
}
