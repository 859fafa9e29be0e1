// Names of assets: groups, namespaces, loose files, what is missing.
import Resources
import Testing

@Suite struct NamedAssetsTests {
    private static let image = #"{"images":[{"filename":"p.png"}]}"#
    private static let files = [
        "Assets.xcassets/Contents.json": "{}",
        "Assets.xcassets/Logo.imageset/Contents.json": image,
        "Assets.xcassets/Plain/Contents.json": "{}",
        "Assets.xcassets/Plain/Inner.imageset/Contents.json": image,
        "Assets.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
        "Assets.xcassets/Icons/home.imageset/Contents.json": image,
        "Assets.xcassets/Icons/Deep/home.imageset/Contents.json": image,
        "Assets.xcassets/Empty.colorset/Contents.json": #"{"colors":[{"idiom":"universal"}]}"#,
        "Assets.xcassets/Broken.imageset/Contents.json": "no JSON",
        "Assets.xcassets/Words.dataset/Contents.json": "{}",
        "Assets.xcassets/Words.dataset/words.json": "[]",
        "More.xcassets/Other.imageset/Contents.json": image,
        "loose.png": "", "loose@3x.png": "", "photo.JPG": "", "folder/in.jpg": "", "Both.png": "",
        "More.xcassets/Both.imageset/Contents.json": image,
    ]

    static let rows: [(String, String?)] = [
        ("Logo", "Assets.xcassets/Logo.imageset/p.png"),
        ("Inner", "Assets.xcassets/Plain/Inner.imageset/p.png"),
        ("Icons/home", "Assets.xcassets/Icons/home.imageset/p.png"),
        ("home", nil), ("Plain/Inner", nil), ("logo", nil), ("Nothing", nil), ("Broken", nil), ("", nil),
        ("Other", "More.xcassets/Other.imageset/p.png"),
        ("loose", "loose.png"), ("loose.png", "loose.png"), ("photo.JPG", "photo.JPG"), ("folder/in", "folder/in.jpg"),
        ("Both", "More.xcassets/Both.imageset/p.png"),
        ("../loose", nil), ("/etc/passwd", nil),
    ]

    @Test(arguments: rows)
    func findsAnImage(_ name: String, _ expected: String?) throws {
        try withFiles(Self.files) { folder in
            let found = NamedAssets(ResourceFolders([folder])).image(name)?.files(scale: 1, style: InterfaceStyle())
                .first?.path
            #expect(found == expected.map { "\(folder)/\($0)" })
        }
    }

    @Test func knowsEmptyColoursAndData() throws {
        try withFiles(Self.files) { folder in
            let assets = NamedAssets(ResourceFolders([folder]))
            #expect(assets.color("Empty") == nil)
            #expect(assets.hasColor("Empty"))
            #expect(!assets.hasColor("Full"))
            #expect(assets.dataFile("Words") == "\(folder)/Assets.xcassets/Words.dataset/words.json")
            #expect(assets.dataFile("Letters") == nil)
            #expect(assets.image("loose")?.variants.map(\.scale) == [1, 3])
        }
    }
}
