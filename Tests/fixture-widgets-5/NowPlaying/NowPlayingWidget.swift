import SwiftUI
import WidgetKit

struct Track {
    let title: String
    let artist: String
    let album: String
    let duration: TimeInterval
    let elapsed: TimeInterval
    let palette: [Color]

    static let sample = Track(
        title: "Paper Lanterns", artist: "The Low Tides", album: "Harbour Lights", duration: 238, elapsed: 92,
        palette: [Color(hex: "#3A1C71"), Color(hex: "#D76D77"), Color(hex: "#FFAF7B")])
}

struct NowPlayingEntry: TimelineEntry {
    let date: Date
    let track: Track?
}

struct NowPlayingProvider: TimelineProvider {
    func placeholder(in context: Context) -> NowPlayingEntry { NowPlayingEntry(date: Date(), track: .sample) }
    func getSnapshot(in context: Context, completion: @escaping (NowPlayingEntry) -> Void) {
        completion(NowPlayingEntry(date: Date(), track: .sample))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NowPlayingEntry>) -> Void) {
        let isStopped = UserDefaults(suiteName: "group.com.example.widgets")?.string(forKey: "player.state") == "stopped"
        completion(Timeline(entries: [NowPlayingEntry(date: Date(), track: isStopped ? nil : .sample)], policy: .never))
    }
}

struct AlbumArt: View {
    let palette: [Color]

    var body: some View {
        ZStack {
            AngularGradient(gradient: Gradient(colors: palette + [palette[0]]), center: .center)
            Circle()
                .strokeBorder(Color.white.opacity(0.4), lineWidth: 1)
                .padding(10)
            Image(systemName: "music.note")
                .font(.title)
                .foregroundColor(.white)
        }
        .aspectRatio(1, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
        .shadow(color: .black.opacity(0.3), radius: 5, y: 3)
    }
}

extension TimeInterval {
    var clock: String {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter.string(from: self) ?? "0:00"
    }
}

struct PlaybackBar: View {
    let track: Track

    var body: some View {
        VStack(spacing: 3) {
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.white.opacity(0.25))
                    Capsule().fill(Color.white)
                        .frame(width: geometry.size.width * CGFloat(track.elapsed / track.duration))
                }
            }
            .frame(height: 4)
            HStack {
                Text(track.elapsed.clock)
                Spacer()
                Text("-" + (track.duration - track.elapsed).clock)
            }
            .font(.system(size: 9, weight: .medium).monospacedDigit())
            .foregroundColor(.white.opacity(0.7))
        }
    }
}

struct NowPlayingView: View {
    let entry: NowPlayingEntry
    @Environment(\.widgetFamily) var family
    @Environment(\.redactionReasons) var redactionReasons

    var body: some View {
        Group {
            if let track = entry.track {
                if family == .systemSmall {
                    VStack(alignment: .leading, spacing: 4) {
                        AlbumArt(palette: track.palette)
                            .frame(width: 64)
                        Spacer(minLength: 0)
                        titles(track)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                } else {
                    HStack(spacing: 14) {
                        AlbumArt(palette: track.palette)
                        VStack(alignment: .leading) {
                            titles(track)
                            Text(track.album)
                                .font(.caption2)
                                .opacity(0.6)
                            Spacer()
                            if redactionReasons.isEmpty { PlaybackBar(track: track) }
                        }
                    }
                }
            } else {
                VStack {
                    Image(systemName: "music.note.list").font(.largeTitle)
                    Text("Nothing is playing").font(.footnote)
                }
            }
        }
        .foregroundColor(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .widgetBackground(
            LinearGradient(
                gradient: Gradient(colors: entry.track?.palette ?? [.gray, .black]), startPoint: .topLeading, endPoint: .bottomTrailing
            )
            .overlay(Color.black.opacity(0.25))
        )
    }

    private func titles(_ track: Track) -> some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(track.title).font(.subheadline).bold().lineLimit(1)
            Text(track.artist).font(.caption).opacity(0.8).lineLimit(1)
        }
    }
}

struct NowPlayingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NowPlaying", provider: NowPlayingProvider()) { NowPlayingView(entry: $0) }
            .configurationDisplayName("Now Playing")
            .description("The track that plays.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct NowPlayingWidget_Previews: PreviewProvider {
    static var previews: some View {
        NowPlayingView(entry: NowPlayingEntry(date: Date(), track: .sample))
            .redacted(reason: .placeholder)
            .previewContext(WidgetPreviewContext(family: .systemMedium))
    }
}
