// Amounts of information in bytes, as numbers of bytes are written.

extension Measurement where UnitType == UnitInformationStorage {
    /// Writes an amount of information as a number of bytes.
    public struct ByteCountStyle: Foundation.FormatStyle {
        var bytes: ByteCountFormatStyle

        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let count = value.converted(to: .bytes).value.rounded()
            return bytes.format(Int64(exactly: count) ?? (count < 0 ? .min : .max))
        }

        public func locale(_ locale: Locale) -> ByteCountStyle { ByteCountStyle(bytes: bytes.locale(locale)) }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountStyle {
    /// Writes an amount of information as a number of bytes.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            bytes: ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount))
    }
}
