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

    private static let ruled = [
        "arrow.up.forward", "arrow.turn.up.right", "arrow.counterclockwise.circle", "gobackward.15", "arrow.up.message",
        "circle.lefthalf.filled", "rectangle.leftthird.inset.filled", "square.grid.3x3.topleft.filled",
        "rectangle.split.3x1", "gauge.with.dots.needle.67percent", "lock.trianglebadge.exclamationmark",
        "clock.badge.checkmark", "dollarsign.circle", "eurosign.square.fill", "textformat.size", "character.bubble",
        "j.square", "q.circle.fill", "50.circle", "waterbottle.fill", "lungs.fill", "stethoscope", "tortoise.fill",
        "sportscourt", "shippingbox.fill", "moonphase.waxing.gibbous", "figure.skiing.downhill", "iphone.gen3",
        "airpods.pro", "die.face.5", "plus.diamond.fill", "arrow.down.heart",
    ]

    private static let levels = [
        "wifi", "speaker.wave.3.fill", "chart.bar.fill", "cellularbars", "dot.radiowaves.left.and.right", "ellipsis",
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
                CatalogueItem("By rules of names", width: 320, height: 170) {
                    LazyVGrid(columns: Array(repeating: GridItem(.fixed(28)), count: 8), spacing: 8) {
                        ForEach(ruled, id: \.self) { Image(systemName: $0) }
                    }
                },
                CatalogueItem("Levels") {
                    Grid(horizontalSpacing: 14, verticalSpacing: 6) {
                        ForEach([0.0, 0.3, 0.6, 1], id: \.self) { value in
                            GridRow {
                                ForEach(levels, id: \.self) { Image(systemName: $0, variableValue: value) }
                            }
                        }
                    }
                    .font(.title3)
                },
                CatalogueItem("In texts", width: 320) {
                    VStack(alignment: .leading, spacing: 6) {
                        let rain = Image(systemName: "cloud.sun.rain.fill")
                        Text("\(rain) Rain, \(Image(systemName: "sun.max.fill")) later")
                            .symbolRenderingMode(.multicolor)
                        Text("\(Image(systemName: "play.circle.fill")) Play, \(Image(systemName: "24.circle")) songs")
                            .symbolRenderingMode(.hierarchical)
                        Text("\(Image(systemName: "bolt.car.fill")) 80 % \(Image(systemName: "arrow.up.heart"))").bold()
                    }
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
