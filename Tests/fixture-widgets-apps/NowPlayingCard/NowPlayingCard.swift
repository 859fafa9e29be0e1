import AppIntents
import SwiftUI
import WidgetKit

struct Track: Codable, Equatable { var title, artist, album: String; var duration: TimeInterval; var elapsed: TimeInterval; var artwork: URL? }

@Observable
final class Player {
    static let shared = Player()
    var track: Track? = Track(title: "Blue Hour", artist: "The Lanterns", album: "Dusk", duration: 245, elapsed: 72, artwork: nil)
    var isPlaying = true
    @ObservationIgnored lazy var queue: [Track] = []
}

struct PlayPauseIntent: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play or pause"
    func perform() async throws -> some IntentResult {
        Player.shared.isPlaying.toggle()
        return .result()
    }
}
struct SkipIntent: AudioPlaybackIntent, LiveActivityIntent {
    static let title: LocalizedStringResource = "Skip"
    @Parameter(title: "Forward") var forward: Bool
    init() {}
    init(forward: Bool) { self.forward = forward }
    func perform() async throws -> some IntentResult { .result() }
}

struct PlayingEntry: TimelineEntry { let date: Date; let track: Track?; let isPlaying: Bool; var art: Data? = nil }

struct PlayingProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlayingEntry { .init(date: .now, track: nil, isPlaying: false) }
    func getSnapshot(in context: Context, completion: @escaping (PlayingEntry) -> Void) { completion(.init(date: .now, track: Player.shared.track, isPlaying: true)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PlayingEntry>) -> Void) {
        let player = Player.shared
        let semaphore = DispatchSemaphore(value: 0)
        var art: Data?
        if let url = player.track?.artwork {
            URLSession.shared.dataTask(with: URLRequest(url: url)) { data, _, _ in art = data; semaphore.signal() }.resume()
            _ = semaphore.wait(timeout: .now() + .seconds(2))
        }
        completion(Timeline(entries: [PlayingEntry(date: .now, track: player.track, isPlaying: player.isPlaying, art: art)], policy: .never))
    }
}

extension TimeInterval {
    var clock: String { String(format: "%d:%02d", Int(self) / 60, Int(self) % 60) }
    var duration: String { Duration.seconds(self).formatted(.time(pattern: .minuteSecond)) }
}

struct RoundButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var diameter: CGFloat = 36
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(width: diameter, height: diameter)
            .background(Circle().fill(.white.opacity(configuration.isPressed ? 0.3 : 0.15)))
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .opacity(isEnabled ? 1 : 0.4)
    }
}
extension ButtonStyle where Self == RoundButtonStyle {
    static var round: RoundButtonStyle { RoundButtonStyle() }
    static func round(_ diameter: CGFloat) -> Self { .init(diameter: diameter) }
}

struct BarProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(.white.opacity(0.25))
                Capsule().fill(.white).frame(width: proxy.size.width * CGFloat(configuration.fractionCompleted ?? 0))
            }
        }
        .frame(height: 4)
    }
}

struct PlayingView: View {
    @Environment(\.widgetFamily) private var family
    let entry: PlayingEntry
    var body: some View {
        Group {
            if let track = entry.track {
                HStack(alignment: .top, spacing: 12) {
                    artwork
                        .clipShape(.rect(cornerRadius: 12, style: .continuous))
                        .shadow(radius: 6, y: 3)
                    VStack(alignment: .leading, spacing: 3) {
                        Text(track.title).font(.headline).lineLimit(2)
                        Text("\(track.artist) — \(track.album)").font(.caption).opacity(0.7)
                        Spacer(minLength: 4)
                        ProgressView(value: track.elapsed, total: track.duration).progressViewStyle(BarProgressStyle())
                        HStack { Text(track.elapsed.clock); Spacer(); Text("-" + (track.duration - track.elapsed).duration) }
                            .font(.system(size: 9, design: .monospaced)).opacity(0.6)
                        HStack(spacing: 16) {
                            Button(intent: SkipIntent(forward: false)) { Image(systemName: "backward.fill") }
                            Button(intent: PlayPauseIntent()) {
                                Image(systemName: entry.isPlaying ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
                            }
                            .buttonStyle(.round(42))
                            Button(intent: SkipIntent(forward: true)) { Image(systemName: "forward.fill") }.disabled(false)
                        }
                        .buttonStyle(.round)
                        .font(.system(size: 16, weight: .bold))
                        .frame(maxWidth: .infinity)
                    }
                }
            } else {
                Label("Nothing is playing", systemImage: "music.note.list").labelStyle(.titleAndIcon)
            }
        }
        .foregroundStyle(.white)
        .containerBackground(for: .widget) {
            RadialGradient(colors: [.pink, .purple, .black], center: .topLeading, startRadius: 10, endRadius: 320)
                .overlay(.black.opacity(0.2))
        }
    }
    @ViewBuilder private var artwork: some View {
        if let data = entry.art, let image = UIImage(data: data) {
            Image(uiImage: image).resizable().aspectRatio(1, contentMode: .fit)
        } else {
            Rectangle()
                .fill(AngularGradient(gradient: Gradient(colors: [.red, .yellow, .green, .blue, .purple, .red]), center: .center))
                .overlay { Image(systemName: "music.note").font(.largeTitle).symbolVariant(.fill) }
                .aspectRatio(1, contentMode: .fit)
                .frame(maxWidth: family == .systemSmall ? 60 : 120)
        }
    }
}

struct PlayingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "playing", provider: PlayingProvider()) { PlayingView(entry: $0) }
            .configurationDisplayName("Now Playing").supportedFamilies([.systemSmall, .systemMedium])
    }
}
