import WidgetKit
import SwiftUI

struct TemplateBundle: WidgetBundle {
    var body: some Widget {
        Template()
        TemplateControl()
        TemplateLiveActivity()
    }
}
