// Modifiers of charts: scales of position, style, symbol and line.
public import SwiftUI

extension View {
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { xScale { $0 = ScaleSetting(domain: domain.plottedEnds.rule, range: range.plotEnds, type: type) } }

    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        xScale { $0.set(domain: domain.plottedEnds.rule, type) }
    }

    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        xScale { $0.set(range: range.plotEnds, type) }
    }

    public func chartXScale(type: ScaleType? = nil) -> some View { xScale { $0.type = type } }

    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { yScale { $0 = ScaleSetting(domain: domain.plottedEnds.rule, range: range.plotEnds, type: type) } }

    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        yScale { $0.set(domain: domain.plottedEnds.rule, type) }
    }

    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        yScale { $0.set(range: range.plotEnds, type) }
    }

    public func chartYScale(type: ScaleType? = nil) -> some View { yScale { $0.type = type } }

    private func xScale(_ change: @escaping (inout ScaleSetting) -> Void) -> some View {
        transformEnvironment(\.chartSettings) { change(&$0.xScale) }
    }

    private func yScale(_ change: @escaping (inout ScaleSetting) -> Void) -> some View {
        transformEnvironment(\.chartSettings) { change(&$0.yScale) }
    }

    private func styles(_ setting: StyleSetting) -> some View {
        transformEnvironment(\.chartSettings) { $0.styles = setting }
    }

    /// Styles for values.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        styles(.mapping(mapping.compactMap { value, style in Datum(value).map { ($0, AnyShapeStyle(style)) } }))
    }

    /// Styles in the order of values.
    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], range: [S], type: ScaleType? = nil
    ) -> some View { styles(.range(range.map { AnyShapeStyle($0) }, domain: domain.compactMap { Datum($0) })) }

    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
        styles(.range(range.map { AnyShapeStyle($0) }, domain: nil))
    }

    /// A gradient for numbers.
    public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        styles(.gradient(range, domain: nil))
    }

    public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, range: Gradient, type: ScaleType? = nil
    ) -> some View { styles(.gradient(range, domain: domain.plottedEnds.rule)) }

    public func chartForegroundStyleScale<D: Plottable>(domain: [D], type: ScaleType? = nil) -> some View {
        styles(.range(StyleScale.palette.map { AnyShapeStyle($0) }, domain: domain.compactMap { Datum($0) }))
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        mapping: @escaping (D) -> S
    ) -> some View {
        styles(.function { $0.value(as: D.self).map { AnyShapeStyle(mapping($0)) } })
    }

    public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
        domain: [D], mapping: @escaping (D) -> S
    ) -> some View {
        styles(
            .range(domain.map { AnyShapeStyle(mapping($0)) }, domain: domain.compactMap { Datum($0) })
        )
    }

    /// Symbols for values.
    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let symbols = mapping.compactMap { value, shape in Datum(value).map { ($0, MarkSymbol(shape)) } }
        return transformEnvironment(\.chartSettings) { $0.symbolsByValue = symbols }
    }

    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        transformEnvironment(\.chartSettings) { $0.symbols = range.map { MarkSymbol($0) } }
    }

    public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(domain: [D], range: [S]) -> some View {
        let symbols = zip(domain, range).compactMap { value, shape in Datum(value).map { ($0, MarkSymbol(shape)) } }
        return transformEnvironment(\.chartSettings) { $0.symbolsByValue = symbols }
    }

    /// The areas of symbols, in square points.
    public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
        transformEnvironment(\.chartSettings) {
            $0.sizes =
                Double(range.lowerBound).sound...max(Double(range.upperBound).sound, Double(range.lowerBound).sound)
        }
    }

    /// Lines for values.
    public func chartLineStyleScale<D: Plottable>(_ mapping: KeyValuePairs<D, StrokeStyle>) -> some View {
        let lines = mapping.compactMap { value, style in Datum(value).map { ($0, style) } }
        return transformEnvironment(\.chartSettings) { $0.linesByValue = lines }
    }

    public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
        transformEnvironment(\.chartSettings) { $0.lines = range }
    }
}

extension ScaleSetting {
    mutating func set(domain: PlottedDomain.Rule, _ type: ScaleType?) {
        self.domain = domain
        self.type = type ?? self.type
    }

    mutating func set(range: PlotEnds, _ type: ScaleType?) {
        self.range = range
        self.type = type ?? self.type
    }
}
