// What agrees with other processes about files on iOS. Here nothing is coordinated: a widget's sources run in one
// process for each kind, and who wants a file to be whole at any time writes it atomically.
public import Foundation

/// Reads and writes files at once, without waiting for other processes or keeping them waiting.
public final class NSFileCoordinator: NSObject {
    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    }

    /// How a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
    }

    /// Makes one; nobody presents files here.
    public init(filePresenter: AnyObject? = nil) {}

    /// Reads at once; nobody is kept from writing meanwhile.
    @safe
    public func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    /// Writes at once; nobody is kept from reading or writing meanwhile.
    @safe
    public func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }
}
