// Shapes, symbols, layers, stand-ins, and numbers that nobody should send.
import ViewArchive

extension Sample {
    @Sendable static func shapes(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, background: .color(RGBA(red: 242, green: 242, blue: 247)))
        func rect(_ column: Int, _ row: Int) -> Rect {
            Rect(x: 16 + Double(column) * 64, y: 16 + Double(row) * 66, width: 52, height: 52)
        }
        let radius = Size(width: 14, height: 14)
        scene.fill(.roundedRect(rect(0, 0), radius: radius, continuous: true), .systemBlue)
        scene.fill(.ellipse(rect(1, 0)), .systemRed)
        scene.fill(
            .roundedRect(
                Rect(x: 144, y: 30, width: 52, height: 24), radius: Size(width: 12, height: 12), continuous: true),
            .systemGreen)
        let stops = [
            Paint.Stop(color: .systemOrange, location: 0), Paint.Stop(color: .systemRed, location: 0.5),
            Paint.Stop(color: .systemIndigo, location: 1),
        ]
        let square = rect(3, 0)
        scene.add(
            .fill(
                DisplayItem.Fill(
                    .rect(square), .linear(stops, from: square.origin, to: Point(x: square.maxX, y: square.maxY)))))
        let round = rect(4, 0)
        scene.add(
            .fill(
                DisplayItem.Fill(
                    .ellipse(round), .radial(stops, center: Point(x: round.midX, y: round.midY), from: 0, to: 26))))
        scene.add(
            .stroke(
                DisplayItem.Stroke(
                    .roundedRect(rect(0, 1), radius: radius, continuous: true), .color(.systemBlue), lineWidth: 2)))
        scene.add(.stroke(DisplayItem.Stroke(.ellipse(rect(1, 1)), .color(.systemRed), lineWidth: 6)))
        scene.add(.stroke(DisplayItem.Stroke(.rect(rect(2, 1)), .color(.systemGreen), lineWidth: 1, dash: [4, 3])))
        let place = rect(3, 1)
        let star: [Outline.Segment] = (0..<5).map { corner in
            let (x, y) = [(0.5, 0.0), (0.79, 0.95), (0.02, 0.36), (0.98, 0.36), (0.21, 0.95)][corner]
            let point = Point(x: place.x + x * place.width, y: place.y + y * place.height)
            return corner == 0 ? .move(point) : .line(point)
        }
        scene.add(.fill(DisplayItem.Fill(.path(star + [.close]), .color(.systemOrange), evenOdd: true)))
        let wave = rect(4, 1)
        scene.add(
            .stroke(
                DisplayItem.Stroke(
                    .path([
                        .move(Point(x: wave.x, y: wave.midY)),
                        .curve(
                            Point(x: wave.maxX, y: wave.midY), control1: Point(x: wave.midX, y: wave.y - 20),
                            control2: Point(x: wave.midX, y: wave.maxY + 20)
                        ),
                    ]), .color(.systemIndigo), lineWidth: 4, cap: .round
                )
            )
        )
        return scene.list
    }

    @Sendable static func symbols(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, .systemLarge)
        let names = SymbolTable.names
        for (index, name) in names.enumerated() {
            let frame = Rect(
                x: 6 + Double(index % 32) * 10.2, y: 6 + Double(index / 32) * 11, width: 9, height: 9
            )
            scene.symbol(name, frame, index % 2 == 0 ? .black : .systemBlue)
        }
        return scene.list
    }

    @Sendable static func standIns(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer)
        for (index, size) in [126.0, 60, 28, 10].enumerated() {
            let frame = Rect(x: [16.0, 150, 222, 262][index], y: 16, width: size, height: size)
            let standIn = DisplayItem.StandIn(kind: .image, name: "missing")
            scene.add(
                .image(DisplayItem.ImageItem(pixels: nil, pixelSize: .zero, frame: frame, label: "", standIn: standIn)))
        }
        scene.symbol("no.such.symbol", Rect(x: 150, y: 90, width: 32, height: 32), .systemBlue)
        scene.add(
            .image(
                DisplayItem.ImageItem(
                    pixels: "coffee", pixelSize: Size(width: 60, height: 40),
                    frame: Rect(x: 200, y: 90, width: 54, height: 36),
                    tint: .systemGreen, label: "tinted"
                )
            )
        )
        scene.add(
            .image(
                DisplayItem.ImageItem(
                    pixels: "gone", pixelSize: Size(width: 60, height: 40),
                    frame: Rect(x: 264, y: 90, width: 54, height: 36),
                    label: "gone"
                )
            )
        )
        return scene.list
    }

    @Sendable static func layers(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, .systemSmall, background: .color(RGBA(red: 255, green: 214, blue: 10)))
        let inner: [DisplayItem] = [
            .fill(DisplayItem.Fill(.ellipse(Rect(x: 30, y: 30, width: 70, height: 70)), .color(.systemRed))),
            .fill(DisplayItem.Fill(.ellipse(Rect(x: 60, y: 60, width: 70, height: 70)), .color(.systemBlue))),
        ]
        scene.add(.layer(DisplayItem.Layer(opacity: 0.5, items: inner)))
        let clip = Outline.roundedRect(
            Rect(x: 60, y: 10, width: 80, height: 40), radius: Size(width: 20, height: 20), continuous: true)
        let text = TextBlock("Clipped text in here", 20, 700, .white)
        let nested = DisplayItem.Layer(
            clip: clip,
            items: [
                .fill(DisplayItem.Fill(.rect(Rect(x: 0, y: 0, width: 200, height: 200)), .color(.systemIndigo))),
                .text(DisplayItem.TextItem(frame: Rect(x: 64, y: 18, width: 300, height: 30), block: text)),
            ]
        )
        scene.add(.layer(nested))
        return scene.list
    }

    /// Nothing of it can be drawn as asked, and the picture comes all the same.
    @Sendable static func oddNumbers(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, .systemSmall)
        let bad = [Double.nan, .infinity, -.infinity, 1e300, -1, 1e9]
        for number in bad {
            let rect = Rect(x: number, y: 10, width: 40, height: number)
            scene.fill(.rect(rect), RGBA(red: 255, green: 0, blue: 0, alpha: 40))
            scene.fill(.ellipse(rect), .systemRed)
            scene.fill(
                .roundedRect(
                    Rect(x: 20, y: 20, width: 30, height: 30), radius: Size(width: number, height: number),
                    continuous: true), .systemBlue)
            scene.fill(.path([.move(Point(x: number, y: 0)), .line(Point(x: 10, y: number)), .close]), .systemGreen)
            scene.fill(.path([]), .systemGreen)
            scene.add(.stroke(DisplayItem.Stroke(.rect(rect), .color(.black), lineWidth: number, dash: [number, 0])))
            scene.add(
                .fill(
                    DisplayItem.Fill(
                        .rect(Rect(x: 60, y: 60, width: 30, height: 30)),
                        .linear([], from: .zero, to: Point(x: number, y: 1)))))
            scene.add(.text(DisplayItem.TextItem(frame: rect, block: TextBlock("odd", number))))
            scene.add(
                .text(DisplayItem.TextItem(frame: Rect(x: 60, y: 100, width: 90, height: 20), block: TextBlock("", 17)))
            )
            scene.add(.image(DisplayItem.ImageItem(pixels: "coffee", pixelSize: .zero, frame: rect, label: "")))
            scene.symbol("star", rect, .black)
            scene.add(.layer(DisplayItem.Layer(clip: .ellipse(rect), opacity: number, items: [])))
        }
        let far = Rect(x: -50_000, y: -50_000, width: 100_000, height: 100_000)
        scene.add(.image(DisplayItem.ImageItem(pixels: "coffee", pixelSize: .zero, frame: far, label: "")))
        scene.symbol("star", far, .black)
        scene.fill(.ellipse(far), RGBA(red: 255, green: 255, blue: 255, alpha: 200))
        scene.y = 120
        scene.text(TextBlock("still here", 17))
        return scene.list
    }
}
