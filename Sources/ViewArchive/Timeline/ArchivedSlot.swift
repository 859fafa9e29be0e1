// One appearance of an entry's line, for those who draw no other.
import FoundationEssentials

/// What a line has for one appearance; the others are passed over, as only one is drawn.
package struct ArchivedSlot: DecodableWithConfiguration, Sendable {
    /// Nil when the line has nothing for it.
    package var slot: ArchivedEntry.Slot?

    package init(from decoder: any Decoder, configuration appearance: Appearance) throws {
        let keys = try decoder.container(keyedBy: ArchivedEntry.Key.self)
        slot = try keys.decodeIfPresent(ArchivedEntry.Slot.self, forKey: ArchivedEntry.Key(appearance: appearance))
    }
}
