// Stacks, grids and what stands between.
import SwiftUI

private struct Tile: View {
    let color: Color
    var side: CGFloat = 24

    var body: some View { RoundedRectangle(cornerRadius: 4).fill(color).frame(width: side, height: side) }
}

extension Catalogue {
    static var stacks: CatalogueGroup {
        CatalogueGroup(
            "Stacks and grids",
            [
                CatalogueItem("Horizontal", width: 300, height: 150) {
                    VStack(alignment: .leading, spacing: 8) {
                        HStack {
                            Tile(color: .red); Tile(color: .green); Tile(color: .blue)
                        }
                        HStack(spacing: 0) {
                            Tile(color: .red); Tile(color: .green); Tile(color: .blue)
                        }
                        HStack(alignment: .top) {
                            Tile(color: .red, side: 48); Tile(color: .green); Tile(color: .blue)
                        }
                        HStack {
                            Tile(color: .red); Spacer(); Tile(color: .blue)
                        }
                    }
                },
                CatalogueItem("Baselines", width: 300, height: 80) {
                    HStack(alignment: .firstTextBaseline) {
                        Text("Large").font(.largeTitle)
                        Text("small").font(.caption)
                        Image(systemName: "star")
                    }
                },
                CatalogueItem("Vertical", width: 260, height: 130) {
                    HStack(alignment: .top, spacing: 24) {
                        VStack(alignment: .leading) {
                            Tile(color: .red, side: 40); Tile(color: .green); Text("a")
                        }
                        VStack {
                            Tile(color: .red, side: 40); Tile(color: .green); Text("b")
                        }
                        VStack(alignment: .trailing) {
                            Tile(color: .red, side: 40); Tile(color: .green); Text("c")
                        }
                    }
                },
                CatalogueItem("In depth", width: 260, height: 100) {
                    HStack(spacing: 24) {
                        ZStack {
                            Tile(color: .red, side: 60); Tile(color: .yellow, side: 40); Tile(color: .blue)
                        }
                        ZStack(alignment: .bottomTrailing) {
                            Tile(color: .red, side: 60); Tile(color: .yellow)
                        }
                        ZStack {
                            Tile(color: .red, side: 40).zIndex(1); Tile(color: .yellow, side: 60)
                        }
                    }
                },
                CatalogueItem("Grid", width: 300, height: 130) {
                    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
                        GridRow {
                            Text("City").bold(); Text("Now").bold(); Text("High").bold()
                        }
                        Divider()
                        GridRow {
                            Text("Lisbon"); Text("17°"); Text("21°").gridColumnAlignment(.trailing)
                        }
                        GridRow {
                            Text("Reykjavík"); Text("4°"); Text("7°")
                        }
                    }
                },
                CatalogueItem("Lazy grids", width: 300, height: 130) {
                    HStack {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 28))], spacing: 6) {
                            ForEach(0..<10) { Tile(color: .blue.opacity(0.2 + Double($0) * 0.08), side: 26) }
                        }
                        LazyHGrid(rows: [GridItem(.fixed(26)), GridItem(.fixed(26))], spacing: 6) {
                            ForEach(0..<6) { Tile(color: .green.opacity(0.3 + Double($0) * 0.1)) }
                        }
                    }
                },
                CatalogueItem("What fits", width: 260, height: 100) {
                    VStack {
                        ViewThatFits {
                            Text("A very long sentence that has no room in this picture")
                            Text("A short sentence")
                        }
                        ViewThatFits {
                            HStack { ForEach(0..<20) { _ in Tile(color: .red) } }
                            HStack { ForEach(0..<4) { _ in Tile(color: .green) } }
                        }
                    }
                },
                CatalogueItem("Geometry", width: 260, height: 90) {
                    GeometryReader { geometry in
                        HStack(spacing: 0) {
                            Rectangle().fill(.orange).frame(width: geometry.size.width * 0.3)
                            Rectangle().fill(.purple)
                            Text("\(Int(geometry.size.width)) pt").frame(width: geometry.size.width * 0.3)
                        }
                    }
                },
            ]
        )
    }

    static var containers: CatalogueGroup {
        CatalogueGroup(
            "Containers",
            [
                CatalogueItem("Divider", width: 260, height: 100) {
                    VStack {
                        Text("Above")
                        Divider()
                        HStack {
                            Text("Left"); Divider(); Text("Right")
                        }.frame(height: 24)
                        Divider().overlay(.red)
                    }
                },
                CatalogueItem("Section", width: 260, height: 130) {
                    VStack(alignment: .leading) {
                        Section {
                            Text("First row")
                            Text("Second row")
                        } header: {
                            Text("Header")
                        } footer: {
                            Text("Footer")
                        }
                    }
                },
                CatalogueItem("Group box", width: 280, height: 150) {
                    GroupBox {
                        Text("What belongs together").frame(maxWidth: .infinity, alignment: .leading)
                    } label: {
                        Label("Group", systemImage: "folder")
                    }
                },
                CatalogueItem("Nothing to show", width: 300, height: 230) {
                    ContentUnavailableView(
                        "No mail", systemImage: "tray.fill", description: Text("New mail will appear here."))
                },
                CatalogueItem("Labeled content", width: 260, height: 90) {
                    VStack {
                        LabeledContent("Distance", value: "12 km")
                        LabeledContent("Colour") { Circle().fill(.red).frame(width: 16, height: 16) }
                    }
                },
            ]
        )
    }
}
