// What an intent's handler makes of a parameter; handlers compile, and nobody asks them here.
public import SwiftUI

/// Whether a parameter's value is what the handler needs.
open class INIntentResolutionResult: NSObject {
    /// The parameter needs no value.
    public class func notRequired() -> Self { Self() }
    /// People are to be asked for a value.
    public class func needsValue() -> Self { Self() }
    /// No value would do.
    public class func unsupported() -> Self { Self() }

    /// Makes a result.
    public required override init() {}
}

/// The result for an object.
open class INObjectResolutionResult: INIntentResolutionResult {
    /// The value is what is needed.
    public class func success(with resolvedObject: INObject) -> Self { Self() }
    /// People are to choose.
    public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { Self() }
    /// People are to confirm.
    public class func confirmationRequired(with objectToConfirm: INObject?) -> Self { Self() }
}

/// The result for a text.
open class INStringResolutionResult: INIntentResolutionResult {
    /// The value is what is needed.
    public class func success(with resolvedString: String) -> Self { Self() }
    /// People are to choose.
    public class func disambiguation(with stringsToDisambiguate: [String]) -> Self { Self() }
    /// People are to confirm.
    public class func confirmationRequired(with stringToConfirm: String?) -> Self { Self() }
}

/// The result for a flag.
open class INBooleanResolutionResult: INIntentResolutionResult {
    /// The value is what is needed.
    public class func success(with resolvedValue: Bool) -> Self { Self() }
    /// People are to confirm.
    public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}

/// The result for an integer.
open class INIntegerResolutionResult: INIntentResolutionResult {
    /// The value is what is needed.
    public class func success(with resolvedValue: Int) -> Self { Self() }
    /// People are to confirm.
    public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}

/// The result for a number.
open class INDoubleResolutionResult: INIntentResolutionResult {
    /// The value is what is needed.
    public class func success(with resolvedValue: Double) -> Self { Self() }
    /// People are to confirm.
    public class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { Self() }
}
