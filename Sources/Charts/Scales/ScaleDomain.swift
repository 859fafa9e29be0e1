// The domains and ranges that authors set.
public import SwiftUI

/// The values of a scale.
public protocol ScaleDomain {
    /// The values that the scale runs between, or lists; nil for those of the data.
    var plottedEnds: PlottedDomain { get }
}

/// What a domain says.
public struct PlottedDomain {
    enum Rule {
        case automatic(includesZero: Bool?, isReversed: Bool)
        case between(Datum?, Datum?)
        case listed([Datum])
    }

    let rule: Rule
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var plottedEnds: PlottedDomain {
        PlottedDomain(rule: .between(Datum(lowerBound), Datum(upperBound)))
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    public var plottedEnds: PlottedDomain {
        PlottedDomain(rule: .between(Datum(lowerBound), Datum(upperBound)))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var plottedEnds: PlottedDomain { PlottedDomain(rule: .listed(compactMap { Datum($0) })) }
}

/// The domain of the data.
public struct AutomaticScaleDomain: ScaleDomain, Hashable, Sendable {
    let includesZero: Bool?
    let isReversed: Bool

    public var plottedEnds: PlottedDomain {
        PlottedDomain(rule: .automatic(includesZero: includesZero, isReversed: isReversed))
    }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isReversed: false) }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
}

/// Where a domain lies in the plot.
public protocol PositionScaleRange {
    /// In points from the start of the plot, or paddings inside it.
    var plotEnds: PlotEnds { get }
}

/// What a range says.
public struct PlotEnds: Hashable, Sendable {
    var ends: ClosedRange<Double>?
    var startPadding = 0.0
    var endPadding = 0.0
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var plotEnds: PlotEnds { PlotEnds(ends: Double(lowerBound).sound...Double(upperBound).sound) }
}

/// The whole plot, less paddings.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
    public let plotEnds: PlotEnds
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var automatic: PlotDimensionScaleRange { PlotDimensionScaleRange(plotEnds: PlotEnds()) }
    public static var plotDimension: PlotDimensionScaleRange { automatic }

    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(
            plotEnds: PlotEnds(startPadding: Double(startPadding).sound, endPadding: Double(endPadding).sound)
        )
    }
}
