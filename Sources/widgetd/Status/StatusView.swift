// The status in each family.
import AppIntents
import SwiftUI
import WidgetKit

/// A title, a status, and what is left.
struct StatusView: View {
    @Environment(\.widgetFamily) private var family
    let status: Status
    let phase: Phase

    var body: some View {
        Group {
            switch family {
            case .systemMedium: medium
            case .accessoryRectangular: rectangular
            default: small
            }
        }
        .containerBackground(.background, for: .widget)
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 4) {
            StatusTitle(status: status)
            Text(status.text)
                .font(.title3)
                .fontWeight(.semibold)
                .lineLimit(2)
            Spacer(minLength: 0)
            Countdown(status: status, phase: phase)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var medium: some View {
        HStack(spacing: 14) {
            RoundedRectangle(cornerRadius: 3)
                .fill(status.color)
                .frame(width: 6)
            VStack(alignment: .leading, spacing: 4) {
                Text(status.title)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                Text(status.text)
                    .font(.title2)
                    .fontWeight(.semibold)
                    .lineLimit(2)
                Spacer(minLength: 0)
                HStack {
                    Countdown(status: status, phase: phase)
                    if phase == .running || phase == .soon {
                        Spacer()
                        Button("10 min more", intent: PostponeIntent())
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    private var rectangular: some View {
        HStack(spacing: 8) {
            RoundedRectangle(cornerRadius: 2)
                .fill(status.color)
                .frame(width: 4)
            VStack(alignment: .leading, spacing: 1) {
                Text(status.title)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                Text(status.text)
                    .font(.headline)
                    .lineLimit(1)
                    .minimumScaleFactor(0.75)
                Countdown(status: status, phase: phase)
            }
            Spacer(minLength: 0)
        }
        .padding(8)
    }
}

/// A dot in the status' colour, and the title.
private struct StatusTitle: View {
    let status: Status

    var body: some View {
        HStack(spacing: 6) {
            Circle()
                .fill(status.color)
                .frame(width: 10, height: 10)
            Text(status.title)
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
    }
}

/// The time that is left, in the words of its phase.
private struct Countdown: View {
    @Environment(\.widgetFamily) private var family
    let status: Status
    let phase: Phase

    var body: some View {
        switch (phase, status.deadline) {
        case (.hidden, _):
            EmptyView()
        case (.over, _):
            Text("Time is up")
                .font(font)
                .foregroundStyle(status.color)
        case (.running, let deadline?):
            Text(deadline, style: .timer)
                .font(font)
                .monospacedDigit()
        case (.soon, let deadline?):
            Text(deadline, style: .timer)
                .font(font)
                .monospacedDigit()
                .foregroundStyle(status.color)
        default:
            Text("No deadline")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }

    private var font: Font {
        switch family {
        case .systemMedium: .title
        case .accessoryRectangular: .body
        default: .title2
        }
    }
}

#Preview(as: .systemSmall) {
    StatusWidget()
} timeline: {
    StatusEntry(date: .now, status: .sample, phase: .open)
}
