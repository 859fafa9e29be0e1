// Beside sources for iOS: files that import Foundation alone find here what Apple's Foundation has and Linux' keeps elsewhere.
@_exported import SwiftUI
