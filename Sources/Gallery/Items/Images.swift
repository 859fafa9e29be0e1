// Pictures in memory, and how they are drawn.
import SwiftUI
import UIKit

/// The catalogue's two pictures, as PNG files.
private enum SamplePicture {
    /// A landscape of 48 x 32 pixels.
    static let landscape = picture(
        """
        iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAAzElEQVR42u3OMQoCMRCF4Xcwa2traysLa/EIYmEhImIhYmEhYmEhHsBTeJfZIu
        A+1iSbmARXGPjLN8OH4Vo6FRTUDZC8BpwPND5I6Roak2uMn2g8pmjQZDTNonGZEKsxFQTNLhLYW2MKOWkFfZ78LaihCTSVAlk16SbrHvOH+PNo
        TK0frBrXGIma70yeJdI1gabAugfaPsValMbkehUVslAyspBXk25Cdk2iCb1Fv25JragNtaP21JE6UWfqSt2oe52CFKQgBSlIQZGgCpHx/jKrAU
        neAAAAAElFTkSuQmCC
        """
    )
    /// A button of 24 x 24 pixels whose corners are 8 pixels large.
    static let button = picture(
        """
        iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAa0lEQVR42mNgwAJEAhb8JwczEALkGkyUReiKKvb9IgnjtYQSg/FZhGEBpYajW0
        J112P1BbUNx/DFgFsAA7j4VLEAn2VUCyJSfUKSBeQE02gcDKE4GDo5mWaFHc2La7pUODSvMulS6dOq2QIAdAbvXB8ydcwAAAAASUVORK5CYII=
        """
    )

    private static func picture(_ base64: String) -> Image {
        let file = Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()
        return Image(uiImage: UIImage(data: file) ?? UIImage())
    }
}

extension Catalogue {
    static var images: CatalogueGroup {
        let landscape = SamplePicture.landscape
        let button = SamplePicture.button
        return CatalogueGroup(
            "Images",
            [
                CatalogueItem("Sizes", width: 320, height: 120) {
                    HStack(spacing: 12) {
                        landscape
                        landscape.resizable().frame(width: 60, height: 80)
                        landscape.resizable().scaledToFit().frame(width: 80, height: 80).border(.gray)
                        landscape.resizable().scaledToFill().frame(width: 60, height: 80).clipped()
                    }
                },
                CatalogueItem("Clipped", width: 320, height: 110) {
                    HStack(spacing: 16) {
                        landscape.resizable().scaledToFill().frame(width: 80, height: 80).clipShape(.circle)
                        landscape.resizable().frame(width: 100, height: 66).clipShape(.rect(cornerRadius: 16))
                        landscape.resizable().frame(width: 66, height: 66).mask(
                            Image(systemName: "heart.fill").resizable())
                    }
                },
                CatalogueItem("Interpolation", width: 320, height: 110) {
                    HStack(spacing: 12) {
                        landscape.interpolation(.none).resizable().frame(width: 140, height: 86)
                        landscape.interpolation(.high).resizable().frame(width: 140, height: 86)
                    }
                },
                CatalogueItem("Cap insets and tiles", width: 320, height: 110) {
                    let caps = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
                    HStack(spacing: 10) {
                        button
                        button.resizable().frame(width: 70, height: 60)
                        button.resizable(capInsets: caps).frame(width: 70, height: 60)
                        button.resizable(capInsets: caps, resizingMode: .tile).frame(width: 70, height: 60)
                        button.resizable(resizingMode: .tile).frame(width: 40, height: 60)
                    }
                },
                CatalogueItem("In texts", width: 300, height: 110) {
                    VStack(alignment: .leading, spacing: 6) {
                        Text("A \(button) button in a text")
                        Text(button.renderingMode(.template)).foregroundStyle(.orange) + Text(" and its shape")
                    }
                },
                CatalogueItem("Of views", width: 240, height: 90) {
                    HStack(spacing: 20) {
                        Image(uiImage: stamp(scale: 3))
                        Image(uiImage: stamp(scale: 3)).resizable().frame(width: 50, height: 50).opacity(0.5)
                    }
                },
                CatalogueItem("Template", width: 240, height: 90) {
                    HStack(spacing: 20) {
                        button.renderingMode(.original)
                        button.renderingMode(.template)
                        button.renderingMode(.template).foregroundStyle(.red)
                    }
                },
            ]
        )
    }
}

/// A picture that code makes of a view.
@MainActor
private func stamp(scale: CGFloat) -> UIImage {
    let view = VStack(spacing: 2) {
        Image(systemName: "airplane")
        Text("PAR AVION").font(.caption2.bold())
    }
    .foregroundStyle(.white)
    .padding(8)
    .background(.blue.gradient, in: .rect(cornerRadius: 10))
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    return renderer.uiImage ?? UIImage()
}
