// R108: a picture fills its box or is whole in it, with its proportions, whatever text stands beside it.
import Foundation
import GroupContainer
import TestSupport
import Testing
import ViewArchive

@Suite(.enabled(if: Photo.areDrawn)) struct R108 {
    /// A picture of two halves, side by side or one below the other; its width and height in pixels.
    static let pictures: [(width: Int, height: Int)] = [(120, 80), (1, 4000), (4000, 1)]

    /// Each family, and the box of its picture in pixels.
    private static let boxes = [
        ("systemSmall", Rect(x: 32, y: 32, width: 120, height: 120)),
        ("systemMedium", Rect(x: 32, y: 32, width: 240, height: 120)),
        ("systemLarge", Rect(x: 32, y: 32, width: 240, height: 360)),
    ]

    @Test(arguments: pictures, ["fit", "fill"])
    func fillsOrFits(_ size: (width: Int, height: Int), _ mode: String) throws {
        try DaemonFixture.with(
            Programs.path(of: "trial-widgets"), group: "group.sundial.trial", isStarted: false
        ) { daemon in
            try daemon.install(Self.boxes.map { ("Titled", $0.0) })
            try daemon.put("", "reports")
            try daemon.start()
            let file = SolidPicture.png(width: size.width, height: size.height) { x, y in
                let isFirst = size.width > 1 ? x * 2 < size.width : y * 2 < size.height
                return isFirst ? (0, 170, 0) : (0, 0, 170)
            }
            try file.write(to: URL(fileURLWithPath: daemon.path("art.png")))
            var first: [String: TestPicture] = [:]
            for title in ["A", String(repeating: "A long title. ", count: 22).prefix(300).description] {
                try daemon.publish(["title": .string(title), "art": .string("art.png"), "mode": .string(mode)])
                try daemon.reload("Titled")
                for (family, box) in Self.boxes {
                    #expect(
                        try daemon.accessibleText("Titled.\(family)")
                            == "Art\n\(title.trimmingCharacters(in: .whitespaces))\n")
                    let picture = try TestPicture(contentsOf: daemon.picture("Titled.\(family)"))
                    try check(picture, size, mode, box, "\(family)")
                    if let first = first[family] {
                        #expect(picture.isEqual(to: first, in: box), "\(family): the box depends on the title")
                    }
                    first[family] = picture
                }
            }
        }
    }

    private func check(
        _ picture: TestPicture, _ size: (width: Int, height: Int), _ mode: String, _ box: Rect, _ family: String
    ) throws {
        let ofPicture = picture.bounds(in: box) { $0.red < 60 }
        let ofGround = picture.bounds(in: box) { $0.red > 200 && $0.green < 60 }
        if mode == "fill" {
            #expect(ofGround == nil && ofPicture == box, "\(family): \(ofGround as Any)")
            // Its middle is the box's: both halves are as large.
            let green = picture.count(in: box) { $0.green > $0.blue }
            let share = Double(green) / (box.width * box.height)
            #expect(abs(share - 0.5) < 0.02, "\(family): \(share)")
        } else {
            let scale = min(box.width / Double(size.width), box.height / Double(size.height))
            let (width, height) = (Double(size.width) * scale, Double(size.height) * scale)
            // Thinner than a pixel it shines through.
            guard width >= 1, height >= 1 else {
                #expect(ofGround == box, "\(family)")
                return
            }
            let seen = try #require(ofPicture, "\(family)")
            #expect(abs(seen.width - width) <= 1 && abs(seen.height - height) <= 1, "\(family): \(seen)")
            #expect(abs(seen.midX - box.midX) <= 1 && abs(seen.midY - box.midY) <= 1, "\(family): \(seen)")
            let green = picture.count(in: seen) { $0.green > $0.blue }
            #expect(abs(Double(green) / (seen.width * seen.height) - 0.5) < 0.03, "\(family): whole")
        }
    }
}
