// What comes with `import UIKit`, as on Apple's platforms.
@_exported public import CoreGraphics
@_exported public import Foundation
