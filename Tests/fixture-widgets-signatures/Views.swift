// Every view with its initialisers, its styles and the protocols that sources conform to. That they compile, in both language modes, is the test.
import SwiftUI
import WidgetKit
import AppIntents
import Intents
import Combine
import UIKit
import UniformTypeIdentifiers
import ActivityKit
import os

struct TA: TextAttribute {}
struct LS: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.icon; configuration.title; Label(configuration) } } }
struct PS: ProgressViewStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; configuration.currentValueLabel; Text("\(configuration.fractionCompleted ?? 0)"); ProgressView(configuration) } } }
struct I: AppIntent { static let title: LocalizedStringResource = "a"; init() {}; func perform() async throws -> some IntentResult { .result() } }
struct BS: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1).foregroundStyle(configuration.role == .destructive ? .red : .blue) } }
struct PBS: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { Button(configuration).onTapGesture { configuration.trigger() } } }
struct BoolBox { var on: Binding<Bool> = .constant(true) }
struct TS: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Button { configuration.isOn.toggle(); configuration.$isOn.wrappedValue = true; _ = configuration.isMixed } label: { configuration.label; Toggle(configuration) } } }
struct Idn: Identifiable { var id = 1 }
enum Idn2: String, CaseIterable, Identifiable { case a, b; var id: Self { self } }
struct OG: Identifiable { let id = "a"; var children: [OG]? = nil }
struct EqV: View, Equatable { var body: some View { Text("a") } }
struct VM: ViewModifier { func body(content: Content) -> some View { content.padding() } }
struct Sh: Shape { var animatableData: Double = 1; func path(in rect: CGRect) -> Path { var p = Path(); p.move(to: CGPoint(x: rect.midX, y: rect.minY)); return p } }
struct Sh2: InsettableShape { var i: CGFloat = 0; func inset(by amount: CGFloat) -> some InsettableShape { var s = self; s.i += amount; return s }; func path(in rect: CGRect) -> Path { Path(rect) } }
struct Sh3: Shape { var animatableData: AnimatablePair<Double, CGFloat> { get { .init(1, 2) } set { _ = newValue.first; _ = newValue.second } }; static var role: ShapeRole { .separator }; func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }; func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() } }
struct Lay: Layout { func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { subviews.map { $0.sizeThatFits(.unspecified) }.first ?? .zero }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { for s in subviews { s.place(at: bounds.origin, anchor: .center, proposal: .unspecified); _ = s.spacing.distance(to: s.spacing, along: .horizontal); _ = s[LVK.self]; _ = s.priority; _ = s.dimensions(in: .unspecified)[.bottom]; _ = s.containerValues.cv } } }
struct Lay2: Layout { struct Cache {}; func makeCache(subviews: Subviews) -> Cache { Cache() }; func updateCache(_ cache: inout Cache, subviews: Subviews) {}; static var layoutProperties: LayoutProperties { var p = LayoutProperties(); p.stackOrientation = .vertical; return p }; func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }; func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }; func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }; func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }; func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { for i in subviews.indices { subviews[i].place(at: .zero, proposal: .init(width: 1, height: nil)) } } }

@MainActor func views1() async throws {
    _ = Text("a")
    _ = Text("a \(1) \(d, style: .timer) \(s) \(1.5, specifier: "%.1f") \(Image(systemName: "star")) \(Text("b").bold())")
    _ = Text("a \(d, format: .dateTime.hour()) \(d ... d) \(timerInterval: d...d) \(DateInterval(start: d, end: d))")
    _ = Text("a \(1, format: .number) \(0.5, format: .percent) \(3, format: .currency(code: "EUR"))")
    _ = Text("a \(d, formatter: DateFormatter()) \(NSNumber(value: 1), formatter: NumberFormatter())")
    _ = Text("a \(AttributedString("b"))")
    _ = Text("a \(Date.now, style: .relative)")
    _ = Text("a \(Color.red)")
    _ = Text("a \(LocalizedStringResource("x"))")
    _ = Text(LocalizedStringKey("a"))
    _ = Text(LocalizedStringKey("a"), tableName: "b", bundle: .main, comment: "c")
    _ = Text("a", bundle: .main)
    _ = Text("a", tableName: "t")
    _ = Text("a", comment: "t")
    _ = Text(s)
    _ = Text(s[...])
    _ = Text(verbatim: s)
    _ = Text(.now, style: .time)
    _ = Text(d, style: .offset)
    _ = Text(d ... d)
    _ = Text(DateInterval(start: d, end: d))
    _ = Text(timerInterval: d ... d)
    _ = Text(timerInterval: d ... d, pauseTime: d, countsDown: false, showsHours: false)
    _ = Text(d, format: .dateTime.day().month())
    _ = Text(d, format: Date.FormatStyle(date: .abbreviated, time: .shortened))
}

@MainActor func views2() async throws {
    _ = Text(d, format: .relative(presentation: .named))
    _ = Text(d, format: .iso8601)
    _ = Text(1, format: .number)
    _ = Text(0.4, format: .percent.precision(.fractionLength(1)))
    _ = Text(0.4, format: .number.precision(.significantDigits(1...3)))
    _ = Text(12, format: .currency(code: "EUR").precision(.fractionLength(0)))
    _ = Text(Decimal(1), format: .currency(code: "EUR"))
    _ = Text(1000, format: .number.notation(.compactName))
    _ = Text(1000, format: .number.notation(.compactName).grouping(.never).sign(strategy: .always()))
    _ = Text(1000, format: .byteCount(style: .file))
    _ = Text(["a", "b"], format: .list(type: .and))
    _ = Text(Measurement(value: 1, unit: UnitLength.meters), format: .measurement(width: .abbreviated))
    _ = Text(Measurement(value: 1, unit: UnitTemperature.celsius), format: .measurement(width: .narrow, usage: .weather, numberFormatStyle: .number.precision(.fractionLength(0))))
    _ = Text(Duration.seconds(3), format: .time(pattern: .minuteSecond))
    _ = Text(Duration.seconds(3), format: .units(allowed: [.hours, .minutes], width: .abbreviated))
    _ = Text(.currentDate, format: .timer(countingDownIn: d..<d))
    _ = Text(.currentDate, format: .stopwatch(startingAt: d))
    _ = Text(.currentDate, format: .reference(to: d))
    _ = Text(.currentDate, format: .offset(to: d))
    _ = Text(.durationOffset(to: d), format: .time(pattern: .minuteSecond))
    _ = Text(.dateRange(endingAt: d), format: .interval)
    _ = Text(.dateRange(startingAt: d), format: .components(style: .narrow))
    _ = Text(TimeDataSource<Date>.currentDate, format: .dateTime.hour().minute())
    _ = Text(d ..< d, format: .interval)
    _ = Text(d ..< d, format: .components(style: .abbreviated))
}

@MainActor func views3() async throws {
    _ = Text(d, format: .offset(to: d, allowedFields: [.day], maxFieldCount: 2, sign: .never))
    _ = Text(d, formatter: DateFormatter())
    _ = Text(NSNumber(value: 1), formatter: NumberFormatter())
    _ = Text(AttributedString("a"))
    _ = Text(Image(systemName: "star"))
    _ = Text(LocalizedStringResource("a"))
    _ = Text("a") + Text("b").bold() + Text(Image(systemName: "star"))
    _ = Text("a").font(.body).fontWeight(.bold).foregroundColor(.red).foregroundStyle(.red).bold().bold(true).italic().italic(true).monospaced().monospacedDigit().underline().underline(true, pattern: .dash, color: .red).strikethrough().strikethrough(true, pattern: .solid).kerning(1).tracking(1).baselineOffset(1).fontDesign(.serif).fontWidth(.condensed).textScale(.secondary)
    do { let t: Text = Text("a").customAttribute(TA()); _ = t }
    do { let t: Text = Text("a").typesettingLanguage(.init(languageCode: .english)); _ = t }
    _ = Text("a") == Text("b")
    _ = Text("**a** [b](https://a.b)")
    _ = Text(try AttributedString(markdown: "**a**"))
    _ = Text(.init("a"))
    _ = Text(Locale.current.identifier)
    _ = Text("\(1)").font(.system(.body, design: .rounded).weight(.bold).monospacedDigit())
    _ = Image("a")
    _ = Image("a", bundle: .main)
    _ = Image("a", variableValue: 0.4)
    _ = Image("a", variableValue: 0.4, bundle: .main, label: Text("b"))
    _ = Image("a", label: Text("a"))
    _ = Image(decorative: "a")
    _ = Image(decorative: "a", bundle: nil)
    _ = Image(decorative: "a", variableValue: 0.3)
    _ = Image(systemName: "star")
}

@MainActor func views4() async throws {
    _ = Image(systemName: "star", variableValue: 0.4)
    _ = Image(.init(name: "a", bundle: .main))
    _ = Image(ImageResource(name: "a", bundle: .main))
    _ = Image(uiImage: UIImage())
    _ = Image(UIImage().cgImage!, scale: 1, label: Text("a"))
    _ = Image(UIImage().cgImage!, scale: 1, orientation: .up, label: Text("a"))
    _ = Image(decorative: UIImage().cgImage!, scale: 1)
    _ = Image(decorative: UIImage().cgImage!, scale: 1, orientation: .left)
    _ = Image(size: CGSize(width: 10, height: 10)) { c in c.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) }
    _ = Image(size: CGSize(width: 10, height: 10), label: Text("a"), opaque: true, colorMode: .linear) { c in c.opacity = 0.1 }
    _ = Image("a").resizable().aspectRatio(contentMode: .fill)
    _ = Image("a").resizable(capInsets: EdgeInsets(), resizingMode: .tile).renderingMode(.template).interpolation(.high).antialiased(true).symbolRenderingMode(.palette)
    _ = Image("a").renderingMode(.original).resizable()
    _ = Image("a").widgetAccentedRenderingMode(.accentedDesaturated)
    _ = Image("a").resizable().widgetAccentedRenderingMode(.fullColor).frame(width: 3)
    _ = Image("a").allowedDynamicRange(.standard)
    _ = Image("a").accessibilityLabel("b")
    _ = Image("a").symbolVariableValueMode(.color).symbolColorRenderingMode(.flat)
    _ = Image(systemName: "a").imageScale(.small).font(.title)
    _ = Label("a", systemImage: "b")
    _ = Label(s, systemImage: "b")
    _ = Label("a", image: "b")
    _ = Label(s, image: "b")
    _ = Label("a", image: ImageResource(name: "a", bundle: .main))
    _ = Label(LocalizedStringResource("a"), systemImage: "b")
}

@MainActor func views5() async throws {
    _ = Label { Text("a") } icon: { Image(systemName: "b") }
    _ = Label(title: { Text("a") }, icon: { Image(systemName: "b") })
    _ = Gauge(value: 0.5) { Text("a") }
    _ = Gauge(value: 0.5, in: 0...1) { Text("a") }
    _ = Gauge(value: 3, in: 0...5) { Text("a") } currentValueLabel: { Text("b") }
    _ = Gauge(value: 3.0, in: 0...5) { Text("a") } currentValueLabel: { Text("b") } minimumValueLabel: { Text("c") } maximumValueLabel: { Text("d") }
    _ = Gauge(value: 3.0, in: 0...5) { Text("a") } currentValueLabel: { Text("b") } markedValueLabels: { Text("c") }
    _ = Gauge(value: 3.0, in: 0...5, label: { Text("a") }, currentValueLabel: { Text("b") })
    _ = Gauge(value: 3.0) { } currentValueLabel: { Text("b") }
    _ = Gauge(value: CGFloat(3), label: { Text("a") })
    _ = Gauge(value: Float(3), in: 0...10) { EmptyView() }
    _ = ProgressView()
    _ = ProgressView("a")
    _ = ProgressView(s)
    _ = ProgressView { Text("a") }
    _ = ProgressView(value: 0.5)
    _ = ProgressView(value: 0.5, total: 2)
    _ = ProgressView(value: Optional(0.5))
    _ = ProgressView("a", value: 0.5)
    _ = ProgressView("a", value: 0.5, total: 2)
    _ = ProgressView(s, value: 0.5, total: 2)
    _ = ProgressView(value: 0.5) { Text("a") }
    _ = ProgressView(value: 0.5, total: 2) { Text("a") } currentValueLabel: { Text("b") }
    _ = ProgressView(value: 0.5, label: { Text("a") }, currentValueLabel: { Text("b") })
    _ = ProgressView(timerInterval: d ... d)
}

@MainActor func views6() async throws {
    _ = ProgressView(timerInterval: d ... d, countsDown: false)
    _ = ProgressView(timerInterval: d ... d, countsDown: false) { Text("a") }
    _ = ProgressView(timerInterval: d ... d, countsDown: false) { Text("a") } currentValueLabel: { Text("b") }
    _ = ProgressView(timerInterval: d ... d, countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() })
    _ = ProgressView(Progress(totalUnitCount: 3))
    _ = Button("a") { }
    _ = Button(s) { }
    _ = Button("a", action: {})
    _ = Button(action: {}) { Text("a") }
    _ = Button(action: {}, label: { Text("a") })
    _ = Button { } label: { Text("a") }
    _ = Button(role: .destructive) { } label: { Text("a") }
    _ = Button(role: .cancel, action: {}) { Text("a") }
    _ = Button("a", role: .destructive) { }
    _ = Button("a", role: .confirm) { }
    _ = Button("a", systemImage: "b") { }
    _ = Button("a", systemImage: "b", role: .destructive) { }
    _ = Button("a", image: ImageResource(name: "a", bundle: .main)) { }
    _ = Button(intent: I()) { Text("a") }
    _ = Button(intent: I(), label: { Text("a") })
    _ = Button(role: .destructive, intent: I()) { Text("a") }
    _ = Button("a", intent: I())
    _ = Button("a", role: .cancel, intent: I())
    _ = Button("a", systemImage: "b", intent: I())
    _ = Button("a", systemImage: "b", role: .cancel, intent: I())
}

@MainActor func views7() async throws {
    _ = Button("a", image: ImageResource(name: "a", bundle: .main), intent: I())
    _ = Button(s, intent: I())
    _ = Button(LocalizedStringResource("a"), intent: I())
    _ = Toggle("a", isOn: b)
    _ = Toggle(s, isOn: b)
    _ = Toggle(isOn: b) { Text("a") }
    _ = Toggle("a", systemImage: "b", isOn: b)
    _ = Toggle("a", image: ImageResource(name: "a", bundle: .main), isOn: b)
    _ = Toggle(isOn: true, intent: I()) { Text("a") }
    _ = Toggle("a", isOn: true, intent: I())
    _ = Toggle(s, isOn: true, intent: I())
    _ = Toggle("a", systemImage: "b", isOn: true, intent: I())
    _ = Link("a", destination: URL(string: "a")!)
    _ = Link(s, destination: URL(string: "a")!)
    _ = Link(destination: URL(string: "a")!) { Text("a") }
    _ = Link(destination: URL(string: "a")!, label: { Text("a") })
    _ = Link(LocalizedStringResource("a"), destination: URL(string: "a")!)
    _ = VStack { }
    do { _ = VStack(alignment: .leading, spacing: 0) { Text("a"); Text("b") } }
    do { _ = HStack(alignment: .firstTextBaseline) { Text("a"); Spacer(); Spacer(minLength: 0); Divider() } }
    do { _ = ZStack(alignment: .topLeading) { Color.red; Text("b") } }
    _ = LazyVStack(alignment: .leading, spacing: 1, pinnedViews: [.sectionHeaders]) { Text("a") }
    _ = LazyHStack(spacing: 1) { Text("a") }
    _ = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 3)), GridItem(.fixed(3), spacing: 1, alignment: .top)], spacing: 3) { Text("a") }
    _ = LazyHGrid(rows: Array(repeating: .init(.flexible(), spacing: 3), count: 3)) { Text("a") }
}

@MainActor func views8() async throws {
    do { _ = Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) { GridRow { Text("a") }; GridRow(alignment: .top) { Text("a") } } }
    _ = Group { Text("a") }
    _ = Group(subviews: VStack { Text("a") }) { c in ForEach(c) { $0 } }
    _ = Group(sections: VStack { Text("a") }) { c in ForEach(c) { s in s.content } }
    _ = ForEach(subviews: VStack { Text("a") }) { $0 }
    _ = ForEach(sections: VStack { Text("a") }) { $0.header }
    _ = ForEach(0..<3) { Text("\($0)") }
    _ = ForEach(0..<3, id: \.self) { i in Text("\(i)") }
    _ = ForEach(["a"], id: \.self) { Text($0) }
    _ = ForEach(Array(["a"].enumerated()), id: \.offset) { i, x in Text(x) }
    _ = ForEach(Array(zip(["a"].indices, ["a"])), id: \.0) { i, x in Text(x) }
    _ = ForEach([Idn()]) { x in Text("\(x.id)") }
    _ = ForEach(.constant([Idn()])) { $x in Text("\(x.id)") }
    _ = ForEach(["a"].enumerated(), id: \.offset) { i, x in Text(x) }
    _ = ForEach(stride(from: 0, to: 3, by: 1).map { $0 }, id: \.self) { Text("\($0)") }
    _ = ForEach([1,2].reversed(), id: \.self) { Text("\($0)") }
    _ = ForEach(Idn2.allCases) { Text($0.rawValue) }
    _ = Section { Text("a") }
    _ = Section("a") { Text("a") }
    _ = Section(header: Text("a")) { Text("a") }
    _ = Section(header: Text("a"), footer: Text("b")) { Text("a") }
    _ = Section { Text("a") } header: { Text("b") }
    _ = Section { Text("a") } header: { Text("b") } footer: { Text("c") }
    _ = Section { Text("a") } footer: { Text("c") }
    do { _ = ViewThatFits { Text("a"); Text("b") } }
}

@MainActor func views9() async throws {
    _ = ViewThatFits(in: .horizontal) { Text("a") }
    _ = GeometryReader { g in Text("\(g.size.width) \(g.frame(in: .local).minX) \(g.frame(in: .global).midX) \(g.frame(in: .named("a")).midX) \(g.safeAreaInsets.top) \(g.bounds(of: .named("a"))?.width ?? 0)") }
    _ = GeometryReader { proxy in Text("a").frame(width: proxy.size.width * 0.5) }
    _ = ScrollView { Text("a") }
    _ = ScrollView(.horizontal, showsIndicators: false) { Text("a") }
    _ = ScrollViewReader { p in Text("a") }
    _ = List { Text("a") }
    _ = List([Idn()]) { x in Text("a") }
    _ = List(0..<3, id: \.self) { x in Text("a") }
    _ = Form { Text("a") }
    _ = GroupBox { Text("a") }
    _ = GroupBox("a") { Text("a") }
    _ = GroupBox(label: Text("a")) { Text("a") }
    _ = GroupBox { Text("a") } label: { Label("a", systemImage: "b") }
    _ = LabeledContent("a", value: "b")
    _ = LabeledContent("a") { Text("a") }
    _ = LabeledContent("a", value: 3, format: .number)
    _ = LabeledContent { Text("a") } label: { Text("b") }
    _ = DisclosureGroup("a") { Text("a") }
    _ = ControlGroup { Text("a") }
    _ = ContentUnavailableView("a", systemImage: "b")
    _ = ContentUnavailableView("a", systemImage: "b", description: Text("c"))
    _ = ContentUnavailableView("a", image: "b", description: Text("c"))
    _ = ContentUnavailableView { Label("a", systemImage: "b") } description: { Text("a") } actions: { Button("a") {} }
    _ = ContentUnavailableView { Label("a", systemImage: "b") }
}

@MainActor func views10() async throws {
    _ = ContentUnavailableView.search
    _ = ContentUnavailableView.search(text: "a")
    _ = EmptyView()
    _ = AnyView(Text("a"))
    _ = AnyView(erasing: Text("a"))
    _ = TupleView((Text("a"), Text("b")))
    _ = TimelineView(.everyMinute) { c in Text(c.date, style: .time) }
    _ = TimelineView(.periodic(from: .now, by: 1)) { c in Text("\(c.cadence == .live)") }
    _ = TimelineView(.animation) { c in Text("a") }
    _ = TimelineView(.animation(minimumInterval: 1, paused: false)) { c in Text("a") }
    _ = TimelineView(.explicit([d])) { c in Text("a") }
    _ = Canvas { c, s in }
    _ = Canvas { c, s in } symbols: { Text("a").tag(1) }
    _ = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { c, s in }
    _ = Canvas(renderer: { c, s in })
    _ = AsyncImage(url: URL(string: "a"))
    _ = AsyncImage(url: URL(string: "a"), scale: 2)
    _ = AsyncImage(url: URL(string: "a")) { i in i.resizable() } placeholder: { ProgressView() }
    do { _ = AsyncImage(url: URL(string: "a")) { p in switch p { case .empty: ProgressView(); case .success(let i): i; case .failure(let e): Text("\(e)"); @unknown default: EmptyView() } } }
    _ = AsyncImage(url: nil, transaction: Transaction(animation: .default)) { p in if let i = p.image { i } else if p.error != nil { Color.red } else { Color.blue } }
    _ = Picker("a", selection: .constant(1)) { Text("a").tag(1) }
    _ = DatePicker("a", selection: .constant(d))
    _ = Slider(value: .constant(1))
    _ = Stepper("a", value: .constant(1))
    _ = TextField("a", text: .constant(""))
}

@MainActor func views11() async throws {
    _ = SecureField("a", text: .constant(""))
    _ = TextEditor(text: .constant(""))
    _ = ColorPicker("a", selection: .constant(Color.red))
    _ = Menu("a") { Button("a") {} }
    _ = NavigationView { Text("a") }
    _ = NavigationStack { Text("a") }
    _ = NavigationLink("a", destination: Text("a"))
    _ = NavigationLink(destination: Text("a")) { Text("b") }
    _ = TabView { Text("a") }
    _ = ShareLink(item: URL(string: "a")!)
    _ = EditButton()
    _ = PasteButton(payloadType: String.self) { _ in }
    _ = OutlineGroup([OG()], children: \.children) { Text($0.id) }
    _ = MultiDatePicker("a", selection: .constant([]))
    _ = Table([Idn()]) { TableColumn("a") { Text("\($0.id)") } }
    _ = KeyframeAnimator(initialValue: 1.0) { v in Text("\(v)") } keyframes: { _ in KeyframeTrack { LinearKeyframe(1.0, duration: 1) } }
    _ = PhaseAnimator([1, 2]) { p in Text("\(p)") }
    _ = PhaseAnimator([1, 2], trigger: 1) { p in Text("\(p)") } animation: { _ in .default }
    _ = ModifiedContent(content: Text("a"), modifier: EmptyModifier())
    _ = EquatableView(content: EqV())
    _ = EqV().equatable()
    _ = AccessoryWidgetBackground()
    _ = AccessoryWidgetGroup("a") { Text("a") }
    _ = MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .black])
    _ = EllipticalGradient(colors: [.red])
}

@MainActor func views12() async throws {
    _ = EllipticalGradient(gradient: Gradient(colors: []), center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
    _ = AngularGradient(stops: [.init(color: .red, location: 0)], center: .center)
    _ = AngularGradient(gradient: Gradient(colors: []), center: .center, angle: .degrees(3))
    _ = AngularGradient(colors: [.red], center: .center, startAngle: .degrees(1), endAngle: .degrees(2))
    _ = RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 3)
    _ = LinearGradient(gradient: .init(stops: [.init(color: .red, location: 0)]), startPoint: .top, endPoint: .bottom)
    _ = LinearGradient(colors: [.red], startPoint: UnitPoint(x: 0.1, y: 0.2), endPoint: .bottomTrailing).ignoresSafeArea()
    _ = Gradient(colors: [.red]).colorSpace(.perceptual)
    _ = Color.red.gradient.colorSpace(.device)
    _ = AnyGradient(Gradient(colors: [.red]))
    _ = GlassEffectContainer { Text("a") }
    _ = GlassEffectContainer(spacing: 4) { Text("a") }
    _ = HelpLink { }
    _ = ActivityFamily.small
    _ = Text("a").modifier(VM())
    _ = if true { Text("a") } else { Text("b") }
    _ = Rectangle().fill(.red).frame(height: 1)
    _ = Rectangle().fill(Color.red)
    _ = Rectangle().fill(.red.gradient)
    _ = Rectangle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = Rectangle().fill(.red, style: FillStyle(eoFill: true))
    _ = Rectangle().fill(.red).stroke(.blue, lineWidth: 3)
    _ = Rectangle().fill(.red).strokeBorder(.blue)
    _ = Rectangle().stroke(.blue)
    _ = Rectangle().stroke(.blue, lineWidth: 2, antialiased: false)
}

@MainActor func views13() async throws {
    _ = Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10, dash: [1, 2], dashPhase: 1))
    _ = Rectangle().stroke(style: StrokeStyle(lineWidth: 3))
    _ = Rectangle().stroke(lineWidth: 3)
    _ = Rectangle().stroke(Color.blue, style: .init(lineWidth: 3))
    _ = Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 3))
    _ = Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 3), antialiased: true)
    _ = Rectangle().strokeBorder()
    _ = Rectangle().inset(by: 2).fill(.red)
    _ = Rectangle().inset(by: 2).stroke(.red)
    _ = Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 3).rotationEffect(.degrees(-90))
    _ = Circle().trim(to: 0.5)
    _ = Circle().scale(2).fill(.red)
    _ = Circle().scale(x: 1, y: 2, anchor: .top)
    _ = Circle().rotation(.degrees(2)).fill(.red)
    _ = Circle().offset(x: 1, y: 2).fill(.red)
    _ = Circle().offset(CGSize.zero).fill(.red)
    _ = Circle().size(width: 1, height: 2).fill(.red)
    _ = Circle().size(CGSize.zero, anchor: .center).fill(.red)
    _ = Circle().transform(.identity).fill(.red)
    _ = Circle().union(Rectangle()).fill(.red)
    _ = Circle().intersection(Rectangle(), eoFill: true)
    _ = Circle().subtracting(Rectangle())
    _ = Circle().symmetricDifference(Rectangle())
    _ = Circle().lineIntersection(Rectangle())
    _ = Circle().lineSubtraction(Rectangle())
}

@MainActor func views14() async throws {
    _ = Circle().path(in: .zero)
    _ = Circle().sizeThatFits(.unspecified)
    _ = Circle().foregroundColor(.red)
    _ = AnyShape(Circle()).fill(.red)
    _ = RoundedRectangle(cornerRadius: 3)
    _ = RoundedRectangle(cornerRadius: 3, style: .continuous)
    _ = RoundedRectangle(cornerSize: CGSize(width: 1, height: 2))
    _ = Capsule()
    _ = Capsule(style: .circular)
    _ = Ellipse()
    _ = UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3, topTrailingRadius: 4, style: .continuous)
    _ = ContainerRelativeShape().fill(.red)
    _ = ContainerRelativeShape().inset(by: 3)
    _ = ConcentricRectangle()
    _ = ConcentricRectangle(corners: .concentric)
    _ = ConcentricRectangle(corners: .concentric(minimum: 12), isUniform: true)
    _ = v.clipShape(.rect(corners: .concentric))
    _ = v.clipShape(.rect(corners: .fixed(12)))
    _ = ButtonBorderShape.capsule.fill(.red)
    do { _ = Path { p in p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 1)); p.closeSubpath() } }
    _ = Path { $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(3), clockwise: true) }
    _ = Lay()() { Text("a") }
    _ = Lay { Text("a") }
    _ = AnyLayout(HStackLayout(alignment: .top, spacing: 3))
    _ = AnyLayout(VStackLayout()) { Text("a") }
}

@MainActor func views15() async throws {
    _ = ZStackLayout(alignment: .top) { Text("a") }
    _ = GridLayout() { GridRow { Text("a") } }
    do { let l = true ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()); _ = l { Text("a") } }
}
