// What people would do with views, and what would be shown over them.
import SwiftUI
import WidgetKit

struct TouchedView: View {
    enum Field: Hashable { case name, mail }

    @GestureState private var isPressed = false
    @GestureState private var drag = CGSize.zero
    @GestureState private var start: CGPoint?
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isSpoken: Bool
    @State private var offset = CGSize.zero
    @State private var text = ""
    @State private var isShown = false
    @State private var item: Item?
    @State private var selection: Set<String> = []
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.editMode) private var editMode
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.isFocused) private var hasFocus
    @Environment(\.undoStyle) private var undoStyle

    struct Item: Identifiable { let id = 1 }

    var body: some View {
        content
            .sheet(isPresented: $isShown) { Text("sheet") }
            .sheet(isPresented: $isShown, onDismiss: { isShown = false }) { Text("sheet").presentationDetents([.medium, .height(200)]) }
            .sheet(item: $item) { Text("\($0.id)") }
            .fullScreenCover(isPresented: $isShown) { Text("cover") }
            .popover(isPresented: $isShown) { Text("popover").presentationCompactAdaptation(.popover) }
            .alert("Title", isPresented: $isShown) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("message")
            }
            .alert("Title", isPresented: $isShown) { Button("OK") {} }
            .alert(isPresented: $isShown) { Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("c"))) }
            .alert("Title", isPresented: $isShown, presenting: item) { item in Button("\(item.id)") {} }
            .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {}
            }
            .contextMenu { Button("Copy") {} }
            .swipeActions(edge: .leading) { Button("Pin") {} }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                ToolbarItemGroup(placement: .bottomBar) { Text("status") }
            }
            .toolbar { Button("plain") {} }
            .toolbar(.hidden, for: .navigationBar)
            .toolbarBackground(.visible, for: .tabBar)
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
            .navigationBarHidden(true)
            .navigationDestination(for: String.self) { Text($0) }
            .searchable(text: $text, prompt: "Search")
            .refreshable { await reload() }
            .interactiveDismissDisabled()
            .statusBarHidden()
            .persistentSystemOverlays(.hidden)
            .environment(\.openURL, OpenURLAction { _ in .handled })
    }

    private var content: some View {
        VStack {
            gestures
            typing
        }
        .onChange(of: scenePhase) { _, new in print(new) }
        .onChange(of: text) { text = "" }
        .onOpenURL { openURL($0) }
        .task { await reload() }
        .task(id: text) { await reload() }
        .onContinueUserActivity("view") { _ in }
        .userActivity("view") { $0.title = "t" }
        .sensoryFeedback(.success, trigger: isShown)
        .sensoryFeedback(.impact(weight: .light), trigger: isShown) { old, new in old != new }
    }

    private var gestures: some View {
        Text("touch")
            .onTapGesture { isShown.toggle() }
            .onTapGesture(count: 2) { dismiss() }
            .onTapGesture { location in print(location) }
            .onLongPressGesture(minimumDuration: 1) { isShown = true }
            .onLongPressGesture { } onPressingChanged: { _ in }
            .gesture(
                DragGesture(minimumDistance: 0)
                    .updating($drag) { value, state, _ in state = value.translation }
                    .onChanged { offset = $0.translation }
                    .onEnded { offset = $0.predictedEndTranslation }
            )
            .gesture(TapGesture().onEnded { isShown = true })
            .gesture(TapGesture(count: 2).onEnded { _ in isShown = true }, including: .subviews)
            .gesture(MagnifyGesture().onChanged { print($0.magnification) }.simultaneously(with: RotateGesture()))
            .gesture(MagnificationGesture().onChanged { print($0) })
            .gesture(RotationGesture().onEnded { print($0.degrees) })
            .gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in })
            .gesture(LongPressGesture().updating($isPressed) { now, state, _ in state = now })
            .gesture(SpatialTapGesture().onEnded { print($0.location) })
            .simultaneousGesture(TapGesture())
            .highPriorityGesture(DragGesture(coordinateSpace: .global))
            .onHover { _ in }
            .hoverEffect(.lift)
            .draggable("text")
            .dropDestination(for: String.self) { items, _ in !items.isEmpty }
            .allowsHitTesting(false)
            .contentShape(Rectangle())
            .contentShape(.interaction, Circle())
            .help("Help")
            .badge(3)
    }

    private var typing: some View {
        VStack {
            TextField("Name", text: $text)
                .focused($field, equals: .name)
                .focused($isFocused)
                .submitLabel(.done)
                .onSubmit { field = .mail }
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .textFieldStyle(.roundedBorder)
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .keyboardShortcut(.defaultAction)
                .defaultFocus($field, .name)
                .accessibilityFocused($isSpoken)
            Text("select").textSelection(.enabled).focusable().writingToolsBehavior(.disabled)
            Button("more") {}.buttonRepeatBehavior(.enabled)
        }
    }

    private func reload() async {}
}

extension EnvironmentValues {
    @Entry var undoStyle: String = "plain"
    @Entry var tapHandler: (@Sendable (Int) -> Void)?
    @Entry var columns = 3
}

extension Transaction {
    @Entry var isUserInitiated = false
}

extension ContainerValues {
    @Entry var isPinned: Bool = false
}

extension FocusedValues {
    @Entry var document: String?
}

struct Listening: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        Text("now")
            .onReceive(timer) { _ in }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { print($0.name) }
    }
}
