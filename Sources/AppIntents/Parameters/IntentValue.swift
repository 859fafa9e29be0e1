// The types that parameters may have.
public import CoreLocation
public import SwiftUI

/// A type of a parameter's value. As with AppIntents, a type of an app's own is one as an `AppEntity` or an `AppEnum`.
public protocol IntentValue {}

extension Bool: IntentValue {}
extension Int: IntentValue {}
extension Double: IntentValue {}
extension Float: IntentValue {}
extension Decimal: IntentValue {}
extension String: IntentValue {}
extension AttributedString: IntentValue {}
extension Date: IntentValue {}
extension DateComponents: IntentValue {}
extension Duration: IntentValue {}
extension URL: IntentValue {}
extension UUID: IntentValue {}
extension Measurement: IntentValue {}
extension IntentFile: IntentValue {}
extension IntentCurrencyAmount: IntentValue {}
extension IntentPerson: IntentValue {}
extension PersonNameComponents: IntentValue {}
extension Calendar.RecurrenceRule: IntentValue {}
extension CLPlacemark: IntentValue {}
extension Optional: IntentValue where Wrapped: IntentValue {}
extension Array: IntentValue where Element: IntentValue {}
