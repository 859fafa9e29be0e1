// Texts: weights, designs, rules for lines, and many scripts.
import ViewArchive

extension Sample {
    @Sendable static func texts(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, .systemLarge)
        for weight in stride(from: 100, through: 900, by: 200) {
            scene.text(TextBlock("Weight \(weight) Hamburg", 17, weight))
        }
        scene.text(TextBlock("Large title", 34, 700), gap: 4)
        scene.text(TextBlock("Serif & italic", 17, 400, .systemIndigo, design: .serif, italic: true), gap: 4)
        scene.text(TextBlock("Italic semibold", 17, 600, italic: true))
        scene.text(TextBlock("let x = 0xFF // mono", 15, 400, .secondary, design: .monospaced), gap: 4)
        scene.text(TextBlock("11:11 tabular 00:00", 17, 400, digits: true))
        var block = TextBlock("Red ", 17, 700, .systemRed)
        var style = block.runs[0].style
        style.color = .systemBlue
        style.underline = true
        block.runs.append(TextBlock.Run(text: "underlined", style: style))
        style.underline = false
        style.strikethrough = true
        style.tracking = 3
        block.runs.append(TextBlock.Run(text: " struck", style: style))
        style.strikethrough = false
        style.tracking = 0
        style.font.size = 11
        style.baselineOffset = 6
        block.runs.append(TextBlock.Run(text: "up", style: style))
        scene.text(block, gap: 4)
        scene.text(TextBlock("Half of the ink is left", 17, 400, RGBA(red: 0, green: 0, blue: 0, alpha: 128)))
        return scene.list
    }

    @Sendable static func lines(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, .systemLarge)
        let words = "The quick brown fox jumps over the lazy dog, and then over another one."
        for truncation in [TextBlock.Truncation.head, .middle, .tail] {
            scene.text(TextBlock(words, 15, limit: 1, truncation: truncation))
        }
        let narrow = Rect(x: 16, y: 16, width: 144, height: 322)
        scene.text(TextBlock(words, 15, limit: 3), in: narrow, gap: 8)
        scene.text(TextBlock(words, 15, 400, .systemBlue, alignment: .center, limit: 2), gap: 8)
        scene.text(TextBlock(words, 15, 400, .systemRed, alignment: .trailing), gap: 8)
        scene.text(TextBlock("Shrinks to fit into one single line of it", 22, 600, limit: 1, minimumScale: 0.4), gap: 8)
        scene.text(TextBlock("Two\nparagraphs\r\nand a third", 13, alignment: .center, limit: 2), gap: 8)
        scene.text(TextBlock("Donaudampfschifffahrtsgesellschaftskapitän", 15), in: narrow, gap: 4)
        return scene.list
    }

    @Sendable static func scripts(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, .systemLarge)
        for text in [
            "Zażółć gęślą jaźń", "Привет, мир", "Γειά σου Κόσμε", "日本語の文章です。", "简体中文", "한국어 위젯", "שלום עולם",
            "مرحبا بالعالم", "नमस्ते दुनिया", "Emoji 😀🎉 👩‍🚀 🇩🇪 done",
        ] { scene.text(TextBlock(text, 17, 400), gap: 2) }
        scene.text(TextBlock("太字 bold 굵게", 17, 700), gap: 2)
        return scene.list
    }
}
