// Core Foundation's names. Swift on Linux bridges nothing to classes: the names stand for Foundation's values, so that
// `url as CFURL` and `[key: value] as CFDictionary` are what they say.
public import Foundation

/// A text.
public typealias CFString = String
/// An address.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data
/// Bytes that grow.
public typealias CFMutableData = NSMutableData
/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Values in a row.
public typealias CFArray = [Any]
/// Yes or no.
public typealias CFBoolean = Bool
/// A number.
public typealias CFNumber = NSNumber
/// Any value.
public typealias CFTypeRef = AnyObject
/// A count or a place.
public typealias CFIndex = Int
/// A moment in seconds since 2001.
public typealias CFTimeInterval = Double
/// An error.
public typealias CFError = NSError
/// Who gives memory; there is one.
public struct CFAllocator: Sendable {}

/// Who gives memory where nobody is named.
public let kCFAllocatorDefault: CFAllocator? = nil
/// Yes.
public let kCFBooleanTrue: CFBoolean! = true
/// No.
public let kCFBooleanFalse: CFBoolean! = false

/// Makes bytes that grow, at first none.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Gives data a length; what it gains is zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = length }

/// The bytes of data, to write to.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    unsafe theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// How many bytes there are.
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data?.count ?? 0 }

/// Where bytes lie in memory: valid until 32 further calls, or further calls for 64 MB; of more than 32 bytes also for
/// as long as the data are held and not changed.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
    unsafe data.map { unsafe ReadBytes.pointer($0) }
}

// As on Apple's platforms, where each of Foundation's numbers is read as any of Swift's; the other types have it on Linux.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) {
        result = CGFloat(number.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ number: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(number.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ number: NSNumber?) -> CGFloat {
        CGFloat(number?.doubleValue ?? 0)
    }
}
