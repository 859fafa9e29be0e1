// Images by name: PNG and JPEG files among the resources of the program and of its targets.
public import Foundation
import Synchronization

extension UIImage {
    /// Makes an image of a resource's name, with or without its extension; nil when there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// Makes an image of a resource's name in a bundle; nil when there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil) {
        guard let found = NamedImages.find(name, in: bundle) else { return nil }
        self.init(content: found.content, scale: found.scale)
    }
}

/// Finds images by name, and keeps what it found.
package enum NamedImages {
    private static let found = Mutex<[String: UIImage]>([:])

    /// The image of a name; without a bundle in any folder of resources that lies beside the program.
    package static func find(_ name: String, in bundle: Bundle? = nil) -> UIImage? {
        guard isPlain(name) else { return nil }
        let key = (bundle?.bundlePath ?? "") + "\n" + name
        if let image = found.withLock({ $0[key] }) { return image }
        for folder in bundle.map({ [$0.resourceURL ?? $0.bundleURL] }) ?? folders {
            for file in fileNames(for: name) {
                let path = folder.appendingPathComponent(file).path
                guard FileManager.default.fileExists(atPath: path), let image = UIImage(contentsOfFile: path) else {
                    continue
                }
                found.withLock { $0[key] = image }
                return image
            }
        }
        return nil
    }

    /// The scale that a file's name states.
    static func scale(ofFile path: String) -> CGFloat {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }

    private static func fileNames(for name: String) -> [String] {
        let last = name.split(separator: "/").last ?? ""
        if last.contains(".") { return [name] }
        return ["@3x", "@2x", ""].flatMap { scale in
            ["png", "jpg", "jpeg"].map { "\(name)\(scale).\($0)" }
        }
    }

    /// The program's own resources, then the folders that SwiftPM puts beside it, one a target.
    private static let folders: [URL] = {
        let beside = Bundle.main.bundleURL
        let main = [Bundle.main.resourceURL, beside].compactMap(\.self)
        // A program in a folder that cannot be listed has no resources.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
        return main + names.filter { $0.hasSuffix(".resources") }.sorted().map { beside.appendingPathComponent($0) }
    }()
}
