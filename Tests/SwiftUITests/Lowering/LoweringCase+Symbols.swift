// Symbols in more than one colour.
import SwiftUI

extension LoweringCase {
    static let symbols: [LoweringCase] = [
        LoweringCase(
            "a symbol is of one colour", expected: "symbol 39.8,39.8 20.4x20.4 play.circle.fill #007affff"
        ) {
            Image(systemName: "play.circle.fill").foregroundStyle(.blue)
        },
        LoweringCase(
            "what stands around steps back in a hierarchy",
            expected: "symbol 39.8,39.8 20.4x20.4 play.circle.fill #007aff80 #007affff"
        ) {
            Image(systemName: "play.circle.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
        },
        LoweringCase(
            "a hierarchy of the system's labels",
            expected: "symbol 39.8,39.8 20.4x20.4 cloud.sun.rain #3c3c4399 #000000ff #3c3c434d"
        ) {
            Image(systemName: "cloud.sun.rain").symbolRenderingMode(.hierarchical)
        },
        LoweringCase(
            "a palette's first style is the symbol's, its second what stands around",
            expected: "symbol 39.8,39.8 20.4x20.4 play.circle.fill #ff3b30ff #ffffffff"
        ) {
            Image(systemName: "play.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
        },
        LoweringCase(
            "several styles are a palette, the last for all that follow",
            expected: "symbol 39.8,39.8 20.4x20.4 speaker.wave.3 #ff3b30ff #007affff #007affff #007affff"
        ) {
            Image(systemName: "speaker.wave.3").foregroundStyle(.red, .blue)
        },
        LoweringCase(
            "a palette of one style is a hierarchy",
            expected: "symbol 39.8,39.8 20.4x20.4 bell.slash #ff3b3080 #ff3b30ff"
        ) {
            Image(systemName: "bell.slash").symbolRenderingMode(.palette).foregroundStyle(.red)
        },
        LoweringCase(
            "the weather has its own colours",
            expected: "symbol 39.8,39.8 20.4x20.4 cloud.sun.fill #ffcc00ff #aeaeb2ff"
        ) {
            Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor).foregroundStyle(.blue)
        },
        LoweringCase(
            "clouds are white in the dark",
            expected: "symbol 39.8,39.8 20.4x20.4 cloud.bolt.fill #ffffffff #ffd60aff"
        ) {
            Image(systemName: "cloud.bolt.fill").symbolRenderingMode(.multicolor).colorScheme(.dark)
        },
        LoweringCase(
            "own colours of increased contrast",
            expected: "symbol 39.8,39.8 20.4x20.4 checkmark.circle.fill #248a3dff #ffffffff",
            picture: { $0.environment.colorSchemeContrast = .increased }
        ) {
            Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.multicolor)
        },
        LoweringCase(
            "what has no colour of its own is of one colour",
            expected: "symbol 39.8,39.8 20.4x20.4 play.circle.fill #007affff"
        ) {
            Image(systemName: "play.circle.fill").symbolRenderingMode(.multicolor).foregroundStyle(.blue)
        },
        LoweringCase(
            "what has a colour in part takes the foreground's for the rest",
            expected: "symbol 39.8,39.8 20.4x20.4 battery.75 #007affff #34c759ff"
        ) {
            Image(systemName: "battery.75").symbolRenderingMode(.multicolor).foregroundStyle(.blue)
        },
        LoweringCase(
            "a badge's sign is left out of it",
            expected: "symbol 39.8,39.8 20.4x20.4 folder.badge.plus #007aff80 #007affff #00000000"
        ) {
            Image(systemName: "folder.badge.plus").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
        },
        LoweringCase(
            "an image's own mode goes before the view's",
            expected: "symbol 39.8,39.8 20.4x20.4 play.circle.fill #007affff"
        ) {
            Group { Image(systemName: "play.circle.fill").symbolRenderingMode(.monochrome) }
                .symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
        },
        LoweringCase(
            "a form that is added has its layers",
            expected: "symbol 39.8,39.8 20.4x20.4 heart.circle.fill #007aff80 #007affff"
        ) {
            Image(systemName: "heart").symbolVariant(.circle.fill).symbolRenderingMode(.hierarchical)
                .foregroundStyle(.blue)
        },
        LoweringCase(
            "a level is so many layers in full",
            expected: "symbol 39.8,39.8 20.4x20.4 speaker.wave.3 #007affff #007affff #007affff #007aff4c"
        ) {
            Image(systemName: "speaker.wave.3", variableValue: 0.5).foregroundStyle(.blue)
        },
        LoweringCase(
            "a symbol without layers for levels is drawn in full",
            expected: "symbol 39.8,39.8 20.4x20.4 star #007affff"
        ) {
            Image(systemName: "star", variableValue: 0).foregroundStyle(.blue)
        },
        LoweringCase(
            "a symbol of UIKit keeps its level",
            expected: "symbol 39.8,39.8 20.4x20.4 cellularbars #007affff #007aff4c #007aff4c #007aff4c"
        ) {
            if let image = UIImage(systemName: "cellularbars", variableValue: 0.2) {
                Image(uiImage: image).foregroundStyle(.blue)
            }
        },
    ]
}
