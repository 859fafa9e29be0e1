// The view catalogue as pictures: every item in four variants, and a page that shows them.
import CurrentLocale
package import Posix
package import SwiftUI
package import ViewArchive

/// Draws the catalogue into a folder.
@MainActor
package enum Gallery {
    /// One picture of the catalogue as drawing instructions.
    package struct Plate {
        package var group: String
        package var name: String
        package var variant: Variant
        package var list: DisplayList
        /// What an author should know of it.
        package var diagnostics: [String]
        /// Finds the pixels that the list names.
        package var pixels: (String) -> Pixels?
    }

    /// Draws everything, and returns what there is to tell of it, a line each.
    ///
    /// - Parameters:
    ///   - folder: is made where it is missing; files of other names in it stay.
    ///   - scale: pixels a point.
    package static func draw(
        _ folder: String, _ renderer: any Renderer, _ scale: Double, _ locale: String
    ) throws(SystemError) -> [String] {
        try FileSystem.makeDirectory("\(folder)/pictures")
        let scratch = "\(folder)/.pixels-\(randomHex(digits: 8))"
        try FileSystem.makeDirectory(scratch)
        var notes: [String] = []
        var page = IndexPage(isCells: renderer.fileExtension == "cells")
        ProcessLocale.become(locale)
        let locale = Locale(identifier: locale)
        do throws(SystemError) {
            try forEachPlate(measurer: renderer, pixels: scratch, locale: locale, scale: scale) {
                plate throws(SystemError) in
                let picture = renderer.draw(plate.list, scale: scale, corners: .round(12), pixels: plate.pixels)
                let file = "pictures/\(plate.fileName).\(renderer.fileExtension)"
                try AtomicFile.write(picture.bytes, to: "\(folder)/\(file)", durable: false)
                let told = (plate.diagnostics + picture.diagnostics).map { "\(plate.fileName): \($0)" }
                notes += told
                page.add(plate, file: file, bytes: picture.bytes, notes: told)
            }
            try AtomicFile.write(Array(page.html.utf8), to: "\(folder)/index.html", durable: false)
        } catch {
            try removing(scratch)
            throw error
        }
        try removing(scratch)
        return notes
    }

    /// The groups' names, in order.
    package static var groups: [String] { Catalogue.groups.map(\.name) }

    /// Lowers every item in every variant, the variants of an item one after another.
    package static func forEachPlate(
        measurer: any TextMeasurer, pixels folder: String, locale: Locale, scale: Double,
        _ visit: (Plate) throws(SystemError) -> Void
    ) throws(SystemError) {
        let pictures = GalleryPictures(directory: folder)
        for group in Catalogue.groups {
            for item in group.items {
                for variant in Variant.allCases {
                    let size = variant.size(ofItem: Size(width: item.width, height: item.height))
                    let canvas = WidgetCanvas(size: size, margin: 0, hasBackground: true)
                    let (list, diagnostics) = ViewLowering.displayList(
                        of: CatalogueFrame(content: item.view()), canvas: canvas, at: Catalogue.date,
                        environment: variant.environment(locale: locale, scale: scale), measurer: measurer,
                        pictures: pictures
                    )
                    try visit(
                        Plate(
                            group: group.name, name: item.name, variant: variant, list: list,
                            diagnostics: diagnostics.map(\.message), pixels: pictures.pixels
                        )
                    )
                }
            }
        }
    }

    private static func removing(_ scratch: String) throws(SystemError) { try FileSystem.removeTree(scratch) }
}

extension Gallery.Plate {
    /// Group, item and variant in small letters and hyphens.
    package var fileName: String { "\(itemName).\(variant.rawValue)" }

    /// The same without the variant.
    package var itemName: String { "\(Self.plain(group)).\(Self.plain(name))" }

    private static func plain(_ words: String) -> String {
        words.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-")
    }
}
