// Everything that moves, in the forms that sources say it.
import SwiftUI
import WidgetKit

struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 2), y: 0))
    }
}

struct ArcShape: Shape {
    var progress: Double
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(0),
            endAngle: .degrees(360 * progress), clockwise: false)
        return path
    }
}

struct WaveShape: Shape {
    var phase: CGFloat
    var strength: CGFloat
    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(phase, strength) }
        set {
            phase = newValue.first
            strength = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }
}

struct CountingModifier: AnimatableModifier {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
}

struct Countup: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View { Text(value, format: .number.precision(.fractionLength(0))) }
}

struct RotatingTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(phase.value * 30))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension AnyTransition {
    static var pivot: AnyTransition {
        .modifier(active: OpacityModifier(opacity: 0), identity: OpacityModifier(opacity: 1))
    }
    static var moveAndFade: AnyTransition {
        .asymmetric(insertion: .move(edge: .trailing).combined(with: .opacity), removal: .scale.combined(with: .opacity))
    }
}

struct OpacityModifier: ViewModifier {
    let opacity: Double

    func body(content: Content) -> some View { content.opacity(opacity) }
}

struct ElasticAnimation: CustomAnimation {
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > duration ? nil : value.scaled(by: time / duration)
    }
}

extension Animation {
    static var elastic: Animation { Animation(ElasticAnimation(duration: 1)) }
}

enum BouncePhase: CaseIterable {
    case rest, up

    var offset: CGFloat { self == .up ? -10 : 0 }
}

struct AnimationValues {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
}

struct MovingView: View {
    let value: Int
    @Namespace private var space
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("\(value)")
                .contentTransition(.numericText(value: Double(value)))
                .contentTransition(.numericText())
                .contentTransition(.identity)
                .animation(.spring(duration: 0.2), value: value)
                .animation(.spring(), value: value)
                .animation(.spring(response: 0.3, dampingFraction: 0.7), value: value)
                .animation(.bouncy, value: value)
                .animation(.bouncy(duration: 0.3, extraBounce: 0.1), value: value)
                .animation(.smooth(duration: 1), value: value)
                .animation(.snappy, value: value)
                .animation(.interactiveSpring(), value: value)
                .animation(.interpolatingSpring(stiffness: 50, damping: 5), value: value)
                .animation(.easeInOut(duration: 1).repeatForever(autoreverses: false).delay(0.1).speed(2), value: value)
                .animation(.timingCurve(0.2, 0.1, 0.3, 1, duration: 0.4), value: value)
                .animation(.elastic, value: value)
                .animation(nil, value: value)
                .animation(.default) { $0.opacity(0.9) }
                .transition(.push(from: .bottom))
                .transition(.move(edge: .top).combined(with: .opacity))
                .transition(.asymmetric(insertion: .scale(scale: 0.5), removal: .opacity))
                .transition(.opacity.animation(.easeIn))
                .transition(.moveAndFade)
                .transition(.blurReplace)
                .transition(.slide)
                .transition(.scale)
                .transition(RotatingTransition())
                .id(value)
            Countup(value: 12).modifier(CountingModifier(number: 3)).modifier(Shake(animatableData: 0.5))
            ArcShape(progress: 0.3).stroke(.red, lineWidth: 3)
            PhaseAnimator([false, true]) { phase in
                Text(phase ? "on" : "off")
            } animation: { _ in
                .easeInOut
            }
            Text("phases").phaseAnimator(BouncePhase.allCases) { content, phase in
                content.offset(y: phase.offset)
            }
            Text("phases").phaseAnimator(BouncePhase.allCases, trigger: value) { content, phase in
                content.offset(y: phase.offset)
            } animation: { phase in
                phase == .up ? .bouncy : nil
            }
            Image(systemName: "heart").keyframeAnimator(initialValue: AnimationValues(), trigger: value) {
                content, values in
                content.scaleEffect(values.scale).rotationEffect(values.angle).offset(values.offset)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.2, duration: 0.2)
                    SpringKeyframe(0.8, duration: 0.3, spring: .bouncy)
                    CubicKeyframe(1.0, duration: 0.2)
                }
                KeyframeTrack(\.angle) {
                    MoveKeyframe(.degrees(3))
                }
                KeyframeTrack(\.offset) {
                    LinearKeyframe(CGSize(width: 1, height: 2), duration: 1, timingCurve: .easeIn)
                }
            }
            KeyframeAnimator(initialValue: 1.0) { scale in
                Text("keyframes").scaleEffect(scale)
            } keyframes: { _ in
                KeyframeTrack {
                    LinearKeyframe(2.0, duration: 1)
                }
            }
            Image(systemName: "wifi")
                .symbolEffect(.bounce, value: value)
                .symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: value)
                .symbolEffect(.pulse)
                .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: true)
                .symbolEffect(.scale.up, isActive: true)
                .symbolEffect(.wiggle, options: .nonRepeating, value: value)
                .symbolEffect(.breathe)
                .symbolEffect(.rotate.clockwise)
                .symbolEffect(.drawOn, isActive: false)
                .contentTransition(.symbolEffect(.replace.downUp))
                .contentTransition(.symbolEffect(.replace.magic(fallback: .downUp)))
                .contentTransition(.symbolEffect(.automatic))
                .symbolEffectsRemoved()
            Text("matched").matchedGeometryEffect(id: "text", in: space, properties: .position, isSource: false)
                .geometryGroup()
                .transaction { $0.animation = nil }
                .transaction(value: value) { $0.disablesAnimations = true }
                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5) }
        }
        .onAppear {
            withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isOn.toggle() }
            withAnimation { isOn = true } completion: { isOn = false }
            withTransaction(Transaction(animation: .default)) { isOn = true }
        }
    }

    var computed: Double {
        Spring(duration: 1, bounce: 0.2).value(target: 1.0, time: 0.5) + UnitCurve.easeInOut.value(at: 0.3)
    }
}
