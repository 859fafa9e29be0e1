// Values of parameters that stand for an amount of money and for a person.
public import SwiftUI

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
    /// How much.
    public let amount: Decimal
    /// The currency's code, such as `EUR`.
    public let currencyCode: String

    /// Makes an amount.
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

/// A person whom an intent is about.
public struct IntentPerson: Hashable, Sendable {
    /// How the person can be named.
    public enum Name: Hashable, Sendable {
        case displayName(String)
        case components(PersonNameComponents)
    }

    /// How the person can be reached.
    public enum Handle: Hashable, Sendable {
        case emailAddress(String)
        case phoneNumber(String)
        case applicationDefined(String)
    }

    /// What names the person in the app.
    public enum Identifier: Hashable, Sendable {
        case applicationDefined(String)
        case contactBook(String)
    }

    /// Which of a person's facts are asked for.
    public enum ParameterMode: Sendable { case contact, email, phone }

    public let identifier: Identifier
    public let name: Name
    public let handle: Handle?
    public let isMe: Bool

    /// Makes a person.
    public init(identifier: Identifier, name: Name, handle: Handle? = nil, isMe: Bool = false) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.isMe = isMe
    }
}
