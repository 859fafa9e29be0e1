// Parts of a whole in columns of an author's own layout, with alignments of the author's.
import SwiftUI

struct ProportionalRow: Layout {
    struct Share: LayoutValueKey {
        static let defaultValue = 1.0
    }

    var spacing: CGFloat = 2

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let whole = subviews.reduce(0) { $0 + $1[Share.self] }
        let room = bounds.width - spacing * CGFloat(subviews.count - 1)
        var x = bounds.minX
        for view in subviews {
            let width = room * CGFloat(view[Share.self] / whole)
            view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
            x += width + spacing
        }
    }
}

extension VerticalAlignment {
    private enum NumberMiddle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    static let numberMiddle = VerticalAlignment(NumberMiddle.self)
}

struct SharesWidgetView: View {
    let parts: [(name: String, value: Double, color: Color)] = [
        ("Rent", 850, .blue), ("Food", 420, .orange), ("Other", 230, .green),
    ]

    var body: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .numberMiddle) {
                VStack(alignment: .leading) {
                    Text("Spent").font(.caption).foregroundStyle(.secondary)
                    Text(1500, format: .number.grouping(.automatic))
                        .font(.title.bold())
                        .alignmentGuide(.numberMiddle) { $0[VerticalAlignment.center] }
                }
                Spacer()
                Image(systemName: "creditcard.fill").foregroundStyle(.tint)
            }
            ProportionalRow {
                ForEach(parts, id: \.name) { part in
                    UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 4)
                        .fill(part.color.gradient)
                        .frame(height: 18)
                        .layoutValue(key: ProportionalRow.Share.self, value: part.value)
                }
            }
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 16) { legend }
                VStack(alignment: .leading) { legend }
            }
            .font(.caption2)
        }
        .containerBackground(.windowBackground, for: .widget)
    }

    @ViewBuilder private var legend: some View {
        ForEach(parts, id: \.name) { part in
            Label {
                Text(part.name)
            } icon: {
                Circle().fill(part.color).frame(width: 8, height: 8)
            }
        }
    }
}
