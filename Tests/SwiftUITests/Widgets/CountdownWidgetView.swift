// A countdown: live texts, a timer's progress, formatters of Foundation's.
import SwiftUI

struct CountdownWidgetView: View {
    let start = Date(timeIntervalSince1970: 1_767_268_800 - 3600)
    let end = Date(timeIntervalSince1970: 1_767_268_800 + 5400)

    static let relative: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .full
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    static let length: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        formatter.unitsStyle = .abbreviated
        return formatter
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label {
                Text("Launch")
            } icon: {
                Image(systemName: "paperplane.fill").rotationEffect(.degrees(-15))
            }
            .font(.headline)
            Text(end, style: .timer).font(.system(.largeTitle, design: .rounded).monospacedDigit()).bold()
            ProgressView(timerInterval: start...end, countsDown: false) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            }
            HStack {
                Text(Self.relative.localizedString(for: end, relativeTo: start))
                Spacer()
                Text(Self.length.string(from: start, to: end) ?? "")
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .padding()
        .background(.ultraThinMaterial, in: ContainerRelativeShape())
        .containerBackground(Color.purple.gradient, for: .widget)
    }
}
