// Every modifier of a view that widget sources are known to use, in the shapes in which they use it. That they compile, in both language modes, is the test.
import SwiftUI
import WidgetKit
import AppIntents
import Intents
import Combine
import UIKit
import UniformTypeIdentifiers
import ActivityKit
import os

struct PK: PreferenceKey { static let defaultValue = 0; static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() } }
struct PKA: PreferenceKey { static var defaultValue: Anchor<CGRect>? { nil }; static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() } }
struct LVK: LayoutValueKey { static let defaultValue = 0 }
@Observable final class Obs { var a = 1 }
final class OO: ObservableObject { @Published var a = 1 }
struct Nothing {}
let s = String(1)
let d = Date()
@MainActor let b = Binding.constant(true)
@MainActor let v = VStack { Text("a") }
@MainActor let ns = Namespace().wrappedValue
extension ContainerValues { @Entry var cv = 1 }
struct TR: TextRenderer { func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for l in layout { ctx.draw(l) } } }


@MainActor func modifiers1() async throws {
    _ = v.accessibilityAction { }
    _ = v.accessibilityAction(.default) { }
    _ = v.accessibilityAction(named: "x") { }
    _ = v.accessibilityAction(named: Text("x")) { }
    _ = v.accessibilityAction(action: {}, label: { Text("a") })
    _ = v.accessibilityActions { Button("a") {} }
    _ = v.accessibilityActivationPoint(.center)
    _ = v.accessibilityActivationPoint(CGPoint.zero)
    _ = v.accessibilityAddTraits(.isButton)
    _ = v.accessibilityAddTraits([.isButton, .isHeader, .isSelected, .isImage, .isLink, .isStaticText, .isSummaryElement, .updatesFrequently, .isSearchField, .isToggle, .isModal, .playsSound, .isKeyboardKey, .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .isTabBar])
    _ = v.accessibilityRemoveTraits(.isImage)
    do { _ = v.accessibilityAdjustableAction { d in switch d { case .increment: break; case .decrement: break; @unknown default: break } } }
    _ = v.accessibilityScrollAction { _ in }
    _ = v.accessibilityChildren { Text("a") }
    _ = v.accessibilityRepresentation { Text("a") }
    _ = v.accessibilityCustomContent("a", "b")
    _ = v.accessibilityCustomContent(Text("a"), Text("b"), importance: .high)
    _ = v.accessibilityElement()
    _ = v.accessibilityElement(children: .combine)
    _ = v.accessibilityElement(children: .contain)
    _ = v.accessibilityElement(children: .ignore)
    _ = v.accessibilityHeading(.h1)
    _ = v.accessibilityHidden(true)
    _ = v.accessibilityHidden(true, isEnabled: true)
    _ = v.accessibilityHint("x")
}

@MainActor func modifiers2() async throws {
    _ = v.accessibilityHint(Text("x"))
    _ = v.accessibilityHint(s)
    _ = v.accessibilityIdentifier("x")
    _ = v.accessibilityIgnoresInvertColors()
    _ = v.accessibilityInputLabels(["a"])
    _ = v.accessibilityInputLabels([Text("a")])
    _ = v.accessibilityLabel("x")
    _ = v.accessibilityLabel(Text("x"))
    _ = v.accessibilityLabel(s)
    _ = v.accessibilityLabel("x", isEnabled: true)
    _ = v.accessibilityLinkedGroup(id: 1, in: ns)
    _ = v.accessibilityLabeledPair(role: .label, id: 1, in: ns)
    _ = v.accessibilityRespondsToUserInteraction(true)
    _ = v.accessibilityRespondsToUserInteraction()
    _ = v.accessibilityRotor("a") { AccessibilityRotorEntry("a", id: 1) }
    _ = v.accessibilityShowsLargeContentViewer()
    _ = v.accessibilityShowsLargeContentViewer { Text("a") }
    _ = v.accessibilitySortPriority(1)
    _ = v.accessibilityTextContentType(.plain)
    _ = v.accessibilityValue("x")
    _ = v.accessibilityValue(Text("x"))
    _ = v.accessibilityValue(s)
    _ = v.accessibilityDirectTouch()
    _ = v.speechAdjustedPitch(1)
    _ = v.speechAlwaysIncludesPunctuation()
}

@MainActor func modifiers3() async throws {
    _ = v.speechAnnouncementsQueued()
    _ = v.speechSpellsOutCharacters()
    _ = v.accentColor(.red)
    _ = v.actionSheet(isPresented: b) { ActionSheet(title: Text("a")) }
    _ = v.alert("a", isPresented: b) { Button("a") {} }
    _ = v.alert("a", isPresented: b, actions: { Button("a") {} }, message: { Text("a") })
    _ = v.alert(isPresented: b) { Alert(title: Text("a")) }
    _ = v.alignmentGuide(.leading) { d in d[.leading] }
    _ = v.alignmentGuide(.leading) { d in d.width + d.height + d[HorizontalAlignment.center] + d[VerticalAlignment.top] }
    _ = v.alignmentGuide(VerticalAlignment.center) { d in d[explicit: .top] ?? 0 }
    _ = v.alignmentGuide(.firstTextBaseline) { $0[.bottom] }
    _ = v.allowedDynamicRange(.high)
    _ = v.allowsHitTesting(false)
    _ = v.allowsTightening(true)
    _ = v.anchorPreference(key: PKA.self, value: .bounds) { $0 }
    _ = v.transformAnchorPreference(key: PKA.self, value: .bounds) { $0 = $1 }
    _ = v.animation(.default, value: 1)
    _ = v.animation(.default)
    _ = v.animation(.easeInOut(duration: 1), value: 1)
    _ = v.animation(.default) { $0.opacity(0.5) }
    _ = v.aspectRatio(contentMode: .fit)
    _ = v.aspectRatio(1, contentMode: .fill)
    _ = v.aspectRatio(CGSize(width: 1, height: 1), contentMode: .fill)
    _ = v.autocorrectionDisabled()
    _ = v.disableAutocorrection(true)
}

@MainActor func modifiers4() async throws {
    _ = v.autocapitalization(.none)
    _ = v.background(Color.red)
    _ = v.background(.red)
    _ = v.background(.red, in: Circle())
    _ = v.background(.red, in: .rect(cornerRadius: 4))
    _ = v.background(.red.opacity(0.5), in: .capsule)
    _ = v.background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 4))
    _ = v.background(in: Circle())
    _ = v.background(in: Circle(), fillStyle: FillStyle(eoFill: true, antialiased: true))
    _ = v.background { Color.red }
    _ = v.background(alignment: .top) { Color.red }
    _ = v.background(Text("a"), alignment: .top)
    _ = v.background(Circle())
    _ = v.background(Circle().fill(.red))
    _ = v.background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    _ = v.background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    _ = v.background(.red.gradient)
    _ = v.background(Color.red.gradient)
    _ = v.background(.background)
    _ = v.background(.background.secondary)
    _ = v.background(.tint)
    _ = v.background(.quaternary)
    _ = v.background(.fill.tertiary)
    _ = v.background(Gradient(colors: [.red, .blue]))
    _ = v.background(.red, ignoresSafeAreaEdges: .top)
}

@MainActor func modifiers5() async throws {
    _ = v.background(ignoresSafeAreaEdges: .all)
    _ = v.background(.windowBackground)
    _ = v.background(.bar)
    _ = v.background(.regularMaterial.shadow(.drop(radius: 2)))
    _ = v.backgroundPreferenceValue(PK.self) { _ in Color.red }
    _ = v.backgroundPreferenceValue(PK.self, alignment: .top) { _ in Color.red }
    _ = v.overlayPreferenceValue(PK.self) { _ in Color.red }
    _ = v.overlayPreferenceValue(PKA.self) { a in GeometryReader { g in Text("\(g[a!].width)") } }
    _ = v.overlayPreferenceValue(PK.self, alignment: .top) { _ in Color.red }
    _ = v.backgroundStyle(.red)
    _ = v.backgroundExtensionEffect()
    _ = v.badge(1)
    _ = v.badge("x")
    _ = v.badge(Text("x"))
    _ = v.badgeProminence(.decreased)
    _ = v.baselineOffset(1)
    _ = v.blendMode(.multiply)
    _ = v.blur(radius: 1)
    _ = v.blur(radius: 1, opaque: true)
    _ = v.bold()
    _ = v.bold(true)
    _ = v.border(.red)
    _ = v.border(.red, width: 2)
    _ = v.border(Color.red)
    _ = v.border(Color.red, width: 2)
}

@MainActor func modifiers6() async throws {
    _ = v.brightness(0.1)
    _ = v.buttonBorderShape(.capsule)
    _ = v.buttonBorderShape(.roundedRectangle(radius: 4))
    _ = v.buttonBorderShape(.roundedRectangle)
    _ = v.buttonBorderShape(.circle)
    _ = v.buttonBorderShape(.automatic)
    _ = v.buttonRepeatBehavior(.enabled)
    _ = v.buttonStyle(.plain)
    _ = v.buttonStyle(.bordered)
    _ = v.buttonStyle(.borderedProminent)
    _ = v.buttonStyle(.borderless)
    _ = v.buttonStyle(.automatic)
    _ = v.buttonStyle(.glass)
    _ = v.buttonStyle(.glassProminent)
    _ = v.buttonStyle(PlainButtonStyle())
    _ = v.buttonStyle(BorderlessButtonStyle())
    _ = v.buttonStyle(BorderedButtonStyle())
    _ = v.buttonStyle(BorderedProminentButtonStyle())
    _ = v.buttonStyle(DefaultButtonStyle())
    _ = v.buttonSizing(.flexible)
    _ = v.clipShape(Circle())
    _ = v.clipShape(.circle)
    _ = v.clipShape(.capsule)
    _ = v.clipShape(.rect(cornerRadius: 4))
    _ = v.clipShape(.rect(cornerRadius: 4, style: .continuous))
}

@MainActor func modifiers7() async throws {
    _ = v.clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 4, bottomLeading: 1, bottomTrailing: 1, topTrailing: 1)))
    _ = v.clipShape(.rect(topLeadingRadius: 4, bottomLeadingRadius: 0, bottomTrailingRadius: 0, topTrailingRadius: 4))
    _ = v.clipShape(.rect(topLeadingRadius: 4))
    _ = v.clipShape(.ellipse)
    _ = v.clipShape(.containerRelative)
    _ = v.clipShape(ContainerRelativeShape())
    _ = v.clipShape(.buttonBorder)
    _ = v.clipShape(UnevenRoundedRectangle(topLeadingRadius: 4))
    _ = v.clipShape(UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4)))
    _ = v.clipShape(Circle(), style: FillStyle())
    _ = v.clipped()
    _ = v.clipped(antialiased: true)
    _ = v.colorEffect(Shader(function: ShaderFunction(library: .default, name: "a"), arguments: []))
    _ = v.colorEffect(ShaderLibrary.a(.float(1)))
    _ = v.distortionEffect(ShaderLibrary.a(.float(1)), maxSampleOffset: .zero)
    _ = v.layerEffect(ShaderLibrary.a(.float(1)), maxSampleOffset: .zero)
    _ = v.visualEffect { c, g in c.offset(x: g.size.width) }
    _ = v.colorInvert()
    _ = v.colorMultiply(.red)
    _ = v.colorScheme(.dark)
    _ = v.compositingGroup()
    _ = v.confirmationDialog("a", isPresented: b) { Button("a") {} }
    _ = v.containerBackground(.red, for: .widget)
    _ = v.containerBackground(.red.gradient, for: .widget)
    _ = v.containerBackground(.fill.tertiary, for: .widget)
}

@MainActor func modifiers8() async throws {
    _ = v.containerBackground(.background, for: .widget)
    _ = v.containerBackground(Color.red, for: .widget)
    _ = v.containerBackground(.clear, for: .widget)
    _ = v.containerBackground(for: .widget) { Color.red }
    _ = v.containerBackground(for: .widget, alignment: .top) { Color.red }
    _ = v.containerBackground(for: .widget) { }
    _ = v.containerRelativeFrame(.horizontal)
    _ = v.containerRelativeFrame([.horizontal, .vertical], alignment: .top)
    _ = v.containerRelativeFrame(.horizontal, count: 3, spacing: 4)
    _ = v.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4, alignment: .leading)
    _ = v.containerRelativeFrame(.horizontal) { l, axis in l * 0.5 }
    _ = v.containerShape(RoundedRectangle(cornerRadius: 4))
    _ = v.containerShape(.rect(cornerRadius: 4))
    _ = v.containerValue(\.cv, 3)
    _ = v.contentMargins(8)
    _ = v.contentMargins(.all, 8)
    _ = v.contentMargins(.all, 8, for: .scrollContent)
    _ = v.contentMargins(.all, EdgeInsets())
    _ = v.contentMargins(8, for: .automatic)
    _ = v.contentShape(Rectangle())
    _ = v.contentShape(.rect)
    _ = v.contentShape(.interaction, Rectangle())
    _ = v.contentShape(Rectangle(), eoFill: true)
    _ = v.contentTransition(.identity)
    _ = v.contentTransition(.interpolate)
}

@MainActor func modifiers9() async throws {
    _ = v.contentTransition(.opacity)
    _ = v.contentTransition(.numericText())
    _ = v.contentTransition(.numericText(countsDown: true))
    _ = v.contentTransition(.numericText(value: 1))
    _ = v.contentTransition(.symbolEffect)
    _ = v.contentTransition(.symbolEffect(.replace))
    _ = v.contextMenu { Button("a") {} }
    _ = v.contextMenu(menuItems: { Button("a") {} }, preview: { Text("a") })
    _ = v.contrast(1)
    _ = v.controlGroupStyle(.automatic)
    _ = v.controlSize(.small)
    _ = v.controlSize(.mini)
    _ = v.controlSize(.extraLarge)
    _ = v.coordinateSpace(name: "a")
    _ = v.coordinateSpace(.named("a"))
    _ = v.cornerRadius(4)
    _ = v.cornerRadius(4, antialiased: true)
    _ = v.datePickerStyle(.compact)
    _ = v.defaultAppStorage(.standard)
    _ = v.defaultScrollAnchor(.bottom)
    _ = v.defersSystemGestures(on: .all)
    _ = v.defaultHoverEffect(.automatic)
    _ = v.deleteDisabled(true)
    _ = v.disabled(true)
    _ = v.disclosureGroupStyle(.automatic)
}

@MainActor func modifiers10() async throws {
    _ = v.draggable("x")
    _ = v.drawingGroup()
    _ = v.drawingGroup(opaque: true, colorMode: .linear)
    _ = v.dropDestination(for: String.self) { _, _ in true }
    _ = v.dynamicTypeSize(.large)
    _ = v.dynamicTypeSize(...DynamicTypeSize.large)
    _ = v.dynamicTypeSize(.small ... .large)
    _ = v.dynamicTypeSize(.small...)
    _ = v.edgesIgnoringSafeArea(.all)
    _ = v.environment(\.colorScheme, .dark)
    _ = v.environment(Obs())
    _ = v.environmentObject(OO())
    _ = v.fixedSize()
    _ = v.fixedSize(horizontal: true, vertical: false)
    _ = v.flipsForRightToLeftLayoutDirection(true)
    _ = v.focusable()
    _ = v.font(.body)
    _ = v.font(nil)
    _ = v.font(.system(size: 10))
    _ = v.fontDesign(.rounded)
    _ = v.fontWeight(.bold)
    _ = v.fontWidth(.condensed)
    _ = v.foregroundColor(.red)
    _ = v.foregroundStyle(.red)
    _ = v.foregroundStyle(.red, .blue)
}

@MainActor func modifiers11() async throws {
    _ = v.foregroundStyle(.red, .blue, .green)
    _ = v.foregroundStyle(.secondary)
    _ = v.foregroundStyle(Color.red.secondary)
    _ = v.foregroundStyle(.red.tertiary)
    _ = v.foregroundStyle(.tint.quinary)
    _ = v.foregroundStyle(.quinary)
    _ = v.foregroundStyle(.link)
    _ = v.foregroundStyle(.placeholder)
    _ = v.foregroundStyle(.separator)
    _ = v.foregroundStyle(.foreground)
    _ = v.foregroundStyle(.selection)
    _ = v.foregroundStyle(.ellipticalGradient(colors: [.red, .blue]))
    _ = v.foregroundStyle(.radialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 4))
    _ = v.foregroundStyle(.conicGradient(colors: [.red], center: .center))
    _ = v.foregroundStyle(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)))
    _ = v.foregroundStyle(.image(Image("a")))
    _ = v.foregroundStyle(.red.shadow(.inner(radius: 1)))
    _ = v.foregroundStyle(.red.blendMode(.multiply))
    _ = v.foregroundStyle(.primary.opacity(0.5))
    _ = v.foregroundStyle(Color.primary.opacity(0.5))
    _ = v.foregroundStyle(Color("a"))
    _ = v.foregroundStyle(Color(.systemBackground))
    _ = v.foregroundStyle(.linearGradient(stops: [], startPoint: .top, endPoint: .bottom))
    _ = v.formStyle(.grouped)
    _ = v.frame(width: 1)
}

@MainActor func modifiers12() async throws {
    _ = v.frame(width: 1, height: 2, alignment: .top)
    _ = v.frame(maxWidth: .infinity)
    _ = v.frame(minWidth: 0, idealWidth: 1, maxWidth: 2, minHeight: 0, idealHeight: 1, maxHeight: 2, alignment: .leading)
    _ = v.frame()
    _ = v.gaugeStyle(.accessoryCircular)
    _ = v.gaugeStyle(.accessoryCircularCapacity)
    _ = v.gaugeStyle(.accessoryLinear)
    _ = v.gaugeStyle(.accessoryLinearCapacity)
    _ = v.gaugeStyle(.linearCapacity)
    _ = v.gaugeStyle(.automatic)
    _ = v.gaugeStyle(AccessoryCircularGaugeStyle())
    _ = v.geometryGroup()
    _ = v.gesture(TapGesture().onEnded {})
    _ = v.gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
    _ = v.glassEffect()
    _ = v.glassEffect(.regular.tint(.red).interactive(), in: .capsule)
    _ = v.glassEffectID("a", in: ns)
    _ = v.glassEffectUnion(id: "a", namespace: ns)
    _ = v.glassEffectTransition(.identity)
    _ = v.grayscale(1)
    _ = v.gridCellAnchor(.center)
    _ = v.gridCellColumns(2)
    _ = v.gridCellUnsizedAxes(.horizontal)
    _ = v.gridColumnAlignment(.leading)
    _ = v.groupBoxStyle(.automatic)
}
