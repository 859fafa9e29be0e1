// What comes with `import WidgetKit`.
@_exported public import SwiftUI
