// What is playing: buttons in several styles, a cover in layers, a mask.
import SwiftUI

struct MusicWidgetView: View {
    @ScaledMetric(relativeTo: .title) private var side: CGFloat = 64

    var body: some View {
        HStack(alignment: .center, spacing: 12) {
            cover
            VStack(alignment: .leading, spacing: 2) {
                Text("Here Comes the Sun").font(.subheadline.bold()).lineLimit(1)
                Text("The Beatles").font(.caption).foregroundStyle(.secondary)
                HStack {
                    Button {
                    } label: {
                        Image(systemName: "backward.fill")
                    }
                    Button {
                    } label: {
                        Image(systemName: "pause.fill")
                    }.buttonStyle(.borderedProminent)
                    Button {
                    } label: {
                        Image(systemName: "forward.fill")
                    }
                }
                .buttonBorderShape(.capsule)
                .controlSize(.small)
                .tint(.pink)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .widgetBackgroundCompat(Color.pink.opacity(0.12))
    }

    private var cover: some View {
        ZStack(alignment: .bottom) {
            AngularGradient(colors: [.orange, .pink, .purple, .orange], center: .center)
            LinearGradient(colors: [.clear, .black.opacity(0.6)], startPoint: .center, endPoint: .bottom)
            Image(systemName: "music.note").font(.title2).foregroundStyle(.white).padding(8)
        }
        .frame(width: side, height: side)
        .mask(RoundedRectangle(cornerRadius: 10))
        .shadow(radius: 4, y: 2)
    }
}

extension View {
    @ViewBuilder
    func widgetBackgroundCompat<Background: View>(_ background: Background) -> some View {
        if #available(iOS 17, *) {
            containerBackground(for: .widget) { background }
        } else {
            self.background(background)
        }
    }
}
