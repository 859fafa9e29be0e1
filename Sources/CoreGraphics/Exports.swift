// What comes with `import CoreGraphics`: on Linux Foundation has its numbers, points, sizes and rectangles.
@_exported public import Foundation
