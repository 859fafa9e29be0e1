// How large symbols are beside letters.

/// The square of a symbol, as a part of the size of the letters beside it.
package enum InlineSymbols {
    package static let side = 1.2
    /// How far it reaches below the baseline, as a part of its side.
    package static let descent = 0.18
}
