// Views that no widget shows, in the forms that files say that are shared with an app.
import SwiftUI
import WidgetKit

struct UnsupportedViews: View {
    @State private var text = ""
    @State private var number = 1
    @State private var amount = 0.5
    @State private var date = Date()
    @State private var color = Color.red
    @State private var isOn = false
    @State private var path = NavigationPath()
    @State private var names = ["a", "b"]
    @State private var picked: String? = "a"

    struct Row: Identifiable {
        let id: Int
        var name: String
        var children: [Row]?
    }

    let rows = [Row(id: 1, name: "one")]

    var body: some View {
        NavigationStack(path: $path) {
            List(rows) { row in NavigationLink(row.name) { Text(row.name) } }
                .listStyle(.insetGrouped)
                .listRowSeparator(.hidden)
                .listRowBackground(Color.clear)
        }
        NavigationView { Text("x") }.navigationViewStyle(.stack)
        NavigationSplitView { Text("side") } detail: { Text("detail") }
        NavigationLink(destination: Text("x")) { Text("y") }
        NavigationLink("value", value: 3)
        NavigationLink(value: 3) { Text("three") }
        inputs
        lists
        others
    }

    @ViewBuilder private var inputs: some View {
        TextField("Name", text: $text)
        TextField("Name", text: $text, prompt: Text("…"))
        TextField("Name", text: $text, axis: .vertical)
        TextField("Number", value: $number, format: .number)
        TextField(text: $text) { Text("label") }
        SecureField("Secret", text: $text)
        TextEditor(text: $text)
        Picker("Pick", selection: $number) { ForEach(0..<3) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
        Picker(selection: $picked) { Text("a").tag(String?.some("a")) } label: { Text("Pick") }
        Slider(value: $amount, in: 0...1, step: 0.1)
        Slider(value: $amount) { Text("x") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
        Stepper("Count", value: $number, in: 0...10)
        Stepper("Count") { number += 1 } onDecrement: { number -= 1 }
        DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
        DatePicker("Date", selection: $date, in: Date()...)
        ColorPicker("Color", selection: $color)
        MultiDatePicker("Dates", selection: .constant([]))
    }

    @ViewBuilder private var lists: some View {
        List { ForEach(rows) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in } }
        List(rows, id: \.name, rowContent: { Text($0.name) })
        List(0..<3) { Text("\($0)") }
        List(rows, children: \.children) { Text($0.name) }
        List(selection: $picked) { Text("x") }
        ForEach($names, id: \.self) { $name in Text(name) }
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
        Form { Section("Header") { Text("row") } }.formStyle(.grouped)
        Table(rows) {
            TableColumn("Name") { Text($0.name) }
            TableColumn("Name", value: \.name)
        }
        OutlineGroup(rows, children: \.children) { Text($0.name) }
        DisclosureGroup("More") { Text("x") }
        DisclosureGroup(isExpanded: $isOn) { Text("x") } label: { Text("More") }
        ScrollView(.horizontal, showsIndicators: false) { Text("x") }
            .scrollIndicators(.hidden).scrollTargetBehavior(.viewAligned).scrollClipDisabled()
        ScrollViewReader { proxy in Text("shown").onAppear { proxy.scrollTo(1, anchor: .top) } }
        TabView { Text("one").tabItem { Label("One", systemImage: "1.circle") } }.tabViewStyle(.page(indexDisplayMode: .never))
        TabView(selection: $number) { Tab("One", systemImage: "1.circle", value: 1) { Text("one") } }
    }

    @ViewBuilder private var others: some View {
        Menu("Menu") { Button("x") {} }.menuStyle(.button)
        Menu { Button("x") {} } label: { Label("Menu", systemImage: "ellipsis") }
        ShareLink(item: URL(string: "https://example.com")!)
        ShareLink("Share", item: "text")
        ShareLink(item: "text") { Label("Share", systemImage: "square.and.arrow.up") }
        EditButton()
        PasteButton(payloadType: String.self) { _ in }
        MapStub()
        ControllerStub()
    }
}

struct MapStub: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

struct ControllerStub: UIViewControllerRepresentable {
    final class Coordinator: NSObject {
        let parent: ControllerStub
        init(_ parent: ControllerStub) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct SharedApp: App {
    @State private var model = 1
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { Text("\(model)") }
            .onChange(of: phase) { _, _ in }
    }
}
