// What is done to a view as it is drawn.
import SwiftUI

private struct Sample: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(
                .linearGradient(
                    colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
            Image(systemName: "star.fill").foregroundStyle(.white)
        }
        .frame(width: 56, height: 56)
    }
}

extension Catalogue {
    static var effects: CatalogueGroup {
        CatalogueGroup(
            "Effects",
            [
                CatalogueItem("Opacity and shadow", width: 330, height: 110) {
                    HStack(spacing: 20) {
                        Sample().opacity(0.4)
                        Sample().shadow(radius: 6)
                        Sample().shadow(color: .blue, radius: 0, x: 6, y: 6)
                        Text("Shade").bold().shadow(color: .red, radius: 2, y: 2)
                    }
                },
                CatalogueItem("Styles with shadows", width: 330, height: 110) {
                    HStack(spacing: 20) {
                        Circle().fill(.yellow.shadow(.drop(radius: 5, y: 3)))
                        Circle().fill(.white.shadow(.inner(radius: 6, x: 3, y: 3)))
                        Text("Aa").font(.system(size: 44, weight: .bold))
                            .foregroundStyle(.orange.shadow(.drop(color: .black.opacity(0.6), radius: 2, x: 2, y: 2)))
                        Image(systemName: "heart.fill").font(.largeTitle)
                            .foregroundStyle(.red.shadow(.inner(radius: 2, y: 2)))
                    }
                },
                CatalogueItem("Blur", width: 330, height: 100) {
                    HStack(spacing: 20) {
                        Sample().blur(radius: 1)
                        Sample().blur(radius: 4)
                        Text("Blurred").blur(radius: 2)
                    }
                },
                CatalogueItem("Rotation", width: 330, height: 110) {
                    HStack(spacing: 26) {
                        Sample().rotationEffect(.degrees(15))
                        Sample().rotationEffect(.degrees(45), anchor: .bottomTrailing)
                        Sample().rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
                        Text("Turned").fixedSize().rotationEffect(.degrees(-90)).frame(width: 24)
                    }
                },
                CatalogueItem("Scale and offset", width: 330, height: 110) {
                    HStack(spacing: 20) {
                        Sample().scaleEffect(0.5)
                        Sample().scaleEffect(x: 1, y: 0.5, anchor: .bottom)
                        Sample().scaleEffect(x: -1, y: 1)
                        Sample().offset(x: 6, y: -10).border(.gray)
                    }
                },
                CatalogueItem("Colour effects", width: 330, height: 170) {
                    LazyVGrid(columns: Array(repeating: GridItem(.fixed(64)), count: 4), spacing: 8) {
                        Sample().brightness(0.3)
                        Sample().contrast(0.5)
                        Sample().saturation(0.2)
                        Sample().grayscale(1)
                        Sample().hueRotation(.degrees(90))
                        Sample().colorInvert()
                        Sample().colorMultiply(.green)
                        Sample().luminanceToAlpha()
                    }
                },
                CatalogueItem("Masks", width: 330, height: 110) {
                    HStack(spacing: 20) {
                        Sample().mask(Circle())
                        LinearGradient(colors: [.blue, .red], startPoint: .leading, endPoint: .trailing)
                            .frame(width: 100, height: 56).mask { Text("MASK").font(.system(size: 30, weight: .black)) }
                        Sample().mask(
                            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
                    }
                },
                CatalogueItem("Clips and borders", width: 330, height: 110) {
                    HStack(spacing: 20) {
                        Sample().clipShape(.circle)
                        Sample().cornerRadius(24)
                        Sample().border(.blue, width: 4)
                        Circle().fill(.green).frame(width: 80, height: 80).frame(width: 50, height: 50).clipped()
                    }
                },
            ]
        )
    }

    private static let blendModes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
        ("lighten", .lighten), ("dodge", .colorDodge), ("burn", .colorBurn), ("soft", .softLight), ("hard", .hardLight),
        ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation),
        ("color", .color), ("luminosity", .luminosity), ("sourceAtop", .sourceAtop), ("plusLighter", .plusLighter),
    ]

    static var blending: CatalogueGroup {
        CatalogueGroup(
            "Blend modes",
            [
                CatalogueItem("Two circles", width: 340, height: 220) {
                    LazyVGrid(columns: Array(repeating: GridItem(.fixed(48)), count: 6), spacing: 8) {
                        ForEach(blendModes, id: \.0) { name, mode in
                            VStack(spacing: 1) {
                                ZStack {
                                    Circle().fill(.orange).frame(width: 30, height: 30).offset(x: -7)
                                    Circle().fill(.blue).frame(width: 30, height: 30).offset(x: 7).blendMode(mode)
                                }
                                .compositingGroup()
                                .frame(width: 48, height: 40)
                                Text(verbatim: name).font(.system(size: 8))
                            }
                        }
                    }
                }
            ]
        )
    }
}
