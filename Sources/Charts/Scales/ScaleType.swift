// How a scale runs between its ends.
import SwiftUI

/// The course of a scale.
public struct ScaleType: Hashable, Sendable {
    enum Course: Hashable, Sendable { case straight, logarithm, root, symmetricLogarithm }

    let course: Course

    public static let linear = ScaleType(course: .straight)
    public static let date = ScaleType(course: .straight)
    public static let category = ScaleType(course: .straight)
    public static let log = ScaleType(course: .logarithm)
    public static let squareRoot = ScaleType(course: .root)
    public static let symmetricLog = ScaleType(course: .symmetricLogarithm)

    /// From 0 to 1 between the ends.
    func fraction(_ value: Double, from lower: Double, to upper: Double) -> Double {
        let (low, high) = (bent(lower), bent(upper))
        return high > low ? (bent(value) - low) / (high - low) : 0.5
    }

    func value(_ fraction: Double, from lower: Double, to upper: Double) -> Double {
        let (low, high) = (bent(lower), bent(upper))
        return straightened(low + fraction * (high - low))
    }

    private func bent(_ value: Double) -> Double {
        switch course {
        case .straight: value
        // What has no logarithm stands where the smallest number does.
        case .logarithm: log10(max(value, 1e-12))
        case .root: value < 0 ? -sqrt(-value) : sqrt(value)
        case .symmetricLogarithm: value < 0 ? -log1p(-value) : log1p(value)
        }
    }

    private func straightened(_ value: Double) -> Double {
        switch course {
        case .straight: value
        case .logarithm: pow(10, value)
        case .root: value < 0 ? -value * value : value * value
        case .symmetricLogarithm: value < 0 ? -expm1(-value) : expm1(value)
        }
    }
}
