// Layers with effects, gradients that turn, and symbols in and under shapes.
import ViewArchive

extension Sample {
    @Sendable static func effects(_ renderer: any Renderer) -> DisplayList {
        var scene = Scene(renderer, background: .color(RGBA(red: 242, green: 242, blue: 247)))
        func rect(_ column: Int, _ row: Int) -> Rect {
            Rect(x: 14 + Double(column) * 64, y: 10 + Double(row) * 50, width: 52, height: 38)
        }
        func layer(_ effects: DisplayItem.Effects, opacity: Double = 1, _ items: [DisplayItem]) {
            scene.add(.layer(DisplayItem.Layer(opacity: opacity, effects: effects, items: items)))
        }
        func square(_ area: Rect, _ color: RGBA) -> DisplayItem { .fill(DisplayItem.Fill(.rect(area), .color(color))) }
        let shadow = DisplayItem.Shadow(color: .black, radius: 3, x: 2, y: 3)
        layer(.init(shadow: shadow), [square(rect(0, 0).inset(by: 5), .systemBlue)])
        layer(.init(blur: 4), [square(rect(1, 0).inset(by: 8), .systemRed)])
        let turned = rect(2, 0)
        let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
        layer(
            .init(transform: turn.around(Point(x: turned.midX, y: turned.midY))),
            [square(turned.inset(by: 8), .systemGreen)]
        )
        layer(
            .init(mask: [.fill(DisplayItem.Fill(.ellipse(rect(3, 0)), .color(.black)))]), opacity: 0.6,
            [square(rect(3, 0), .systemOrange)]
        )
        let invert = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
        layer(.init(colors: invert), [square(rect(4, 0), .systemBlue)])
        for (column, blend) in [DisplayItem.Blend.multiply, .screen, .difference, .destinationOut].enumerated() {
            let area = rect(column, 1)
            scene.fill(.rect(area), .systemOrange)
            layer(.init(blend: blend), [.fill(DisplayItem.Fill(.ellipse(area.inset(by: 4)), .color(.systemBlue)))])
        }
        let stops = [
            Paint.Stop(color: .systemRed, location: 0), Paint.Stop(color: .systemGreen, location: 0.5),
            Paint.Stop(color: .systemBlue, location: 1),
        ]
        let wheel = rect(4, 1), ring = rect(0, 2), oval = rect(1, 2)
        let center = Point(x: wheel.midX, y: wheel.midY)
        scene.add(.fill(DisplayItem.Fill(.ellipse(wheel), .angular(stops, center: center, from: 0, to: 2 * .pi))))
        let middle = Point(x: ring.midX, y: ring.midY)
        scene.add(
            .stroke(
                DisplayItem.Stroke(
                    .ellipse(ring.inset(by: 5)), .angular(stops, center: middle, from: 0, to: .pi), lineWidth: 6
                )
            )
        )
        scene.add(
            .fill(
                DisplayItem.Fill(
                    .rect(oval),
                    .elliptical(
                        stops, center: Point(x: oval.midX, y: oval.midY), radii: Size(width: 26, height: 19)
                    )
                )
            )
        )
        for (index, name) in ["star.square.fill", "12.circle.fill", "car.slash"].enumerated() {
            scene.symbol(name, rect(2 + index, 2), .black)
        }
        return scene.list
    }
}
