// What is written to an archive or a socket pair is read back equal, and is written the same way twice.
import FoundationEssentials
import Testing
import ViewArchive

@Suite struct RoundTripTests {
    @Test(arguments: items) func displayItems(_ item: DisplayItem) throws { try roundTrip(item) }

    @Test func aDisplayList() throws {
        try roundTrip(DisplayList(size: Size(width: 338, height: 158), items: Self.items))
        try roundTrip(DisplayList(size: .zero, items: []))
    }

    @Test(arguments: outlines) func outline(_ outline: Outline) throws { try roundTrip(outline) }

    @Test(arguments: paints) func paint(_ paint: Paint) throws { try roundTrip(paint) }

    @Test(arguments: [ReloadPolicy.atEnd, .never, .after(0), .after(-62_135_769_600), .after(1e11 + 0.125)])
    func policy(_ policy: ReloadPolicy) throws { try roundTrip(policy) }

    @Test func header() throws {
        try roundTrip(
            ArchiveHeader(
                widget: "Photo.systemSmall.2", kind: "Photo", family: .systemSmall, generation: 7,
                size: Size(width: 158, height: 158), started: 1_767_225_600.123456,
                policy: .after(1_767_229_200.5), dates: [-62_135_769_600, 0.1 + 0.2, 64_092_211_200],
                appearances: [.light, .dark], hasPlaceholder: true, renderer: "raster",
                diagnostics: [.init(code: "missing-image", message: "no image \"kaffee ☕️\"\n\u{0}")]))
    }

    @Test func entry() throws {
        let list = DisplayList(size: Size(width: 1, height: 2), items: Self.items)
        try roundTrip(ArchivedEntry(lists: [.light: .list(list), .dark: .same(line: 0, .light)]))
        try roundTrip(ArchivedEntry(lists: [:]))
    }

    @Test(arguments: messages) func message(_ message: ExtensionMessage) throws { try roundTrip(message) }

    @Test func request() throws {
        try roundTrip(ExtensionRequest(id: 1, task: .describe))
        let run = RunRequest(
            purpose: .placeholder, widget: "Status.accessoryInline", kind: "Status", family: .accessoryInline,
            size: Size(width: 234, height: 26), generation: 3, archive: "run/archives/a.jsonl",
            environment: RunEnvironment(renderer: "text", scale: 2.5, locale: "de_DE"), configuration: ["n": "1"])
        try roundTrip(ExtensionRequest(id: 2, task: .run(run)))
    }

    static let style = TextBlock.Style(
        font: FontSpec(
            size: 17, weight: 600, design: .rounded, italic: true, monospacedDigit: true, family: "Inter", width: -0.3,
            capitals: .small),
        color: RGBA(red: 1, green: 2, blue: 3, alpha: 4), underline: true, strikethrough: true, tracking: -0.5,
        baselineOffset: 2, underlineColor: .white, strikethroughColor: .black,
        underlinePattern: .dot, strikethroughPattern: .dashDotDot, background: .white,
        paint: .linear([], from: .zero, to: .zero),
        isKerned: false)

    static let items: [DisplayItem] = [
        .fill(.init(.rect(Rect(x: 0.1, y: -2, width: 3, height: 4)), .color(.black), evenOdd: true)),
        .stroke(
            .init(
                .ellipse(.zero), .color(.clear), lineWidth: 0.5, cap: .round, join: .bevel, dash: [1, 2], dashPhase: 3)),
        .text(
            .init(
                frame: Rect(x: 1, y: 2, width: 3, height: 4),
                block: TextBlock(
                    runs: [
                        .init(text: "Grüße, 👨‍👩‍👧‍👦 & <b>\u{2028}\"\\", style: style),
                        .init(
                            text: "1:00",
                            date: .init(
                                start: 1e9, end: 2e9, style: .interval, pause: 1.5e9, countsDown: false,
                                showsHours: false, locale: "tr_TR", timeZone: "Asia/Tokyo", letterCase: .upper),
                            style: style),
                        .init(
                            text: "▣", style: .init(font: FontSpec(size: 1), color: .black), symbol: "star",
                            picture: .init(pixels: "a.argb", size: .zero, isTemplate: true, label: "A")),
                    ],
                    alignment: .trailing, lineLimit: 2, truncation: .middle, minimumScale: 0.5, maximumScale: 0.75,
                    lineSpacing: 3))),
        .image(
            .init(
                pixels: "ab.argb", pixelSize: Size(width: 600, height: 400), frame: .zero, interpolation: .none,
                tint: .white, label: "Kaffee", standIn: .init(kind: .image, name: "x"))),
        .image(.init(pixels: nil, pixelSize: .zero, frame: .zero, label: "")),
        .symbol(
            .init(
                name: "photo", frame: .zero, color: .white, weight: 700, label: "Foto",
                standIn: .init(kind: .symbol, name: "photo"))),
        .layer(.init(clip: .ellipse(.zero), opacity: 0.5, label: "", items: [.layer(.init(items: []))])),
        .layer(
            .init(
                effects: .init(
                    mask: [], blend: .hue, shadow: .init(color: .black, radius: 1, x: 2, y: 3, isInner: true), blur: 4),
                progress: .init(start: 1, end: 2, countsDown: false, form: .ring, area: .zero), items: [])),
        .layer(
            .init(
                effects: .init(shadow: .init(color: .black, radius: 1, x: 2, y: 3)),
                progress: .init(start: 1, end: 2, countsDown: true, form: .bar, area: .zero), items: [])),
    ]

    static let outlines: [Outline] = [
        .rect(.zero), .ellipse(Rect(x: 1, y: 2, width: 3, height: 4)),
        .roundedRect(.zero, radius: Size(width: 5, height: 6), continuous: true), .path([]),
        .path([
            .move(.zero), .line(Point(x: 1, y: 2)), .quad(Point(x: 3, y: 4), control: Point(x: 5, y: 6)),
            .curve(Point(x: 7, y: 8), control1: Point(x: 9, y: 10), control2: Point(x: 11, y: 12)), .close,
        ]),
    ]

    static let paints: [Paint] = [
        .color(RGBA(red: 255, green: 128, blue: 0, alpha: 1)),
        .linear([.init(color: .black, location: 0), .init(color: .white, location: 1)], from: .zero, to: .zero),
        .radial([.init(color: .black, location: 0.25)], center: Point(x: 1, y: 2), from: 3, to: 4),
        .linear([], from: .zero, to: Point(x: 1, y: 1)), mesh(.clear, isSmooth: true), mesh(.white, isSmooth: false),
    ]

    private static func mesh(_ background: RGBA, isSmooth: Bool) -> Paint {
        let controls = Array(repeating: Point(x: 1, y: 2), count: 4)
        let crossings = (0..<4).map {
            Mesh.Crossing(point: Point(x: Double($0), y: 0), color: .black, controls: $0 == 0 ? controls : nil)
        }
        let mesh = Mesh(columns: 2, rows: 2, crossings: crossings, background: background, isSmooth: isSmooth)
        return mesh.map { .mesh($0) } ?? .color(.clear)
    }

    /// What is no mesh is not read as one.
    @Test(arguments: ["2,\"rows\":3", "1,\"rows\":4", "-2,\"rows\":-2", "4611686018427387904,\"rows\":4"])
    func noMesh(_ numbers: String) throws {
        let four = Array(repeating: ##"{"point":[0,0],"color":"#000000ff"}"##, count: 4).joined(separator: ",")
        let text = "{\"columns\":\(numbers),\"crossings\":[\(four)]}"
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Mesh.self, from: Data(text.utf8)) }
    }

    static let messages: [ExtensionMessage] = [
        .ready(memory: 3_000_000), .archived(id: 1), .failed(id: 2, why: "trap: \"x\""), .reload(kind: nil),
        .reload(kind: "Café"),
        .diagnostic(.init(code: "twice", message: "")),
        .described(
            id: 3,
            BundleDescription(kinds: [
                .init(
                    kind: "Photo", displayName: "Photo", description: "", families: Family.allCases,
                    configuration: .static)
            ])),
    ]
}

/// Encodes, decodes and encodes again.
func roundTrip<Value: Codable & Equatable>(_ value: Value) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = try encoder.encode(value)
    let read = try JSONDecoder().decode(Value.self, from: bytes)
    #expect(read == value)
    let again = try encoder.encode(read)
    #expect(String(decoding: again, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    #expect(!bytes.contains(UInt8(ascii: "\n")), "a line an entry")
}
