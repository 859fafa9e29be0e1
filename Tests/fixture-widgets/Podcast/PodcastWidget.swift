import SwiftUI
import WidgetKit

struct Episode: Identifiable, Sendable, Hashable {
    let id: String
    let show: String
    let title: String
    let length: Duration
    let published: Date
    let hue: Double
}

struct EpisodeEntry: TimelineEntry {
    let date: Date
    let episodes: [Episode]
}

struct EpisodeSource: AsyncTimelineProvider {
    func placeholder() -> EpisodeEntry { EpisodeEntry(date: .now, episodes: Self.samples(.now)) }

    func snapshot(in context: TimelineProviderContext) async -> EpisodeEntry { placeholder() }

    func timeline(in context: TimelineProviderContext) async throws -> Timeline<EpisodeEntry> {
        async let first = load(0)
        async let second = load(1)
        let episodes = try await [first, second].sorted { $0.published > $1.published }
        return Timeline(entries: [EpisodeEntry(date: .now, episodes: episodes)], policy: .after(.now + 3_600))
    }

    private func load(_ index: Int) async throws -> Episode {
        try Task.checkCancellation()
        return Self.samples(.now)[index]
    }

    static func samples(_ now: Date) -> [Episode] {
        [
            Episode(id: "a", show: "Slow Radio", title: "The lighthouse keeper's garden", length: .seconds(2_712), published: now - 7_200, hue: 0.1),
            Episode(id: "b", show: "Bits & Bolts", title: "How clocks agree", length: .seconds(3_940), published: now - 172_800, hue: 0.62),
        ]
    }
}

struct Artwork: View {
    let episode: Episode

    var body: some View {
        RoundedRectangle(cornerRadius: 9, style: .continuous)
            .fill(
                EllipticalGradient(
                    colors: [Color(hue: episode.hue, saturation: 0.4, brightness: 0.95), Color(hue: episode.hue, saturation: 0.8, brightness: 0.6)],
                    center: .topLeading)
            )
            .overlay {
                Image(systemName: "waveform")
                    .font(.title3.weight(.bold))
                    .foregroundStyle(.white.shadow(.drop(radius: 2)))
            }
            .frame(width: 48, height: 48)
    }
}

struct EpisodeRow: View {
    let episode: Episode

    var body: some View {
        HStack(spacing: 10) {
            Artwork(episode: episode)
            VStack(alignment: .leading, spacing: 1) {
                Text(episode.show)
                    .font(.caption2.weight(.semibold))
                    .foregroundStyle(.purple)
                Text(episode.title)
                    .font(.footnote.weight(.semibold))
                    .lineLimit(2, reservesSpace: false)
                HStack(spacing: 4) {
                    Text(episode.published, format: .relative(presentation: .named))
                    Text(verbatim: "·")
                    Text(episode.length, format: .units(allowed: [.hours, .minutes], width: .narrow))
                }
                .font(.caption2)
                .foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Image(systemName: "play.circle.fill")
                .symbolRenderingMode(.palette)
                .foregroundStyle(.white, .purple)
                .font(.title)
        }
    }
}

struct PodcastView: View {
    let entry: EpisodeEntry

    var body: some View {
        VStack(spacing: 12) {
            ForEach(entry.episodes) { episode in
                EpisodeRow(episode: episode)
            }
        }
        .containerBackground(for: .widget) {
            LinearGradient(stops: [.init(color: .purple.opacity(0.2), location: 0), .init(color: .clear, location: 0.8)], startPoint: .top, endPoint: .bottom)
        }
    }
}

struct PodcastWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Podcast", provider: AsyncBridge(base: EpisodeSource())) { PodcastView(entry: $0) }
            .configurationDisplayName("Up Next")
            .description("Episodes that are waiting.")
            .supportedFamilies([.systemMedium])
    }
}
