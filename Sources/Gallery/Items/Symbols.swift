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

    private static let weather = [
        "sun.max.fill", "cloud.sun.fill", "cloud.sun.rain.fill", "cloud.fill", "cloud.drizzle.fill", "cloud.rain.fill",
        "cloud.heavyrain.fill", "cloud.bolt.fill", "cloud.bolt.rain.fill", "cloud.snow.fill", "cloud.fog.fill", "wind",
        "snowflake", "moon.stars.fill", "cloud.moon.fill", "cloud.moon.rain.fill", "sunrise.fill", "sunset.fill",
        "humidity.fill", "thermometer.sun.fill", "umbrella.fill",
    ]

    private static func row(_ mode: SymbolRenderingMode) -> some View {
        GridRow {
            ForEach(
                [
                    "play.circle.fill", "cloud.sun.rain.fill", "exclamationmark.triangle.fill", "person.3.fill",
                    "speaker.wave.3.fill", "battery.75", "bell.slash.fill",
                ], id: \.self
            ) { Image(systemName: $0) }
        }
        .symbolRenderingMode(mode)
    }

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
                CatalogueItem("Colours") {
                    HStack(spacing: 14) {
                        Image(systemName: "flame.fill").foregroundStyle(.orange)
                        Image(systemName: "heart.slash").foregroundStyle(.red.opacity(0.5))
                        Image(systemName: "leaf.fill").foregroundStyle(
                            .linearGradient(colors: [.mint, .green], startPoint: .top, endPoint: .bottom))
                        Image(systemName: "cloud.bolt.rain.fill").foregroundStyle(
                            .linearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom))
                    }
                    .font(.largeTitle)
                },
                CatalogueItem("Rendering modes", width: 320, height: 190) {
                    Grid(horizontalSpacing: 12, verticalSpacing: 8) {
                        row(.monochrome)
                        row(.hierarchical)
                        row(.palette).foregroundStyle(.blue, .orange, .green)
                        row(.multicolor)
                    }
                    .font(.title)
                    .foregroundStyle(.blue)
                },
                CatalogueItem("Weather", width: 320, height: 150) {
                    LazyVGrid(columns: Array(repeating: GridItem(.fixed(36)), count: 7), spacing: 10) {
                        ForEach(weather, id: \.self) { Image(systemName: $0) }
                    }
                    .font(.title2)
                    .symbolRenderingMode(.multicolor)
                },
                CatalogueItem("Badges, slashes, numbers") {
                    VStack(spacing: 10) {
                        HStack(spacing: 14) {
                            Image(systemName: "folder.badge.plus")
                            Image(systemName: "bell.badge")
                            Image(systemName: "person.crop.circle.badge.checkmark")
                            Image(systemName: "calendar.badge.clock")
                            Image(systemName: "app.badge.fill")
                        }
                        HStack(spacing: 14) {
                            Image(systemName: "mic.slash.fill")
                            Image(systemName: "wifi.slash")
                            Image(systemName: "8.circle")
                            Image(systemName: "24.square.fill")
                            Image(systemName: "a.circle.fill")
                        }
                    }
                    .font(.title2)
                    .symbolRenderingMode(.multicolor)
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
