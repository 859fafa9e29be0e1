// What comes with `import WidgetKit`.
@_exported public import RelevanceKit
@_exported public import SwiftUI
