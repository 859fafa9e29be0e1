// Shapes, filled and stroked.
import SwiftUI

extension Catalogue {
    private static let star = Path { path in
        for corner in 0..<5 {
            let angle = Double(corner) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 40 + 38 * cos(angle), y: 40 + 38 * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
    }

    static var shapes: CatalogueGroup {
        CatalogueGroup(
            "Shapes",
            [
                CatalogueItem("Simple shapes", width: 320, height: 150) {
                    VStack {
                        HStack {
                            Rectangle().fill(.red)
                            RoundedRectangle(cornerRadius: 16).fill(.orange)
                            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.yellow)
                        }
                        HStack {
                            Circle().fill(.green)
                            Ellipse().fill(.blue)
                            Capsule().fill(.purple)
                        }
                    }
                },
                CatalogueItem("Corner styles", height: 110) {
                    HStack {
                        RoundedRectangle(cornerRadius: 30, style: .continuous)
                        RoundedRectangle(cornerRadius: 30, style: .circular)
                    }
                    .foregroundStyle(.indigo)
                },
                CatalogueItem("Path, even-odd fill", width: 220, height: 110) {
                    HStack {
                        star.fill(.pink).frame(width: 80, height: 80)
                        star.fill(.pink, style: FillStyle(eoFill: true)).frame(width: 80, height: 80)
                    }
                },
                CatalogueItem("Curves", height: 120) {
                    Path { path in
                        path.move(to: CGPoint(x: 0, y: 60))
                        path.addCurve(
                            to: CGPoint(x: 100, y: 60), control1: CGPoint(x: 30, y: 0), control2: CGPoint(x: 70, y: 120)
                        )
                        path.addQuadCurve(to: CGPoint(x: 160, y: 60), control: CGPoint(x: 130, y: 0))
                        path.addArc(
                            center: CGPoint(x: 185, y: 60), radius: 25, startAngle: .degrees(180),
                            endAngle: .degrees(0),
                            clockwise: false)
                    }
                    .stroke(.blue, lineWidth: 4)
                },
                CatalogueItem("Moved shapes", width: 300, height: 110) {
                    HStack(spacing: 24) {
                        Rectangle().rotation(.degrees(20)).fill(.red)
                        Rectangle().scale(0.6).fill(.green)
                        Rectangle().offset(x: 8, y: 8).fill(.blue)
                        Rectangle().inset(by: 12).fill(.orange)
                    }
                    .frame(height: 60)
                },
                CatalogueItem("In a frame of a shape", height: 110) {
                    Text("Shaped").padding().background(.yellow, in: .capsule).overlay(Capsule().stroke(.orange))
                },
                CatalogueItem("Container relative", width: 160, height: 110) {
                    ContainerRelativeShape().fill(.mint.gradient).padding(-4)
                },
            ]
        )
    }

    static var strokes: CatalogueGroup {
        CatalogueGroup(
            "Strokes",
            [
                CatalogueItem("Stroke and border", width: 300, height: 110) {
                    HStack(spacing: 20) {
                        Circle().stroke(.red, lineWidth: 8)
                        Circle().strokeBorder(.red, lineWidth: 8)
                        Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
                    }
                },
                CatalogueItem("Caps and joins", width: 300, height: 110) {
                    HStack(spacing: 30) {
                        ForEach([CGLineJoin.miter, .round, .bevel], id: \.self) { join in
                            Path { path in
                                path.addLines([CGPoint(x: 5, y: 60), CGPoint(x: 30, y: 15), CGPoint(x: 55, y: 60)])
                            }
                            .stroke(
                                .teal,
                                style: StrokeStyle(
                                    lineWidth: 12, lineCap: join == .round ? .round : .butt, lineJoin: join)
                            )
                            .frame(width: 60, height: 75)
                        }
                    }
                },
                CatalogueItem("Trim", width: 300, height: 110) {
                    HStack(spacing: 20) {
                        Circle().trim(from: 0, to: 0.7).stroke(
                            .green, style: StrokeStyle(lineWidth: 10, lineCap: .round)
                        )
                        .rotationEffect(.degrees(-90))
                        Circle().trim(from: 0.25, to: 1).fill(.green)
                        RoundedRectangle(cornerRadius: 12).trim(from: 0.5, to: 1).stroke(.green, lineWidth: 6)
                    }
                    .padding(5)
                },
                CatalogueItem("Dashes", width: 300, height: 90) {
                    VStack(spacing: 14) {
                        ForEach([[1.0, 8.0], [12, 6], [16, 6, 4, 6]], id: \.self) { dash in
                            Path { path in
                                path.move(to: CGPoint(x: 0, y: 2))
                                path.addLine(to: CGPoint(x: 276, y: 2))
                            }
                            .stroke(
                                .primary,
                                style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: dash.map { CGFloat($0) })
                            )
                            .frame(height: 4)
                        }
                    }
                },
            ]
        )
    }
}
