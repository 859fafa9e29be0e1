// Modifiers of views, the second half.
import SwiftUI
import WidgetKit
import AppIntents
import Intents
import Combine
import UIKit
import UniformTypeIdentifiers
import ActivityKit
import os

@MainActor func modifiers13() async throws {
    _ = v.handlesExternalEvents(preferring: [], allowing: [])
    _ = v.headerProminence(.increased)
    _ = v.help("x")
    _ = v.hidden()
    _ = v.highPriorityGesture(TapGesture())
    _ = v.hoverEffect()
    _ = v.hoverEffect(.lift)
    _ = v.hoverEffectDisabled()
    _ = v.hueRotation(.degrees(1))
    _ = v.id(1)
    _ = v.ignoresSafeArea()
    _ = v.ignoresSafeArea(.container, edges: .top)
    _ = v.ignoresSafeArea(edges: .all)
    _ = v.imageScale(.large)
    _ = v.inspector(isPresented: b) { Text("a") }
    _ = v.interactiveDismissDisabled()
    _ = v.invalidatableContent()
    _ = v.invalidatableContent(true)
    _ = v.italic()
    _ = v.italic(true)
    _ = v.kerning(1)
    _ = v.keyboardShortcut("a")
    _ = v.keyboardShortcut(.defaultAction)
    _ = v.keyboardType(.default)
    do { _ = v.keyframeAnimator(initialValue: 1.0, trigger: 1) { c, v in c.opacity(v) } keyframes: { _ in KeyframeTrack { LinearKeyframe(1.0, duration: 1); CubicKeyframe(1.0, duration: 1); SpringKeyframe(1.0, duration: 1); MoveKeyframe(1.0) } } }
}

@MainActor func modifiers14() async throws {
    _ = v.keyframeAnimator(initialValue: 1.0, repeating: true) { c, v in c.opacity(v) } keyframes: { _ in KeyframeTrack { LinearKeyframe(1.0, duration: 1) } }
    _ = v.labelIconToTitleSpacing(4)
    _ = v.labelReservedIconWidth(4)
    _ = v.labelStyle(.iconOnly)
    _ = v.labelStyle(.titleOnly)
    _ = v.labelStyle(.titleAndIcon)
    _ = v.labelStyle(.automatic)
    _ = v.labelsHidden()
    _ = v.labelsVisibility(.hidden)
    _ = v.labeledContentStyle(.automatic)
    _ = v.layoutPriority(1)
    _ = v.layoutValue(key: LVK.self, value: 1)
    _ = v.lineLimit(1)
    _ = v.lineLimit(nil)
    _ = v.lineLimit(1...2)
    _ = v.lineLimit(1...)
    _ = v.lineLimit(...2)
    _ = v.lineLimit(2, reservesSpace: true)
    _ = v.lineSpacing(1)
    _ = v.listItemTint(.red)
    _ = v.listRowBackground(Color.red)
    _ = v.listRowInsets(EdgeInsets())
    _ = v.listRowSeparator(.hidden)
    _ = v.listRowSeparatorTint(.red)
    _ = v.listRowSpacing(1)
}

@MainActor func modifiers15() async throws {
    _ = v.listSectionSeparator(.hidden)
    _ = v.listSectionSpacing(.compact)
    _ = v.listStyle(.plain)
    _ = v.listStyle(.insetGrouped)
    _ = v.luminanceToAlpha()
    _ = v.mask(Circle())
    _ = v.mask { Circle() }
    _ = v.mask(alignment: .top) { Circle() }
    _ = v.mask(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = v.matchedGeometryEffect(id: "a", in: ns)
    _ = v.matchedGeometryEffect(id: "a", in: ns, properties: .frame, anchor: .center, isSource: true)
    _ = v.matchedTransitionSource(id: "a", in: ns)
    _ = v.materialActiveAppearance(.active)
    _ = v.menuIndicator(.hidden)
    _ = v.menuOrder(.fixed)
    _ = v.menuStyle(.automatic)
    _ = v.minimumScaleFactor(0.5)
    _ = v.modifier(EmptyModifier())
    _ = v.monospaced()
    _ = v.monospaced(true)
    _ = v.monospacedDigit()
    _ = v.moveDisabled(true)
    _ = v.multilineTextAlignment(.center)
    _ = v.navigationBarTitle("a")
    _ = v.navigationBarTitleDisplayMode(.inline)
}

@MainActor func modifiers16() async throws {
    _ = v.navigationTitle("a")
    _ = v.navigationTitle(Text("a"))
    _ = v.navigationSubtitle("a")
    _ = v.navigationDestination(for: Int.self) { _ in Text("a") }
    _ = v.navigationTransition(.automatic)
    _ = v.navigationBarHidden(true)
    _ = v.navigationBarBackButtonHidden()
    _ = v.navigationViewStyle(.automatic)
    _ = v.offset(x: 1)
    _ = v.offset(y: 1)
    _ = v.offset(x: 1, y: 1)
    _ = v.offset(CGSize.zero)
    _ = v.onAppear()
    _ = v.onAppear { }
    _ = v.onAppear(perform: {})
    _ = v.onChange(of: 1) { }
    _ = v.onChange(of: 1) { a, b in }
    _ = v.onChange(of: 1, initial: true) { }
    _ = v.onChange(of: 1) { a in }
    _ = v.onChange(of: 1, perform: { _ in })
    _ = v.onContinueUserActivity("a") { _ in }
    _ = v.onContinuousHover { _ in }
    _ = v.onDisappear { }
    _ = v.onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
    _ = v.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })
}

@MainActor func modifiers17() async throws {
    _ = v.onGeometryChange(for: CGSize.self, of: \.size) { a, b in }
    _ = v.onHover { _ in }
    _ = v.onLongPressGesture { }
    _ = v.onLongPressGesture(minimumDuration: 1) { } onPressingChanged: { _ in }
    _ = v.onOpenURL { _ in }
    _ = v.onPreferenceChange(PK.self) { _ in }
    _ = v.onReceive(NotificationCenter.default.publisher(for: .init("a"))) { _ in }
    _ = v.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
    _ = v.onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { _, _ in })
    _ = v.onScrollVisibilityChange { _ in }
    _ = v.onSubmit { }
    _ = v.onTapGesture { }
    _ = v.onTapGesture(count: 2) { }
    _ = v.onTapGesture(count: 1, coordinateSpace: .local) { p in _ = p.x }
    _ = v.opacity(0.5)
    _ = v.overlay(Color.red)
    _ = v.overlay(.red)
    _ = v.overlay(.red, in: Circle())
    _ = v.overlay { Circle() }
    _ = v.overlay(alignment: .top) { Circle() }
    _ = v.overlay(Circle().stroke(.red, lineWidth: 1))
    _ = v.overlay(Circle().stroke(Color.red, lineWidth: 1), alignment: .top)
    _ = v.overlay(RoundedRectangle(cornerRadius: 3).strokeBorder(.red))
    _ = v.overlay(.red, ignoresSafeAreaEdges: .all)
    _ = v.overlay(.ultraThinMaterial)
}

@MainActor func modifiers18() async throws {
    _ = v.padding()
    _ = v.padding(8)
    _ = v.padding(.horizontal)
    _ = v.padding(.horizontal, 8)
    _ = v.padding([.top, .leading], 8)
    _ = v.padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    _ = v.padding(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
    _ = v.persistentSystemOverlays(.hidden)
    _ = v.phaseAnimator([1, 2]) { c, p in c.opacity(Double(p)) }
    _ = v.phaseAnimator([1, 2]) { c, p in c.opacity(Double(p)) } animation: { _ in .default }
    _ = v.phaseAnimator([1, 2], trigger: 1) { c, p in c.opacity(Double(p)) } animation: { _ in .default }
    _ = v.pickerStyle(.segmented)
    _ = v.popover(isPresented: b) { Text("a") }
    _ = v.position(x: 1, y: 1)
    _ = v.position(.zero)
    _ = v.preference(key: PK.self, value: 1)
    _ = v.preferredColorScheme(.dark)
    _ = v.presentationDetents([.medium])
    _ = v.presentationCornerRadius(4)
    _ = v.presentationBackground(.red)
    _ = v.previewContext(WidgetPreviewContext(family: .systemSmall))
    _ = v.previewDevice("iPhone")
    _ = v.previewDevice(PreviewDevice(rawValue: "iPhone"))
    _ = v.previewDisplayName("x")
    _ = v.previewInterfaceOrientation(.portrait)
}

@MainActor func modifiers19() async throws {
    _ = v.previewLayout(.sizeThatFits)
    _ = v.previewLayout(.fixed(width: 1, height: 1))
    _ = v.privacySensitive()
    _ = v.privacySensitive(true)
    _ = v.progressViewStyle(.linear)
    _ = v.progressViewStyle(.circular)
    _ = v.progressViewStyle(.automatic)
    _ = v.progressViewStyle(LinearProgressViewStyle(tint: .red))
    _ = v.progressViewStyle(CircularProgressViewStyle(tint: .red))
    _ = v.projectionEffect(ProjectionTransform(CGAffineTransform.identity))
    _ = v.redacted(reason: .placeholder)
    _ = v.redacted(reason: [])
    _ = v.refreshable { }
    _ = v.renameAction { }
    _ = v.replaceDisabled()
    _ = v.rotation3DEffect(.degrees(1), axis: (x: 1, y: 0, z: 0))
    _ = v.rotation3DEffect(.degrees(1), axis: (1, 0, 0), anchor: .center, anchorZ: 0, perspective: 1)
    _ = v.rotationEffect(.degrees(1))
    _ = v.rotationEffect(.degrees(1), anchor: .top)
    _ = v.safeAreaInset(edge: .top) { Text("a") }
    _ = v.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { Text("a") }
    _ = v.safeAreaBar(edge: .top) { Text("a") }
    _ = v.safeAreaPadding()
    _ = v.safeAreaPadding(.top, 4)
    _ = v.safeAreaPadding(EdgeInsets())
}

@MainActor func modifiers20() async throws {
    _ = v.saturation(0)
    _ = v.scaleEffect(2)
    _ = v.scaleEffect(2, anchor: .top)
    _ = v.scaleEffect(x: -1, y: 1)
    _ = v.scaleEffect(x: -1)
    _ = v.scaleEffect(CGSize(width: 1, height: 1))
    _ = v.scaledToFit()
    _ = v.scaledToFill()
    _ = v.scenePadding()
    _ = v.scenePadding(.horizontal)
    _ = v.scenePadding(.minimum, edges: .all)
    _ = v.scrollBounceBehavior(.basedOnSize)
    _ = v.scrollClipDisabled()
    _ = v.scrollContentBackground(.hidden)
    _ = v.scrollDisabled(true)
    _ = v.scrollDismissesKeyboard(.immediately)
    _ = v.scrollEdgeEffectStyle(.soft, for: .top)
    _ = v.scrollEdgeEffectHidden()
    _ = v.scrollIndicators(.hidden)
    _ = v.scrollPosition(id: .constant(Optional(1)))
    _ = v.scrollTargetBehavior(.paging)
    _ = v.scrollTargetLayout()
    _ = v.scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0) }
    _ = v.searchable(text: .constant(""))
    _ = v.selectionDisabled()
}

@MainActor func modifiers21() async throws {
    _ = v.sensoryFeedback(.success, trigger: 1)
    _ = v.shadow(radius: 1)
    _ = v.shadow(color: .black, radius: 1)
    _ = v.shadow(color: .black.opacity(0.2), radius: 1, x: 1, y: 1)
    _ = v.sheet(isPresented: b) { Text("a") }
    _ = v.simultaneousGesture(TapGesture())
    _ = v.statusBar(hidden: true)
    _ = v.statusBarHidden()
    _ = v.strikethrough()
    _ = v.strikethrough(true, color: .red)
    _ = v.strikethrough(true, pattern: .dash, color: .red)
    _ = v.submitLabel(.done)
    _ = v.swipeActions { Button("a") {} }
    _ = v.symbolColorRenderingMode(.gradient)
    _ = v.symbolEffect(.pulse)
    _ = v.symbolEffect(.bounce, value: 1)
    _ = v.symbolEffect(.variableColor.iterative.reversing)
    _ = v.symbolEffect(.pulse, options: .repeating, isActive: true)
    _ = v.symbolEffect(.rotate)
    _ = v.symbolEffect(.breathe)
    _ = v.symbolEffect(.wiggle, options: .nonRepeating, value: 1)
    _ = v.symbolEffect(.drawOn)
    _ = v.symbolEffect(.scale.up)
    _ = v.symbolEffectsRemoved()
    _ = v.symbolRenderingMode(.hierarchical)
}

@MainActor func modifiers22() async throws {
    _ = v.symbolRenderingMode(.palette)
    _ = v.symbolRenderingMode(.multicolor)
    _ = v.symbolRenderingMode(.monochrome)
    _ = v.symbolRenderingMode(nil)
    _ = v.symbolVariableValueMode(.draw)
    _ = v.symbolVariant(.fill)
    _ = v.symbolVariant(.circle.fill)
    _ = v.symbolVariant(.none)
    _ = v.symbolVariant(.slash)
    _ = v.symbolVariant(.rectangle)
    _ = v.symbolVariant(.square)
    _ = v.tabItem { Text("a") }
    _ = v.tabViewStyle(.page)
    _ = v.tag(1)
    _ = v.tag(1, includeOptional: true)
    _ = v.task { }
    _ = v.task(id: 1) { }
    _ = v.task(priority: .low) { }
    _ = v.textCase(.uppercase)
    _ = v.textCase(nil)
    _ = v.textContentType(.name)
    _ = v.textFieldStyle(.roundedBorder)
    _ = v.textInputAutocapitalization(.never)
    _ = v.textRenderer(TR())
    _ = v.textScale(.secondary)
}

@MainActor func modifiers23() async throws {
    _ = v.textSelection(.enabled)
    _ = v.tint(.red)
    _ = v.tint(nil)
    _ = v.tint(Color.red)
    _ = v.tint(Gradient(colors: [.red]))
    _ = v.tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    _ = v.toggleStyle(.switch)
    _ = v.toggleStyle(.button)
    _ = v.toggleStyle(.automatic)
    _ = v.toolbar { Button("a") {} }
    _ = v.toolbar { ToolbarItem(placement: .primaryAction) { Button("a") {} } }
    _ = v.toolbarBackground(.red, for: .navigationBar)
    _ = v.tracking(1)
    _ = v.transaction { $0.animation = nil }
    _ = v.transaction(value: 1) { $0.animation = nil }
    _ = v.transformEffect(.identity)
    _ = v.transformEnvironment(\.font) { $0 = nil }
    _ = v.transformPreference(PK.self) { $0 += 1 }
    _ = v.transition(.opacity)
    _ = v.transition(.push(from: .bottom))
    _ = v.transition(.move(edge: .top))
    _ = v.transition(.slide)
    _ = v.transition(.scale)
    _ = v.transition(.scale(scale: 0.5))
    _ = v.transition(.blurReplace)
}

@MainActor func modifiers24() async throws {
    _ = v.transition(.asymmetric(insertion: .opacity, removal: .scale))
    _ = v.transition(AnyTransition.opacity.combined(with: .scale))
    _ = v.transition(.opacity.animation(.default))
    _ = v.transition(.identity)
    _ = v.transition(.symbolEffect)
    _ = v.transition(.offset(x: 1, y: 1))
    _ = v.transition(.modifier(active: EmptyModifier(), identity: EmptyModifier()))
    _ = v.truncationMode(.tail)
    _ = v.typesettingLanguage(.init(languageCode: .english))
    _ = v.underline()
    _ = v.underline(true, color: .red)
    _ = v.underline(pattern: .dot)
    _ = v.unredacted()
    _ = v.userActivity("a") { _ in }
    _ = v.widgetAccentable()
    _ = v.widgetAccentable(true)
    _ = v.widgetCurvesContent()
    _ = v.widgetLabel("a")
    _ = v.widgetLabel(s)
    _ = v.widgetLabel { Text("a") }
    _ = v.widgetLabel { Gauge(value: 1) { Text("a") } }
    _ = v.widgetURL(URL(string: "a"))
    _ = v.activityBackgroundTint(.red)
    _ = v.activitySystemActionForegroundColor(.red)
    _ = v.dynamicIsland(verticalPlacement: .belowIfTooWide)
}

@MainActor func modifiers25() async throws {
    _ = v.controlWidgetActionHint("a")
    _ = v.controlWidgetStatus("a")
    _ = v.zIndex(1)
    _ = v.scenePadding(.navigationBar)
    _ = v.dialogIcon(Image("a"))
    _ = v.tabBarMinimizeBehavior(.automatic)
    _ = v.fullScreenCover(isPresented: b) { Text("a") }
    _ = v.springLoadingBehavior(.automatic)
    _ = v.textEditorStyle(.automatic)
    _ = v.findNavigator(isPresented: b)
    _ = v.focusEffectDisabled()
    _ = v.focusSection()
    _ = v.digitalCrownRotation(.constant(1.0))
    _ = v.background(Image("a").resizable())
    _ = v.background(Image("a").resizable().scaledToFill(), alignment: .center)
    _ = v.overlay(Text("a"), alignment: .bottom)
    _ = v.overlay(LinearGradient(gradient: Gradient(colors: [.clear, .black]), startPoint: .top, endPoint: .bottom))
    _ = v.menuActionDismissBehavior(.disabled)
}
