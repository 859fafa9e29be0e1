// Views with numbers that no layout should meet, and trees that would be dear to measure.
import SwiftUI
import ViewArchive

/// A view whose frames must stay finite.
struct HostileViews: Sendable, CustomStringConvertible {
    let description: String
    private let list: @MainActor @Sendable () -> DisplayList

    init(_ name: String, @ViewBuilder view: @escaping @MainActor @Sendable () -> some View) {
        description = name
        list = { Picture().lowered(view()).list }
    }

    @MainActor var isFinite: Bool {
        var isFinite = true
        list().forEachItem { item in
            if case .fill(let fill) = item, case .rect(let area) = fill.outline {
                for number in [area.x, area.y, area.width, area.height] where !number.isFinite { isFinite = false }
            }
        }
        return isFinite
    }

    static let all: [HostileViews] = [
        HostileViews("endless fixed frame") { Color.red.frame(width: .infinity, height: .nan) },
        HostileViews("endless least frame") { Color.red.frame(minWidth: .infinity, maxWidth: 5) },
        HostileViews("ideal of no number") { Color.red.frame(idealWidth: .nan, idealHeight: .infinity).fixedSize() },
        HostileViews("endless padding") { Color.red.padding(.infinity) },
        HostileViews("negative padding") { Color.red.padding(-500) },
        HostileViews("proportions of nothing") { Color.red.aspectRatio(0, contentMode: .fill) },
        HostileViews("proportions of no number") { Color.red.aspectRatio(.nan, contentMode: .fit) },
        HostileViews("endless offset") { Color.red.offset(x: .infinity, y: .nan) },
        HostileViews("endless position") { Color.red.position(x: .infinity, y: -.infinity) },
        HostileViews("endless spacing") {
            HStack(spacing: .infinity) {
                Color.red; Color.blue
            }
        },
        HostileViews("spacing of no number") {
            VStack(spacing: .nan) {
                Color.red; Color.blue
            }
        },
        HostileViews("priority of no number") {
            HStack {
                Color.red.layoutPriority(.nan); Color.blue
            }
        },
        HostileViews("endless spacer") {
            HStack {
                Color.red; Spacer(minLength: .infinity)
            }
        },
        HostileViews("endless font") { Text("a").font(.system(size: .infinity)).background(Color.red) },
        HostileViews("font of no number") { Text("a").font(.system(size: .nan)).background(Color.red) },
    ]

    /// How many levels the archive of so many effects on one another has, and what the author hears.
    @MainActor static func levels(ofEffects count: Int, isMask: Bool) throws -> (levels: Int, codes: [String]) {
        var view = AnyView(Color.red)
        for index in 0..<count {
            let inner = view
            view = isMask ? AnyView(Color.blue.mask { inner }) : AnyView(view.opacity(0.9 - Double(index) * 0.001))
        }
        let (list, diagnostics) = Picture().lowered(view)
        var level = 0
        var most = 0
        for byte in try JSONEncoder().encode(list) {
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { level += 1 }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { level -= 1 }
            most = max(most, level)
        }
        return (most, diagnostics.map(\.code))
    }

    @MainActor static func questionsOfNestedStacks(depth: Int) -> Int {
        let picture = Picture()
        var view = AnyView(Text("ab"))
        for level in 0..<depth {
            let inner = view
            view =
                level.isMultiple(of: 2)
                ? AnyView(
                    VStack {
                        inner; Spacer()
                    })
                : AnyView(
                    HStack {
                        inner; Spacer()
                    })
        }
        _ = picture.lowered(view)
        return picture.measurer.questions
    }
}
