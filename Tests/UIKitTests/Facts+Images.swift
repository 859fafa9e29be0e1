// Images and the values that sources read.
import CoreGraphics
import CoreText
import SwiftUI
import UIKit
import UniformTypeIdentifiers

extension Fact {
    private static func photo(_ name: String = "coffee.png") -> UIImage { Photo.image(name) ?? UIImage() }

    static let images: [Fact] = [
        Fact("size and scale of a renderer's image", "40x30 2") {
            let format = UIGraphicsImageRendererFormat.default()
            format.scale = 2
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format).image {
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            return "\(Int(image.size.width))x\(Int(image.size.height)) \(Int(image.scale))"
        },
        Fact("cgImage of a renderer's image", "120x90") {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
            return image.cgImage.map { "\($0.width)x\($0.height)" } ?? "nil"
        },
        Fact("resized by a renderer", 60.0 as CGFloat) {
            // The extension that widgets carry around.
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let size = CGSize(width: 60, height: 40)
            return UIGraphicsImageRenderer(size: size, format: format).image { _ in
                photo().draw(in: CGRect(origin: .zero, size: size))
            }.size.width
        },
        Fact("preparingThumbnail", "60x40 60") {
            let small = photo().preparingThumbnail(of: CGSize(width: 60, height: 60))
            return "\(Int(small?.size.width ?? 0))x\(Int(small?.size.height ?? 0)) \(small?.cgImage?.width ?? 0)"
        },
        Fact("UIImage(cgImage:scale:orientation:)", CGSize(width: 200, height: 300)) {
            photo().cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .right).size } ?? .zero
        },
        Fact("cropping(to:)", "50x60 nil") {
            let picture = photo().cgImage
            let part = picture?.cropping(to: CGRect(x: 550, y: 340, width: 200, height: 200))
            let outside = picture?.cropping(to: CGRect(x: 700, y: 0, width: 10, height: 10))
            return "\(part?.width ?? 0)x\(part?.height ?? 0) \(outside == nil ? "nil" : "there")"
        },
        Fact("symbolConfiguration", "24 true") {
            let image = UIImage(
                systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
            return "\(Int(image?.size.width ?? 0)) \(image?.isSymbolImage ?? false)"
        },
        Fact("resizable caps", "3 true") {
            let insets = UIEdgeInsets(top: 1, left: 3, bottom: 1, right: 3)
            let image = photo().resizableImage(withCapInsets: insets, resizingMode: .stretch)
            return "\(Int(image.capInsets.left)) \(image.resizingMode == .stretch)"
        },
        Fact("withRenderingMode and withTintColor", "true") {
            photo().withRenderingMode(.alwaysTemplate).withTintColor(.red).renderingMode == .alwaysTemplate
        },
    ]

    static let values: [Fact] = [
        Fact("UIScreen.main.scale", 3.0) { UIScreen.main.scale },
        Fact("UIScreen.main.bounds", [0, 0, 390, 844] as [CGFloat]) { UIScreen.main.bounds },
        Fact("UIDevice.current", "iPhone true -1.0 true") {
            let device = UIDevice.current
            device.isBatteryMonitoringEnabled = true
            defer { device.isBatteryMonitoringEnabled = false }
            return "\(device.model) \(device.userInterfaceIdiom == .phone) \(device.batteryLevel) "
                + "\(device.isBatteryMonitoringEnabled)"
        },
        Fact("numbers of NSUbiquitousKeyValueStore", "3.0 2 true 0.0") {
            let store = NSUbiquitousKeyValueStore()
            store.set(3, forKey: "whole")
            store.set(2.0, forKey: "real")
            store.set("4", forKey: "text")
            return "\(store.double(forKey: "whole")) \(store.longLong(forKey: "real")) \(store.bool(forKey: "whole")) "
                + "\(store.double(forKey: "text"))"
        },
        Fact("UITraitCollection.current", "true true true") {
            let traits = UITraitCollection.current
            return "\(traits.userInterfaceStyle == .light) \(traits.horizontalSizeClass == .compact) "
                + "\(traits.preferredContentSizeCategory == .large)"
        },
        Fact("UIContentSizeCategory", "true false true") {
            let category = UIContentSizeCategory.accessibilityMedium
            return "\(category.isAccessibilityCategory) \(category < .large) \(UIContentSizeCategory.small < .large)"
        },
        Fact("UTType", "public.jpeg jpeg true image/png nil") {
            let jpeg = UTType(filenameExtension: "JPG")
            return "\(jpeg?.identifier ?? "nil") \(UTType.jpeg.preferredFilenameExtension ?? "nil") "
                + "\(UTType.png.conforms(to: .image)) \(UTType.png.preferredMIMEType ?? "nil") "
                + "\(UTType(filenameExtension: "none")?.identifier ?? "nil")"
        },
        Fact("CTFontManagerRegisterFontsForURL of no file", "false 101") {
            var error: Unmanaged<CFError>?
            let url = URL(fileURLWithPath: "/none.ttf")
            let isThere = unsafe CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
            return "\(isThere) \(unsafe error?.takeRetainedValue().code ?? 0)"
        },
    ]
}
