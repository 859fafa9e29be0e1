// Drawing and encoding what the daemon's own archives hold.
import Foundation
import Posix
import RasterRendering
import TestSupport
import TextRendering
import ViewArchive

enum DrawingMeasures {
    static func add(to table: inout Table) throws {
        try DaemonFixture.with { daemon in
            let photos = Programs.repository + "/Tests/EndToEndTests/Photos/"
            try daemon.host("put-image", photos + "coffee.png", "--as", "photo.png").succeeding()
            try daemon.host("set", "title=Build 128", "status=all tests passed", "color=#34c759").succeeding()
            try daemon.host("reload", "--wait").succeeding()
            let renderers = [("raster", RasterRenderer.make()), ("text", TextRenderer())]
            for (name, renderer) in renderers {
                guard let renderer else { continue }
                for (widget, what, target) in [
                    ("Status.systemMedium", "texts and shapes", "2.5 ms"),
                    ("Photo.systemMedium", "full-bleed photograph", "4.5 ms"),
                ] {
                    let sample = try draw(widget, of: daemon, with: renderer)
                    table.add(
                        "draw and encode `\(widget)` (\(what)), \(name)", sample,
                        target: name == "raster" ? target : "",
                        beside: name == "raster" ? try .encoding(daemon.picture(widget)) : Beside(without: "")
                    )
                }
            }
        }
    }

    private static func draw(_ widget: String, of daemon: DaemonFixture, with renderer: any Renderer) throws -> Sample {
        let lines = try daemon.text("timelines/\(widget).jsonl").split(separator: "\n")
        let entry = try JSONDecoder().decode(ArchivedEntry.self, from: Data(lines[1].utf8))
        guard case .list(let list)? = entry.lists[.light] else {
            throw TestFailure("no list in the archive of \(widget)")
        }
        var pixels: [String: Pixels] = [:]
        for name in list.pixels {
            // The archive names a pixel file by its name in the folder.
            pixels[name] = Pixels(file: try daemon.bytes("timelines/pixels/\(name)"))
        }
        return try Sample(51) { _ in
            let picture = renderer.draw(list, scale: 2, corners: .square) { pixels[$0] }
            if picture.bytes.isEmpty { throw TestFailure("nothing was drawn") }
        }
    }
}
