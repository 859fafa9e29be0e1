// Views of published articles as they are (but for one name), around types that the articles leave to the reader.
// swift-format-ignore-file
import SwiftUI

struct YourDataModel {
    let id: String
    let title: String
    let subtitle: String
}

struct YourEntry {
    let item: YourDataModel
    let cachedImageData: Data?
}

enum YourWidgetProvider { typealias Entry = YourEntry }

struct YourWidgetView: View {
    var entry: YourWidgetProvider.Entry
    
    var body: some View {
        VStack(alignment: .leading) {
            // 图片区域：有缓存显示图片，无缓存显示占位图
            if let imageData = entry.cachedImageData, let uiImage = UIImage(data: imageData) {
                Image(uiImage: uiImage)
                    .resizable()
                    .scaledToFill()
                    .frame(width: 60, height: 60)
                    .clipShape(RoundedRectangle(cornerRadius: 8))
            } else {
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color.gray.opacity(0.2))
                    .frame(width: 60, height: 60)
                    .overlay(Image(systemName: "photo").foregroundColor(.gray))
            }
            
            // 其他文字内容
            Text(entry.item.title)
                .font(.headline)
            Text(entry.item.subtitle)
                .font(.caption)
                .foregroundColor(.secondary)
        }
        .padding()
    }
}

struct testExtensionEntryView : View {
    var entry: YourWidgetProvider.Entry

    var body: some View {
        getImage()
            .resizable()
            .frame(width: .infinity, height: .infinity)
            .scaledToFill()
//        Text("aaaaaa")
//            .foregroundColor(Color.red)
    }
}

struct testExtension_Previews: PreviewProvider {
    static var previews: some View {
        testExtensionEntryView(entry: YourEntry(item: YourDataModel(id: "", title: "", subtitle: ""), cachedImageData: nil))
            .previewContext(SomePreviewContext())
    }
}

struct SomePreviewContext: PreviewContext {}

func getImage() -> Image {
    let files = FileManager.default
    guard let floderURL = files.containerURL(forSecurityApplicationGroupIdentifier: "你的组ID") else {
        return Image("WidgetBackground")
    }
    let str = "testWidgetImage.png"
    let fileURL:URL = floderURL.appendingPathComponent(str)
    do {
        let data: Data = try Data.init(contentsOf: fileURL)
        let image = UIImage.init(data: data)
        guard let image else { return Image("WidgetBackground") }
        return Image(uiImage: image)
    } catch let error{
        print(error.localizedDescription)
        return Image("WidgetBackground")
    }
}

/// What the tests compare.
@MainActor
enum PublishedViews {
    static var feed: String {
        let entry = YourEntry(item: YourDataModel(id: "1", title: "abcd", subtitle: "efgh"), cachedImageData: nil)
        return Picture(width: 158, height: 158).items(YourWidgetView(entry: entry))
    }

    static var photo: String {
        let entry = YourEntry(item: YourDataModel(id: "1", title: "", subtitle: ""), cachedImageData: nil)
        return Picture(width: 338, height: 158).items(testExtensionEntryView(entry: entry))
    }
}
