// What comes with `import SwiftUI`, as on Apple's platforms: Foundation, Combine, and the parts of UIKit that sources use.
@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import UIKit
