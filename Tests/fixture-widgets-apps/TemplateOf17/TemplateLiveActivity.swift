import ActivityKit
import WidgetKit
import SwiftUI

struct TemplateAttributes: ActivityAttributes {
    public struct ContentState: Codable, Hashable {
        // Dynamic stateful properties about your activity go here!
        var emoji: String
    }

    // Fixed non-changing properties about your activity go here!
    var name: String
}

struct TemplateLiveActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TemplateAttributes.self) { context in
            // Lock screen/banner UI goes here
            VStack {
                Text("Hello \(context.state.emoji)")
            }
            .activityBackgroundTint(Color.cyan)
            .activitySystemActionForegroundColor(Color.black)

        } dynamicIsland: { context in
            DynamicIsland {
                // Expanded UI goes here.  Compose the expanded UI through
                // various regions, like leading/trailing/center/bottom
                DynamicIslandExpandedRegion(.leading) {
                    Text("Leading")
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text("Trailing")
                }
                DynamicIslandExpandedRegion(.bottom) {
                    Text("Bottom \(context.state.emoji)")
                    // more content
                }
            } compactLeading: {
                Text("L")
            } compactTrailing: {
                Text("T \(context.state.emoji)")
            } minimal: {
                Text(context.state.emoji)
            }
            .widgetURL(URL(string: "http://www.apple.com"))
            .keylineTint(Color.red)
        }
    }
}

extension TemplateAttributes {
    fileprivate static var preview: TemplateAttributes {
        TemplateAttributes(name: "World")
    }
}

extension TemplateAttributes.ContentState {
    fileprivate static var smiley: TemplateAttributes.ContentState {
        TemplateAttributes.ContentState(emoji: "😀")
     }
     
     fileprivate static var starEyes: TemplateAttributes.ContentState {
         TemplateAttributes.ContentState(emoji: "🤩")
     }
}

#Preview("Notification", as: .content, using: TemplateAttributes.preview) {
   TemplateLiveActivity()
} contentStates: {
    TemplateAttributes.ContentState.smiley
    TemplateAttributes.ContentState.starEyes
}
