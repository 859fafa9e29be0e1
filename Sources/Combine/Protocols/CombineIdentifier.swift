// What tells one stream from another.
import Synchronization

/// Tells a subscriber or subscription from all others.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private enum Origin: Hashable, Sendable {
        case number(UInt64)
        case object(ObjectIdentifier)
    }
    private let origin: Origin
    private static let last = Atomic<UInt64>(0)

    /// Makes an identifier that was not there before.
    public init() {
        origin = .number(Self.last.add(1, ordering: .relaxed).newValue)
    }

    /// Makes an object's identifier.
    public init(_ object: AnyObject) {
        origin = .object(ObjectIdentifier(object))
    }

    /// The identifier as text.
    public var description: String {
        switch origin {
        case .number(let number): "0x" + String(number, radix: 16)
        case .object(let object): "0x" + String(UInt(bitPattern: object), radix: 16)
        }
    }
}

/// Something that an identifier tells from all others.
public protocol CustomCombineIdentifierConvertible {
    /// What tells it from others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
