// The result of a future, awaited.

extension Future where Failure == Never {
    /// The value, when it is there.
    public var value: Output {
        get async {
            let letter: Mailbox<Output>.Letter = await withCheckedContinuation { continuation in
                whenFulfilled { result in
                    switch result {
                    case .success(let value): continuation.resume(returning: Mailbox.Letter(value: value))
                    }
                }
            }
            guard let value = letter.value else { preconditionFailure("a fulfilled future has a value") }
            return value
        }
    }
}

extension Future {
    /// The value, when it is there; a failure is thrown.
    public var value: Output {
        get async throws {
            let letter: Mailbox<Output>.Letter = try await withCheckedThrowingContinuation { continuation in
                whenFulfilled { result in continuation.resume(with: result.map { Mailbox.Letter(value: $0) }) }
            }
            guard let value = letter.value else { preconditionFailure("a fulfilled future has a value") }
            return value
        }
    }
}
