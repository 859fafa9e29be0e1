// Coders of whole documents, which the operators `decode` and `encode` take.
public import Foundation

/// Reads a value from a document.
public protocol TopLevelDecoder<Input> {
    /// What is read from.
    associatedtype Input
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Writes a value to a document.
public protocol TopLevelEncoder<Output> {
    /// What is written.
    associatedtype Output
    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }
