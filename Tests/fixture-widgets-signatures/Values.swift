// Colours, fonts, animations, paths, environments: values that views are made with. That they compile, in both language modes, is the test.
import SwiftUI
import WidgetKit
import AppIntents
import Intents
import Combine
import UIKit
import UniformTypeIdentifiers
import ActivityKit
import os

@Animatable struct AnS: Shape { var a: Double; @AnimatableIgnored var b: Int = 1; func path(in rect: CGRect) -> Path { Path() } }
struct AM: AnimatableModifier { var animatableData: Double; func body(content: Content) -> some View { content } }
struct GE: GeometryEffect { var animatableData: Double = 1; func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: 1, y: 1)) } }
struct VA: View { @State var x = 1; @State private var y: Int?; @Binding var z: Int; @Environment(\.colorScheme) var cs; @Environment(Obs.self) var o; @Environment(Obs.self) var o2: Obs?; @ScaledMetric var sm = 10.0; @ScaledMetric(relativeTo: .body) var sm2: CGFloat = 3; @AppStorage("a") var as1 = 1; @AppStorage("b", store: UserDefaults(suiteName: "g")) var as2: String = ""; @AppStorage("c") var as3: Int?; @SceneStorage("d") var ss = 1; @Namespace var ns; @GestureState var gs = false; @FocusState var fs: Bool; @AccessibilityFocusState var afs: Bool; @StateObject var so = OO(); @ObservedObject var oo: OO; @EnvironmentObject var eo: OO; @Bindable var bo: Obs; var body: some View { Text("a").focused($fs) } }
enum RawE: String { case a }
struct VB: View { @AppStorage("x") var r: RawE = .a; @AppStorage("y") var r2: RawE?; @AppStorage("z") var u: URL?; @AppStorage("w") var d: Data?; @AppStorage("v") var dt: Date = .now; var body: some View { EmptyView() } }
extension EnvironmentValues { @Entry var mine: String = "a" }
extension Transaction { @Entry var tmine: String = "a" }
extension FocusedValues { @Entry var fmine: String? }
struct EK: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues { var ek: Int { get { self[EK.self] } set { self[EK.self] = newValue } } }
extension View { func ifx<C: View>(_ c: Bool, @ViewBuilder t: (Self) -> C) -> some View { Group { if c { t(self) } else { self } } } }
extension Shape { func foo() -> some Shape { self } }
extension ShapeStyle where Self == Color { static var brand: Color { Color(red: 1, green: 0, blue: 0) } }
struct MySt: ShapeStyle { func resolve(in environment: EnvironmentValues) -> some ShapeStyle { environment.colorScheme == .dark ? Color.red : Color.blue } }
extension ShapeStyle where Self == MySt { static var myst: MySt { MySt() } }
extension HorizontalAlignment { private struct A: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] } }; static let mine = HorizontalAlignment(A.self) }
struct Tr: Transition { func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 3) } }
@main struct AppX: App { @UIApplicationDelegateAdaptor(AD.self) var ad; @Environment(\.scenePhase) var sp; var body: some Scene { WindowGroup { Text("a") }.commands { CommandMenu("a") { Button("a") {} } } } }
final class AD: NSObject, UIApplicationDelegate { func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true } }
struct Cm: Commands { var body: some Commands { CommandGroup(replacing: .newItem) { Button("a") {} } } }
#Preview { Text("a") }
#Preview("a", traits: .sizeThatFitsLayout) { Text("a") }
#Preview("a", traits: .fixedLayout(width: 1, height: 1), .landscapeLeft) { Text("a") }
#Preview { @Previewable @State var a = 1; Text("\(a)") }
struct PrevM: PreviewModifier { static func makeSharedContext() async throws -> Int { 1 }; func body(content: Content, context: Int) -> some View { content } }
struct PrevP: PreviewProvider { static var previews: some View { Text("a").previewContext(WidgetPreviewContext(family: .systemSmall)) } }
struct UVR: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() }; func updateUIView(_ uiView: UIView, context: Context) {} }
struct E_0: View { @Environment(\.accessibilityDifferentiateWithoutColor) var a; var body: some View { EmptyView() } }
struct E_1: View { @Environment(\.accessibilityReduceMotion) var a; var body: some View { EmptyView() } }
struct E_2: View { @Environment(\.accessibilityReduceTransparency) var a; var body: some View { EmptyView() } }
struct E_3: View { @Environment(\.accessibilityInvertColors) var a; var body: some View { EmptyView() } }
struct E_4: View { @Environment(\.accessibilityShowButtonShapes) var a; var body: some View { EmptyView() } }
struct E_5: View { @Environment(\.accessibilityEnabled) var a; var body: some View { EmptyView() } }
struct E_6: View { @Environment(\.accessibilityVoiceOverEnabled) var a; var body: some View { EmptyView() } }
struct E_7: View { @Environment(\.accessibilitySwitchControlEnabled) var a; var body: some View { EmptyView() } }
struct E_8: View { @Environment(\.accessibilityQuickActionsEnabled) var a; var body: some View { EmptyView() } }
struct E_9: View { @Environment(\.accessibilityLargeContentViewerEnabled) var a; var body: some View { EmptyView() } }
struct E_10: View { @Environment(\.allowsTightening) var a; var body: some View { EmptyView() } }
struct E_11: View { @Environment(\.autocorrectionDisabled) var a; var body: some View { EmptyView() } }
struct E_12: View { @Environment(\.backgroundMaterial) var a; var body: some View { EmptyView() } }
struct E_13: View { @Environment(\.backgroundProminence) var a; var body: some View { EmptyView() } }
struct E_14: View { @Environment(\.backgroundStyle) var a; var body: some View { EmptyView() } }
struct E_15: View { @Environment(\.calendar) var a; var body: some View { EmptyView() } }
struct E_16: View { @Environment(\.colorScheme) var a; var body: some View { EmptyView() } }
struct E_17: View { @Environment(\.colorSchemeContrast) var a; var body: some View { EmptyView() } }
struct E_18: View { @Environment(\.contentTransition) var a; var body: some View { EmptyView() } }
struct E_19: View { @Environment(\.contentTransitionAddsDrawingGroup) var a; var body: some View { EmptyView() } }
struct E_20: View { @Environment(\.controlSize) var a; var body: some View { EmptyView() } }
struct E_21: View { @Environment(\.defaultMinListHeaderHeight) var a; var body: some View { EmptyView() } }
struct E_22: View { @Environment(\.defaultMinListRowHeight) var a; var body: some View { EmptyView() } }
struct E_24: View { @Environment(\.dismiss) var a; var body: some View { EmptyView() } }
struct E_25: View { @Environment(\.displayScale) var a; var body: some View { EmptyView() } }
struct E_26: View { @Environment(\.dynamicTypeSize) var a; var body: some View { EmptyView() } }
struct E_27: View { @Environment(\.editMode) var a; var body: some View { EmptyView() } }
struct E_28: View { @Environment(\.font) var a; var body: some View { EmptyView() } }
struct E_29: View { @Environment(\.headerProminence) var a; var body: some View { EmptyView() } }
struct E_30: View { @Environment(\.horizontalSizeClass) var a; var body: some View { EmptyView() } }
struct E_31: View { @Environment(\.verticalSizeClass) var a; var body: some View { EmptyView() } }
struct E_32: View { @Environment(\.imageScale) var a; var body: some View { EmptyView() } }
struct E_33: View { @Environment(\.isEnabled) var a; var body: some View { EmptyView() } }
struct E_34: View { @Environment(\.isFocused) var a; var body: some View { EmptyView() } }
struct E_35: View { @Environment(\.isLuminanceReduced) var a; var body: some View { EmptyView() } }
struct E_36: View { @Environment(\.isPresented) var a; var body: some View { EmptyView() } }
struct E_37: View { @Environment(\.isSceneCaptured) var a; var body: some View { EmptyView() } }
struct E_38: View { @Environment(\.keyboardShortcut) var a; var body: some View { EmptyView() } }
struct E_39: View { @Environment(\.layoutDirection) var a; var body: some View { EmptyView() } }
struct E_40: View { @Environment(\.legibilityWeight) var a; var body: some View { EmptyView() } }
struct E_41: View { @Environment(\.lineLimit) var a; var body: some View { EmptyView() } }
struct E_42: View { @Environment(\.lineSpacing) var a; var body: some View { EmptyView() } }
struct E_43: View { @Environment(\.locale) var a; var body: some View { EmptyView() } }
struct E_44: View { @Environment(\.minimumScaleFactor) var a; var body: some View { EmptyView() } }
struct E_45: View { @Environment(\.multilineTextAlignment) var a; var body: some View { EmptyView() } }
struct E_46: View { @Environment(\.openURL) var a; var body: some View { EmptyView() } }
struct E_47: View { @Environment(\.openWindow) var a; var body: some View { EmptyView() } }
struct E_48: View { @Environment(\.pixelLength) var a; var body: some View { EmptyView() } }
struct E_49: View { @Environment(\.presentationMode) var a; var body: some View { EmptyView() } }
struct E_50: View { @Environment(\.redactionReasons) var a; var body: some View { EmptyView() } }
struct E_51: View { @Environment(\.refresh) var a; var body: some View { EmptyView() } }
struct E_52: View { @Environment(\.scenePhase) var a; var body: some View { EmptyView() } }
struct E_53: View { @Environment(\.sizeCategory) var a; var body: some View { EmptyView() } }
struct E_54: View { @Environment(\.symbolRenderingMode) var a; var body: some View { EmptyView() } }
struct E_55: View { @Environment(\.symbolVariants) var a; var body: some View { EmptyView() } }
struct E_56: View { @Environment(\.textCase) var a; var body: some View { EmptyView() } }
struct E_57: View { @Environment(\.timeZone) var a; var body: some View { EmptyView() } }
struct E_58: View { @Environment(\.truncationMode) var a; var body: some View { EmptyView() } }
struct E_60: View { @Environment(\.widgetFamily) var a; var body: some View { EmptyView() } }
struct E_61: View { @Environment(\.widgetRenderingMode) var a; var body: some View { EmptyView() } }
struct E_62: View { @Environment(\.widgetContentMargins) var a; var body: some View { EmptyView() } }
struct E_63: View { @Environment(\.showsWidgetContainerBackground) var a; var body: some View { EmptyView() } }
struct E_64: View { @Environment(\.showsWidgetLabel) var a; var body: some View { EmptyView() } }
struct E_65: View { @Environment(\.activityFamily) var a; var body: some View { EmptyView() } }
struct E_66: View { @Environment(\.isActivityFullscreen) var a; var body: some View { EmptyView() } }
struct E_67: View { @Environment(\.supportsMultipleWindows) var a; var body: some View { EmptyView() } }
struct E_68: View { @Environment(\.buttonRepeatBehavior) var a; var body: some View { EmptyView() } }
struct E_69: View { @Environment(\.labelsVisibility) var a; var body: some View { EmptyView() } }
struct E_70: View { @Environment(\.isHoverEffectEnabled) var a; var body: some View { EmptyView() } }
struct E_71: View { @Environment(\.scrollDismissesKeyboardMode) var a; var body: some View { EmptyView() } }
struct E_72: View { @Environment(\.horizontalScrollIndicatorVisibility) var a; var body: some View { EmptyView() } }
struct E_73: View { @Environment(\.verticalScrollIndicatorVisibility) var a; var body: some View { EmptyView() } }
struct E_74: View { @Environment(\.isScrollEnabled) var a; var body: some View { EmptyView() } }
struct E_75: View { @Environment(\.menuOrder) var a; var body: some View { EmptyView() } }
struct E_76: View { @Environment(\.menuIndicatorVisibility) var a; var body: some View { EmptyView() } }
struct E_77: View { @Environment(\.allowedDynamicRange) var a; var body: some View { EmptyView() } }
struct E_79: View { @Environment(\.self) var a; var body: some View { EmptyView() } }
struct E_80: View { @Environment(\.levelOfDetail) var a; var body: some View { EmptyView() } }
struct E_82: View { @Environment(\.accessibilityPlayAnimatedImages) var a; var body: some View { EmptyView() } }
struct E_83: View { @Environment(\.accessibilityDimFlashingLights) var a; var body: some View { EmptyView() } }
struct E_84: View { @Environment(\.springLoadingBehavior) var a; var body: some View { EmptyView() } }
struct E_86: View { @Environment(\.rename) var a; var body: some View { EmptyView() } }
struct E_87: View { @Environment(\.dismissSearch) var a; var body: some View { EmptyView() } }
struct E_88: View { @Environment(\.isSearching) var a; var body: some View { EmptyView() } }
struct E_89: View { @Environment(\.openSettings) var a; var body: some View { EmptyView() } }
struct E_90: View { @Environment(\.dismissWindow) var a; var body: some View { EmptyView() } }
struct E_91: View { @Environment(\.resetFocus) var a; var body: some View { EmptyView() } }
struct E_92: View { @Environment(\.appearsActive) var a; var body: some View { EmptyView() } }
struct E_93: View { @Environment(\.materialActiveAppearance) var a; var body: some View { EmptyView() } }
struct E_94: View { @Environment(\.symbolVariableValueMode) var a; var body: some View { EmptyView() } }
struct E_95: View { @Environment(\.accessibilityAssistiveAccessEnabled) var a; var body: some View { EmptyView() } }
struct E_98: View { @Environment(\.isTabBarShowingSections) var a; var body: some View { EmptyView() } }
struct E_101: View { @Environment(\.badgeProminence) var a; var body: some View { EmptyView() } }
struct E_109: View { @Environment(\.symbolColorRenderingMode) var a; var body: some View { EmptyView() } }
struct E_110: View { @Environment(\.isActivityUpdateReduced) var a; var body: some View { EmptyView() } }

@MainActor func values1() async throws {
    _ = Color(.systemBackground)
    _ = Color(UIColor.systemBackground)
    _ = Color(uiColor: .systemBackground)
    _ = Color(cgColor: UIColor.red.cgColor)
    _ = Color(UIColor.red.cgColor)
    _ = Color("a")
    _ = Color("a", bundle: .main)
    _ = Color(s)
    _ = Color(ColorResource(name: "a", bundle: .main))
    _ = Color(red: 1, green: 0, blue: 0)
    _ = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    _ = Color(.sRGB, red: 1, green: 0, blue: 0)
    _ = Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)
    _ = Color(.sRGBLinear, white: 1, opacity: 1)
    _ = Color(white: 0.5)
    _ = Color(white: 0.5, opacity: 0.3)
    _ = Color(hue: 0.5, saturation: 1, brightness: 1)
    _ = Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 1)
    _ = Color.red.mix(with: .blue, by: 0.5)
    _ = Color.red.mix(with: .blue, by: 0.5, in: .perceptual)
    _ = Color.red.resolve(in: EnvironmentValues())
    _ = Color(Color.Resolved(red: 1, green: 1, blue: 1))
    _ = Color(Color.Resolved(colorSpace: .sRGB, red: 1, green: 1, blue: 1, opacity: 1))
    do { let r = Color.red.resolve(in: EnvironmentValues()); _ = r.red + r.green + r.blue + r.opacity + r.linearRed; _ = r.cgColor; _ = r.description }
    _ = Color.red.opacity(0.5)
}

@MainActor func values2() async throws {
    _ = Color.red.cgColor
    _ = Color.red.description
    _ = UIColor(Color.red)
    _ = Color.accentColor
    _ = Color.red.hashValue
    _ = Color(.red)
    _ = Color(.sRGB, red: 0.3, green: 0.3, blue: 0.3)
    _ = [Color.red, .blue, .mint, .teal, .cyan, .indigo, .brown, .clear, .primary, .secondary, .black, .white, .gray, .green, .orange, .pink, .purple, .yellow]
    _ = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    _ = Font.system(size: 12)
    _ = Font.system(size: 12, weight: .bold)
    _ = Font.system(size: 12, weight: .bold, design: .rounded)
    _ = Font.system(.body)
    _ = Font.system(.body, design: .rounded)
    _ = Font.system(.body, design: .rounded, weight: .bold)
    _ = Font.system(.body, weight: .bold)
    _ = Font.custom("a", size: 12)
    _ = Font.custom("a", size: 12, relativeTo: .body)
    _ = Font.custom("a", fixedSize: 12)
    _ = Font.custom(UIFont.systemFont(ofSize: 3).fontName, size: 3)
    _ = Font(UIFont.systemFont(ofSize: 3))
    _ = Font.body.bold().italic().weight(.bold).monospaced().monospacedDigit().smallCaps().lowercaseSmallCaps().uppercaseSmallCaps().leading(.tight).width(.condensed)
    _ = Font.TextStyle.allCases
    _ = Font.Weight.ultraLight
    _ = Font.Design.monospaced
}

@MainActor func values3() async throws {
    _ = Font.Width.expanded
    _ = Font.Leading.loose
    _ = Animation.default
    _ = Animation.linear
    _ = Animation.linear(duration: 1)
    _ = Animation.easeIn(duration: 1).delay(1).speed(2).repeatCount(3, autoreverses: true).repeatForever(autoreverses: false)
    _ = Animation.easeOut
    _ = Animation.spring
    _ = Animation.spring()
    _ = Animation.spring(response: 1, dampingFraction: 1, blendDuration: 0)
    _ = Animation.spring(duration: 1, bounce: 0.3)
    _ = Animation.spring(Spring(duration: 1))
    _ = Animation.bouncy
    _ = Animation.bouncy(duration: 1, extraBounce: 0.1)
    _ = Animation.snappy
    _ = Animation.smooth(duration: 1)
    _ = Animation.interactiveSpring()
    _ = Animation.interpolatingSpring(stiffness: 1, damping: 2)
    _ = Animation.interpolatingSpring(duration: 1)
    _ = Animation.timingCurve(0, 0, 1, 1)
    _ = Animation.timingCurve(0, 0, 1, 1, duration: 2)
    _ = Animation.timingCurve(UnitCurve.easeIn, duration: 2)
    _ = Animation.linear.logicallyComplete(after: 2)
    _ = Transaction(animation: .default)
    do { var t = Transaction(); t.animation = nil; t.disablesAnimations = true; t.isContinuous = true; t.addAnimationCompletion {} }
}

@MainActor func values4() async throws {
    do { withAnimation { } }
    do { withAnimation(.default) { } }
    do { withAnimation(.default, completionCriteria: .logicallyComplete) { } completion: { } }
    do { withTransaction(Transaction()) { } }
    do { withTransaction(\.disablesAnimations, true) { } }
    _ = Spring(mass: 1, stiffness: 2, damping: 3).value(target: 1.0, time: 1)
    _ = UnitCurve.easeInOut.value(at: 0.5)
    _ = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .bottom)
    _ = v.foregroundStyle(.myst).background(.brand)
    _ = AnyShapeStyle(.red)
    _ = AnyShapeStyle(Color.red)
    _ = AnyShapeStyle(.tint)
    _ = true ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial)
    _ = HierarchicalShapeStyle.quinary
    _ = ImagePaint(image: Image("a"))
    _ = ImagePaint(image: Image("a"), sourceRect: .zero, scale: 2)
    _ = ShadowStyle.drop(color: .red, radius: 1, x: 1, y: 1)
    _ = ShadowStyle.inner(radius: 2)
    _ = Material.thin.opacity(0.5)
    _ = Angle(degrees: 3) + .radians(2) * 2
    _ = Angle(radians: 3).degrees
    _ = Angle.degrees(3) / 2
    _ = Angle.zero < Angle.degrees(1)
    _ = -Angle.degrees(1)
    _ = UnitPoint(x: 0, y: 1)
}

@MainActor func values5() async throws {
    _ = UnitPoint.topTrailing
    _ = Alignment(horizontal: .leading, vertical: .center)
    _ = Alignment.leadingLastTextBaseline
    _ = Alignment.centerLastTextBaseline
    _ = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    _ = Edge.Set.horizontal
    _ = Edge.Set(.top)
    _ = Edge.allCases
    _ = Axis.allCases
    _ = Axis.Set.horizontal
    _ = ContentMode.allCases
    _ = TextAlignment.allCases
    _ = ColorScheme.allCases
    _ = DynamicTypeSize.accessibility1.isAccessibilitySize
    _ = DynamicTypeSize(UIContentSizeCategory.large)
    _ = ColorScheme(UIUserInterfaceStyle.dark)
    _ = LayoutDirection.rightToLeft
    _ = Visibility.hidden
    _ = RedactionReasons.placeholder.contains(.privacy)
    _ = StrokeStyle(lineWidth: 1, lineCap: .butt)
    _ = FillStyle(eoFill: true)
    _ = ProposedViewSize(width: 1, height: nil)
    _ = ProposedViewSize(CGSize.zero)
    _ = ProposedViewSize.infinity.replacingUnspecifiedDimensions(by: .zero)
    _ = ViewDimensions.self
}

@MainActor func values6() async throws {
    _ = BlendMode.plusLighter
    _ = [BlendMode.color, .colorBurn, .colorDodge, .darken, .destinationOut, .destinationOver, .difference, .exclusion, .hardLight, .hue, .lighten, .luminosity, .multiply, .normal, .overlay, .plusDarker, .plusLighter, .saturation, .screen, .softLight, .sourceAtop]
    _ = ContentTransition.identity
    _ = SymbolVariants.none.fill.circle.slash
    _ = SymbolVariants.fill.contains(.circle)
    _ = SymbolRenderingMode.hierarchical
    _ = RectangleCornerRadii(topLeading: 1)
    _ = RoundedCornerStyle.continuous
    _ = CoordinateSpace.named("a")
    _ = NamedCoordinateSpace.named("a")
    _ = LocalizedStringKey("a \(1)")
    _ = LocalizedStringKey(s)
    do { let k: LocalizedStringKey = "a \(s)"; _ = k }
    _ = LocalizedStringResource("a")
    _ = LocalizedStringResource("a \(1)")
    _ = LocalizedStringResource("a", defaultValue: "b")
    _ = LocalizedStringResource("a", defaultValue: "b \(1)", table: "t", locale: .current, bundle: .main, comment: "c")
    _ = LocalizedStringResource("a", table: "t")
    _ = LocalizedStringResource("a", comment: "t")
    _ = LocalizedStringResource(stringLiteral: s)
    _ = LocalizedStringResource("a").key
    _ = String(localized: "a")
    _ = String(localized: "a \(1)", table: "t", bundle: .main, locale: .current, comment: "c")
    _ = String(localized: "a", defaultValue: "b")
    _ = String(localized: LocalizedStringResource("a"))
}

@MainActor func values7() async throws {
    _ = String(localized: .init(s))
    _ = String.LocalizationValue("a")
    _ = AttributedString(localized: "a **b**")
    _ = NSLocalizedString("a", comment: "b")
    _ = NSLocalizedString("a", tableName: nil, bundle: .main, value: "", comment: "b")
    _ = String.localizedStringWithFormat("%d", 3)
    _ = EnvironmentValues()[keyPath: \.colorScheme]
    do { var p = Path(); p.move(to: .zero); p.addLine(to: .zero); p.addQuadCurve(to: .zero, control: .zero); p.addCurve(to: .zero, control1: .zero, control2: .zero); p.closeSubpath() }
    do { var p = Path(); p.addRect(.zero); p.addRect(.zero, transform: .identity); p.addRoundedRect(in: .zero, cornerSize: .zero); p.addRoundedRect(in: .zero, cornerSize: .zero, style: .continuous, transform: .identity); p.addRoundedRect(in: .zero, cornerRadii: RectangleCornerRadii()); p.addEllipse(in: .zero); p.addRects([.zero]); p.addLines([.zero]); p.addPath(Path()); p.addPath(Path(), transform: .identity) }
    do { var p = Path(); p.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .zero, clockwise: true, transform: .identity); p.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3); p.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .zero) }
    do { let p = Path(); p.forEach { e in switch e { case .move(to: let a): _ = a; case .line(to: let a): _ = a; case .quadCurve(to: let a, control: let b): _ = (a, b); case .curve(to: let a, control1: let b, control2: let c): _ = (a, b, c); case .closeSubpath: break } } }
    do { _ = Path().fill(.red); _ = Path().stroke(.red, lineWidth: 1) }
    do { _ = Canvas { c, s in c.fill(Path(), with: .color(.red)); c.fill(Path(), with: .color(red: 1, green: 1, blue: 1)); c.fill(Path(), with: .color(white: 1, opacity: 1)); c.fill(Path(), with: .style(.tint)); c.fill(Path(), with: .linearGradient(Gradient(colors: []), startPoint: .zero, endPoint: .zero)); c.fill(Path(), with: .radialGradient(Gradient(colors: []), center: .zero, startRadius: 0, endRadius: 1)); c.fill(Path(), with: .conicGradient(Gradient(colors: []), center: .zero, angle: .zero)); c.fill(Path(), with: .tiledImage(Image("a"), origin: .zero)); c.fill(Path(), with: .foreground); c.fill(Path(), with: .backdrop); c.fill(Path(), with: .palette([.color(.red)])); c.fill(Path(), with: .color(.red), style: FillStyle()) } }
    do { _ = Canvas { c, s in c.fill(Path(), with: .linearGradient(Gradient(colors: []), startPoint: .zero, endPoint: .zero, options: .mirror)); c.fill(Path(), with: .shader(ShaderLibrary.a())); c.fill(Path(), with: .meshGradient(MeshGradient(width: 2, height: 2, points: [], colors: []))) } }
    do { _ = Canvas { c, s in c.stroke(Path(), with: .color(.red)); c.stroke(Path(), with: .color(.red), lineWidth: 3); c.stroke(Path(), with: .color(.red), style: StrokeStyle()) } }
    do { _ = Canvas { c, s in c.draw(Text("a"), at: .zero); c.draw(Text("a"), at: .zero, anchor: .center); c.draw(Text("a"), in: .zero); c.draw(Image("a"), at: .zero); c.draw(Image("a"), in: .zero); c.draw(Image("a"), in: .zero, style: FillStyle()); let r = c.resolve(Text("a")); _ = r.measure(in: .zero); _ = r.firstBaseline(in: .zero); c.draw(r, at: .zero); let i = c.resolve(Image("a")); _ = i.size; _ = i.baseline; var j = i; j.shading = .color(.red); c.draw(j, in: .zero); if let y = c.resolveSymbol(id: 1) { c.draw(y, at: .zero, anchor: .top); c.draw(y, in: .zero); _ = y.size } } }
    do { _ = Canvas { c, s in c.opacity = 1; c.blendMode = .multiply; c.environment.colorScheme; c.transform = .identity; c.translateBy(x: 1, y: 1); c.rotate(by: .zero); c.scaleBy(x: 1, y: 1); c.concatenate(.identity); c.clip(to: Path()); c.clip(to: Path(), style: FillStyle(), options: .inverse); c.clipToLayer { _ in }; c.clipToLayer(opacity: 1, options: .inverse) { _ in }; _ = c.clipBoundingRect; c.drawLayer { l in l.addFilter(.blur(radius: 1)) }; c.withCGContext { _ in } } }
    _ = ImageRenderer(content: Text("a")).uiImage
    do { let r = ImageRenderer(content: Text("a")); r.scale = 2; r.proposedSize = .unspecified; r.isOpaque = true; _ = r.cgImage; r.render { _, _ in } }
    _ = AnyTransition.opacity
    _ = AnyTransition.move(edge: .top).combined(with: .opacity)
    _ = OpenURLAction { _ in .handled }
    _ = v.environment(\.openURL, OpenURLAction { url in .systemAction })
    _ = Binding(get: { 1 }, set: { _ in })
    _ = Binding<Int>.constant(1).animation()
}

@MainActor func values8() async throws {
    _ = Binding(Binding<Int?>.constant(1))
    _ = Binding<Int?>(Binding.constant(1))
}
