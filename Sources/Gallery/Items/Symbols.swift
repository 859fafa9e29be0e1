// Symbols by name.
import SwiftUI

extension Catalogue {
    private static let names = [
        "sun.max.fill", "cloud.rain.fill", "moon.fill", "bolt.fill", "drop.fill", "flame.fill", "heart.fill", "star",
        "star.fill", "bell", "calendar", "clock", "house.fill", "person.fill", "envelope", "phone.fill", "car.fill",
        "airplane", "location.fill", "map", "camera", "photo", "music.note", "play.fill", "pause.fill",
        "checkmark.circle.fill", "xmark.circle", "plus.circle", "exclamationmark.triangle", "info.circle",
        "arrow.up", "arrow.down", "chevron.right", "gearshape", "battery.100", "wifi", "lock.fill", "trash", "cart",
        "1.circle.fill",
    ]

    static var symbols: CatalogueGroup {
        CatalogueGroup(
            "Symbols",
            [
                CatalogueItem("Names", width: 320, height: 170) {
                    LazyVGrid(columns: Array(repeating: GridItem(.fixed(28)), count: 8), spacing: 8) {
                        ForEach(names, id: \.self) { Image(systemName: $0) }
                    }
                },
                CatalogueItem("With fonts", width: 320) {
                    HStack(alignment: .firstTextBaseline, spacing: 10) {
                        Label("Caption", systemImage: "star.fill").font(.caption)
                        Label("Body", systemImage: "star.fill")
                        Label("Title", systemImage: "star.fill").font(.title)
                    }
                },
                CatalogueItem("Scales and weights") {
                    VStack {
                        HStack(spacing: 16) {
                            Image(systemName: "heart").imageScale(.small)
                            Image(systemName: "heart")
                            Image(systemName: "heart").imageScale(.large)
                        }
                        HStack(spacing: 16) {
                            Image(systemName: "heart").fontWeight(.thin)
                            Image(systemName: "heart").fontWeight(.regular)
                            Image(systemName: "heart").fontWeight(.black)
                        }
                    }
                    .font(.title)
                },
                CatalogueItem("Variants") {
                    HStack(spacing: 12) {
                        Image(systemName: "bell")
                        Image(systemName: "bell").symbolVariant(.fill)
                        Image(systemName: "bell").symbolVariant(.slash)
                        Image(systemName: "plus").symbolVariant(.circle)
                        Image(systemName: "plus").symbolVariant(.circle.fill)
                        Image(systemName: "plus").symbolVariant(.square)
                    }
                    .font(.title2)
                },
                CatalogueItem("Colours and rendering modes") {
                    HStack(spacing: 14) {
                        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
                        Image(systemName: "person.3.fill").symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
                        Image(systemName: "flame.fill").foregroundStyle(.orange)
                        Image(systemName: "leaf.fill").foregroundStyle(
                            .linearGradient(colors: [.mint, .green], startPoint: .top, endPoint: .bottom))
                    }
                    .font(.largeTitle)
                },
                CatalogueItem("Resizable") {
                    HStack {
                        Image(systemName: "globe").resizable().scaledToFit().foregroundStyle(.teal)
                        Image(systemName: "globe").resizable().frame(width: 40, height: 40)
                    }
                },
            ]
        )
    }
}
