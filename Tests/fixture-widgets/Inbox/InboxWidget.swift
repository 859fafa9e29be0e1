import OSLog
import SwiftUI
import WidgetKit

private let logger = Logger(subsystem: "com.example.widgets", category: "Inbox")

struct Mail: Identifiable, Sendable {
    let id: Int
    let sender: String
    let subject: AttributedString
    let received: Date
    let isUnread: Bool
}

struct InboxEntry: TimelineEntry {
    let date: Date
    let mails: [Mail]
    var unread: Int { mails.count(where: \.isUnread) }
}

struct InboxProvider: TimelineProvider {
    private func mails(_ now: Date) -> [Mail] {
        func subject(_ markdown: String) -> AttributedString {
            (try? AttributedString(markdown: markdown)) ?? AttributedString(markdown)
        }
        return [
            Mail(id: 1, sender: "Nadia Rahman", subject: subject("Re: **Budget** for the spring fair"), received: now - 240, isUnread: true),
            Mail(id: 2, sender: "Trail Club", subject: subject("Saturday's walk starts at *eight*"), received: now - 4_000, isUnread: true),
            Mail(id: 3, sender: "Jon", subject: subject("Photos from the lake"), received: now - 90_000, isUnread: false),
            Mail(id: 4, sender: "Library", subject: subject("Two items are due on Friday"), received: now - 200_000, isUnread: false),
        ]
    }

    func placeholder(in context: Context) -> InboxEntry { InboxEntry(date: .now, mails: mails(.now)) }

    func getSnapshot(in context: Context, completion: @escaping (InboxEntry) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<InboxEntry>) -> Void) {
        let entry = placeholder(in: context)
        logger.debug("\(entry.unread, privacy: .public) unread mails")
        completion(Timeline(entries: [entry], policy: .after(.now + 600)))
    }
}

struct MailRow: View {
    let mail: Mail
    let now: Date
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Circle()
                .fill(mail.isUnread ? .blue : .clear)
                .frame(width: 7, height: 7)
            VStack(alignment: .leading, spacing: 1) {
                HStack {
                    Text(mail.sender)
                        .font(.footnote.weight(mail.isUnread ? .bold : .regular))
                        .lineLimit(1)
                    Spacer()
                    Text(mail.received.formatted(.relative(presentation: .numeric, unitsStyle: .narrow)))
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                }
                Text(mail.subject)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .privacySensitive()
            }
        }
        .redacted(reason: reasons.contains(.privacy) ? .placeholder : [])
    }
}

struct InboxView: View {
    let entry: InboxEntry
    @Environment(\.widgetFamily) private var family

    private var rows: Int { family == .systemLarge ? 8 : 3 }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Inbox").font(.headline)
                Spacer()
                Text("\(entry.unread)")
                    .font(.caption.bold())
                    .padding(.horizontal, 8)
                    .padding(.vertical, 2)
                    .background(.blue, in: Capsule())
                    .foregroundStyle(.white)
                    .contentTransition(.numericText())
                    .unredacted()
            }
            ForEach(entry.mails.prefix(rows)) { mail in
                if family == .systemLarge { Divider() }
                Link(destination: URL(string: "inbox://mail/\(mail.id)")!) {
                    MailRow(mail: mail, now: entry.date)
                }
                .foregroundStyle(Color.primary)
            }
            Spacer(minLength: 0)
        }
        .containerBackground(.background, for: .widget)
    }
}

struct InboxWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Inbox", provider: InboxProvider()) { InboxView(entry: $0) }
            .configurationDisplayName("Inbox")
            .description("Your latest mail.")
            .supportedFamilies([.systemMedium, .systemLarge])
    }
}
