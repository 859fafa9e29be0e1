// Pictures of the feed: downloaded once into the group's cache, dropped after a week.
import Foundation
import SwiftUI
import os

/// The pictures that are on disk, and those on their way.
final class PictureCache: Sendable {
    static let shared = PictureCache()

    /// How long a picture is kept, in seconds.
    private static let week = 7 * 86_400.0
    private let onTheirWay = OSAllocatedUnfairLock(initialState: Set<URL>())

    private var folder: URL? {
        AppGroup.folder?.appendingPathComponent("Library/Caches/Feed", isDirectory: true)
    }

    /// The picture of an item, if it is here already.
    func picture(_ address: String?) -> UIImage? {
        guard let address else { return nil }
        guard let url = remote(address) else {
            // A name is a name, whatever characters it has: it is no URL.
            return AppGroup.folder.flatMap { UIImage(contentsOfFile: $0.path + "/" + address) }
        }
        guard let file = file(of: url), FileManager.default.fileExists(atPath: file.path) else { return nil }
        return UIImage(contentsOfFile: file.path)
    }

    /// Downloads what is missing and calls `arrived` after each picture.
    func download(_ addresses: [String?], arrived: @escaping @Sendable () -> Void) {
        for url in addresses.compactMap({ $0.flatMap(remote) }) {
            guard let file = file(of: url), !FileManager.default.fileExists(atPath: file.path), begin(url) else {
                continue
            }
            URLSession.shared.dataTask(with: url) { data, response, error in
                let isKept = self.keep(data, response, error, from: url, in: file)
                self.end(url)
                if isKept { arrived() }
            }
            .resume()
        }
    }

    /// Removes pictures that are older than a week.
    func removeExpired(at now: Date = .now) {
        guard let folder,
            // Without the folder there is nothing to remove.
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        else { return }
        for file in files {
            // A file that has gone needs no removing.
            let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            guard let date, now.timeIntervalSince(date) > Self.week else { continue }
            // One that cannot be removed is tried again next time.
            try? FileManager.default.removeItem(at: file)
        }
    }

    private func keep(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?, from url: URL, in file: URL)
        -> Bool
    {
        let log = Logger(subsystem: "Feed", category: "pictures")
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        guard let data, error == nil, (200..<300).contains(status) else {
            log.warning("\(url.absoluteString): \(error?.localizedDescription ?? "HTTP status \(status)")")
            return false
        }
        guard UIImage(data: data) != nil else {
            log.warning("\(url.absoluteString): \(data.count) bytes that are no picture")
            return false
        }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
            // The file's date is the picture's age, so it is that of the widget's clock and not of the disk's.
            try FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: file.path)
            return true
        } catch {
            log.error("\(file.path): \(error.localizedDescription)")
            return false
        }
    }

    /// Nil for what is not on the network.
    private func remote(_ address: String) -> URL? {
        let start = address.lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://") ? URL(string: address) : nil
    }

    /// A name of fixed length for any URL (FNV-1a, 64 bits).
    private func file(of url: URL) -> URL? {
        let hash = url.absoluteString.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return folder?.appendingPathComponent(String(hash, radix: 16))
    }

    private func begin(_ url: URL) -> Bool { onTheirWay.withLock { $0.insert(url).inserted } }

    private func end(_ url: URL) { onTheirWay.withLock { _ = $0.remove(url) } }
}
