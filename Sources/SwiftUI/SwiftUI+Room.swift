// The room SwiftUI.
