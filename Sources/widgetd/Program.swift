// Where the program begins: a daemon with the sample widgets, which can draw the view catalogue, too.
import Gallery
import WidgetKit

@main
enum Program {
    @MainActor static func main() {
        EntryPoint.run(gallery: Gallery.draw) { SampleWidgets().widgets }
    }
}
