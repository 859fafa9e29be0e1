// A month as a grid, the present day in a circle.
import SwiftUI

struct CalendarWidgetView: View {
    let today = 14
    let calendar = Calendar(identifier: .gregorian)

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("January").font(.caption.weight(.bold)).foregroundStyle(.red).textCase(.uppercase)
            Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                GridRow {
                    ForEach(Array("SMTWTFS".enumerated()), id: \.offset) { _, letter in
                        Text(String(letter)).font(.system(size: 9, weight: .semibold)).foregroundStyle(.secondary)
                    }
                }
                ForEach(0..<5) { week in
                    GridRow {
                        ForEach(1..<8) { weekday in
                            day(week * 7 + weekday - 4)
                        }
                    }
                }
            }
        }
        .containerBackground(for: .widget) { Color(.systemBackground) }
    }

    @ViewBuilder func day(_ number: Int) -> some View {
        if (1...31).contains(number) {
            Text("\(number)")
                .font(.system(size: 10, weight: number == today ? .bold : .regular))
                .foregroundStyle(number == today ? Color.white : .primary)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    if number == today {
                        Circle().fill(.red)
                    }
                }
        } else {
            Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        }
    }
}
