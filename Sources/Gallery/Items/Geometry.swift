// Shapes made of others, and views that know where others stand.
import SwiftUI

private struct BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Pair: View {
    let make: (Circle, OffsetShape<Circle>) -> AnyShape

    var body: some View {
        let circle = Circle(), other = Circle().offset(x: 20)
        make(circle, other).fill(.blue)
            .overlay { circle.stroke(.gray, lineWidth: 0.5) }
            .overlay { other.stroke(.gray, lineWidth: 0.5) }
            .frame(width: 40, height: 40)
            .padding(.trailing, 20)
    }
}

private struct Skewed: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(1, 0, -0.3, 1, size.height * 0.15, 0))
    }
}

extension Catalogue {
    static var geometry: CatalogueGroup {
        CatalogueGroup(
            "Geometry",
            [
                CatalogueItem("Shapes of two", width: 330, height: 140) {
                    Grid(horizontalSpacing: 20, verticalSpacing: 12) {
                        GridRow {
                            Pair { AnyShape($0.union($1)) }
                            Pair { AnyShape($0.intersection($1)) }
                            Pair { AnyShape($0.subtracting($1)) }
                        }
                        GridRow {
                            Pair { AnyShape($0.symmetricDifference($1)) }
                            Circle().lineIntersection(Rectangle().scale(0.8)).stroke(.red, lineWidth: 3)
                                .frame(width: 40, height: 40)
                            Circle().lineSubtraction(Rectangle().scale(0.8)).stroke(.green, lineWidth: 3)
                                .frame(width: 40, height: 40)
                        }
                    }
                },
                CatalogueItem("Anchors", width: 330, height: 110) {
                    HStack(spacing: 24) {
                        ForEach(["one", "three", "fifteen"], id: \.self) { word in
                            Text(verbatim: word).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
                        }
                    }
                    .overlayPreferenceValue(BoundsKey.self) { anchors in
                        GeometryReader { proxy in
                            ForEach(anchors.indices, id: \.self) { index in
                                let frame = proxy[anchors[index]].insetBy(dx: -6, dy: -4)
                                RoundedRectangle(cornerRadius: 6).stroke(.red)
                                    .frame(width: frame.width, height: frame.height)
                                    .offset(x: frame.minX, y: frame.minY)
                            }
                        }
                    }
                    .backgroundPreferenceValue(BoundsKey.self) { anchors in
                        GeometryReader { proxy in
                            if let last = anchors.last {
                                let frame = proxy[last]
                                Capsule().fill(.yellow.opacity(0.5)).frame(width: frame.width, height: frame.height)
                                    .offset(x: frame.minX, y: frame.minY)
                            }
                        }
                    }
                },
                CatalogueItem("Effects of places", width: 330, height: 110) {
                    HStack(spacing: 16) {
                        ForEach(0..<4) { _ in
                            RoundedRectangle(cornerRadius: 8).fill(.teal).frame(width: 44, height: 44)
                                .visualEffect { content, proxy in
                                    content
                                        .rotationEffect(.degrees(proxy.frame(in: .named("row")).minX / 5))
                                        .hueRotation(.degrees(proxy.frame(in: .named("row")).minX))
                                }
                        }
                        Text("Skewed").modifier(Skewed())
                    }
                    .coordinateSpace(.named("row"))
                },
                CatalogueItem("Shapes of containers", width: 330, height: 130) {
                    HStack(spacing: 16) {
                        ZStack {
                            RoundedRectangle(cornerRadius: 24).fill(.orange)
                            ContainerRelativeShape().fill(.white).padding(8)
                            ContainerRelativeShape().fill(.blue).padding(16)
                        }
                        .containerShape(RoundedRectangle(cornerRadius: 24))
                        ZStack {
                            Capsule().fill(.green)
                            ContainerRelativeShape().fill(.white).padding(10)
                        }
                        .containerShape(Capsule())
                        .frame(height: 60)
                    }
                },
                CatalogueItem("Subviews", width: 330, height: 110) {
                    Group(
                        subviews: Group {
                            Text("One")
                            Text("Two").tag(2)
                            Text("Three")
                        }
                    ) { views in
                        HStack(spacing: 12) {
                            ForEach(views) { view in
                                view.padding(6)
                                    .background(
                                        view.containerValues.hasTag(2) ? Color.yellow : .gray.opacity(0.3),
                                        in: .rect(cornerRadius: 6)
                                    )
                            }
                            Text(verbatim: "of \(views.count)").foregroundStyle(.secondary)
                        }
                    }
                },
                CatalogueItem("Canvas symbols", width: 330, height: 110) {
                    Canvas { context, size in
                        guard let star = context.resolveSymbol(id: "star"), let text = context.resolveSymbol(id: 2)
                        else { return }
                        for index in 0..<6 {
                            var copy = context
                            copy.translateBy(x: 30 + CGFloat(index) * 48, y: 26)
                            copy.rotate(by: .degrees(Double(index) * 15))
                            copy.opacity = 1 - Double(index) * 0.15
                            copy.draw(star, at: .zero)
                        }
                        context.draw(text, at: CGPoint(x: size.width / 2, y: size.height - 14))
                        context.clip(
                            to: Path(ellipseIn: CGRect(x: 20, y: 50, width: 30, height: 30)), options: .inverse)
                        context.fill(
                            Path(CGRect(x: 10, y: 46, width: 50, height: 38)), with: .color(.blue.opacity(0.4)))
                    } symbols: {
                        Image(systemName: "star.fill").font(.title).foregroundStyle(.orange).tag("star")
                        Text("Symbols").padding(4).background(.yellow, in: .capsule).tag(2)
                    }
                },
                CatalogueItem("Glass", width: 330, height: 120) {
                    HStack(spacing: 10) {
                        Text("Clear").padding(10).glassEffect(.clear)
                        Text("Glass").padding(10).glassEffect()
                        Text("Tint").padding(10).glassEffect(.regular.tint(.blue), in: .rect(cornerRadius: 10))
                        Button("Tap") {}.buttonStyle(.glass)
                        Button("Go") {}.buttonStyle(.glassProminent)
                    }
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .font(.footnote)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.linearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
                },
            ]
        )
    }
}
