// Colours, gradients and materials.
import SwiftUI
import UIKit

extension Catalogue {
    private static let rainbow: [Color] = [.red, .yellow, .green, .blue, .purple]

    static var gradients: CatalogueGroup {
        CatalogueGroup(
            "Gradients",
            [
                CatalogueItem("Linear", width: 300, height: 100) {
                    HStack {
                        LinearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing)
                        LinearGradient(colors: [.blue, .white], startPoint: .topLeading, endPoint: .bottomTrailing)
                        LinearGradient(
                            stops: [.init(color: .red, location: 0.3), .init(color: .blue, location: 0.3)],
                            startPoint: .top, endPoint: .bottom)
                    }
                },
                CatalogueItem("Colour spaces", width: 300, height: 100) {
                    HStack {
                        Rectangle().fill(
                            .linearGradient(
                                Gradient(colors: [.yellow, .blue]).colorSpace(.device), startPoint: .leading,
                                endPoint: .trailing))
                        Rectangle().fill(
                            .linearGradient(
                                Gradient(colors: [.yellow, .blue]).colorSpace(.perceptual), startPoint: .leading,
                                endPoint: .trailing))
                    }
                },
                CatalogueItem("Radial", width: 300, height: 110) {
                    HStack {
                        RadialGradient(
                            colors: [.yellow, .orange, .red], center: .center, startRadius: 0, endRadius: 60)
                        RadialGradient(colors: [.white, .blue], center: .topLeading, startRadius: 20, endRadius: 120)
                    }
                },
                CatalogueItem("Angular", width: 300, height: 110) {
                    HStack {
                        Circle().fill(AngularGradient(colors: rainbow + [.red], center: .center))
                        Circle().fill(.conicGradient(colors: [.white, .black], center: .center, angle: .degrees(90)))
                        Circle().stroke(
                            AngularGradient(
                                colors: [.green, .mint], center: .center, startAngle: .degrees(0),
                                endAngle: .degrees(270)),
                            lineWidth: 12
                        )
                        .padding(6)
                    }
                },
                CatalogueItem("Elliptical", width: 300, height: 110) {
                    EllipticalGradient(
                        colors: [.yellow, .red, .purple], center: .center, startRadiusFraction: 0,
                        endRadiusFraction: 0.5)
                },
                CatalogueItem("Mesh", width: 300, height: 130) {
                    MeshGradient(
                        width: 3, height: 3,
                        points: [
                            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
                        ],
                        colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
                },
                CatalogueItem("Colours' own", width: 300, height: 80) {
                    HStack(spacing: 0) { ForEach(rainbow, id: \.self) { Rectangle().fill($0.gradient) } }
                },
            ]
        )
    }

    private static let named: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
        ("gray", .gray), ("black", .black), ("white", .white), ("primary", .primary), ("secondary", .secondary),
        ("accent", .accentColor),
    ]
    private static let systemColors: [(String, UIColor)] = [
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
        ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill), ("separator", .separator),
        ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
        ("systemGray4", .systemGray4),
    ]

    private static func swatch(_ name: String, _ color: Color) -> some View {
        VStack(spacing: 2) {
            RoundedRectangle(cornerRadius: 6).fill(color).frame(height: 26)
                .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(.separator))
            Text(verbatim: name).font(.system(size: 9)).lineLimit(1).minimumScaleFactor(0.5)
        }
    }

    static var colors: CatalogueGroup {
        CatalogueGroup(
            "Colours",
            [
                CatalogueItem("Names", width: 330, height: 170) {
                    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6), spacing: 8) {
                        ForEach(named, id: \.0) { swatch($0.0, $0.1) }
                    }
                },
                CatalogueItem("UIKit's", width: 330, height: 170) {
                    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 8) {
                        ForEach(systemColors, id: \.0) { swatch($0.0, Color(uiColor: $0.1)) }
                    }
                },
                CatalogueItem("Increased contrast", width: 330, height: 170) {
                    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 6), spacing: 8) {
                        ForEach(named, id: \.0) { swatch($0.0, $0.1) }
                    }
                    .environment(\.colorSchemeContrast, .increased)
                },
                CatalogueItem("Made of numbers", width: 300, height: 70) {
                    HStack {
                        swatch("rgb", Color(red: 0.9, green: 0.3, blue: 0.5))
                        swatch("hue", Color(hue: 0.55, saturation: 0.8, brightness: 0.9))
                        swatch("white", Color(white: 0.6))
                        swatch("opacity", .blue.opacity(0.4))
                        swatch("mix", .red.mix(with: .blue, by: 0.5))
                    }
                },
                CatalogueItem("Hierarchy", width: 300, height: 70) {
                    HStack {
                        Rectangle().fill(.primary)
                        Rectangle().fill(.secondary)
                        Rectangle().fill(.tertiary)
                        Rectangle().fill(.quaternary)
                        Rectangle().fill(.blue.secondary)
                        Rectangle().fill(.fill)
                    }
                },
            ]
        )
    }

    static var materials: CatalogueGroup {
        CatalogueGroup(
            "Materials",
            [
                CatalogueItem("Thin to thick", width: 330, height: 120) {
                    ZStack {
                        LinearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing)
                        HStack {
                            Text("ultraThin").padding(6).background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
                            Text("thin").padding(6).background(.thinMaterial, in: .rect(cornerRadius: 8))
                            Text("regular").padding(6).background(.regularMaterial, in: .rect(cornerRadius: 8))
                            Text("thick").padding(6).background(.thickMaterial, in: .rect(cornerRadius: 8))
                        }
                        .font(.caption)
                    }
                }
            ]
        )
    }
}
