// Widgets as people would see them: a feed, a status, a photograph.
import ViewArchive

extension Sample {
    @Sendable static func feed(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer)
        let rows = [
            ("Morning light over the bay", "Fog lifts by ten", "coffee"),
            ("A cat called Chelsea", "She would rather not be photographed today, thank you very much", "chelsea"),
            ("Lift-off", "Falcon 9 leaves the pad at dusk", nil),
        ]
        for (index, row) in rows.enumerated() {
            let top = 14 + Double(index) * 44
            let thumb = Rect(x: 16, y: top, width: 36, height: 36)
            let outline = Outline.roundedRect(thumb, radius: Size(width: 8, height: 8), continuous: true)
            let side = thumb.height * 1.5
            let frame = Rect(x: thumb.midX - side / 2, y: top, width: side, height: thumb.height)
            let picture = DisplayItem.ImageItem(
                pixels: row.2, pixelSize: Size(width: 60, height: 40), frame: row.2 == nil ? thumb : frame,
                label: row.0, standIn: row.2 == nil ? DisplayItem.StandIn(kind: .image, name: "rocket") : nil
            )
            scene.add(.layer(DisplayItem.Layer(clip: outline, items: [.image(picture)])))
            let column = Rect(x: 64, y: top, width: 258, height: 60)
            scene.y = top - 1
            scene.text(TextBlock(row.0, 15, 600, limit: 1), in: column)
            scene.text(TextBlock(row.1, 13, 400, .secondary, limit: 1), in: column)
            if index < 2 { scene.fill(.rect(Rect(x: 64, y: top + 39.5, width: 258, height: 0.5)), .separator) }
        }
        return scene.list
    }

    @Sendable static func status(_ renderer: any Renderer) -> DisplayList {
        let gradient = Paint.linear(
            [
                Paint.Stop(color: RGBA(red: 94, green: 92, blue: 230), location: 0),
                Paint.Stop(color: RGBA(red: 191, green: 90, blue: 242), location: 1),
            ], from: .zero, to: Point(x: 158, y: 158)
        )
        var scene = Scene(renderer, .systemSmall, background: gradient)
        scene.symbol("bolt.fill", Rect(x: 122, y: 16, width: 20, height: 20), .white)
        scene.text(TextBlock("Build 4217", 17, 600, .white))
        scene.text(TextBlock("All checks passed", 13, 400, RGBA(red: 255, green: 255, blue: 255, alpha: 204)), gap: 2)
        scene.y = 98
        scene.text(TextBlock("12:04:31", 34, 700, .white, design: .rounded, limit: 1, minimumScale: 0.5, digits: true))
        return scene.list
    }

    @Sendable static func photo(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, .systemSmall)
        let picture = DisplayItem.ImageItem(
            pixels: "coffee", pixelSize: Size(width: 60, height: 40),
            frame: Rect(x: -39.5, y: 0, width: 237, height: 158),
            label: "A cup of coffee"
        )
        scene.add(.image(picture))
        let scrim = Paint.linear(
            [
                Paint.Stop(color: .clear, location: 0),
                Paint.Stop(color: RGBA(red: 0, green: 0, blue: 0, alpha: 150), location: 1),
            ],
            from: Point(x: 0, y: 90), to: Point(x: 0, y: 158)
        )
        scene.add(.fill(DisplayItem.Fill(.rect(Rect(x: 0, y: 90, width: 158, height: 68)), scrim)))
        scene.y = 118
        scene.text(TextBlock("Coffee", 20, 700, .white))
        return scene.list
    }
}
