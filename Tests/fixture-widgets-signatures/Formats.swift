// What sources use of Foundation: words, files, dates, texts with attributes. That they compile, in both language modes, is the test.
import SwiftUI
import WidgetKit
import AppIntents
import Intents
import Combine
import UIKit
import UniformTypeIdentifiers
import ActivityKit
import os

enum MyA: AttributedStringKey { typealias Value = Int; static let name = "a" }
struct MyScope: AttributeScope { let x: MyA; let swiftUI: AttributeScopes.SwiftUIAttributes }
extension AttributeScopes { var myScope: MyScope.Type { MyScope.self } }
extension AttributeDynamicLookup { subscript<T: AttributedStringKey>(dynamicMember k: KeyPath<MyScope, T>) -> T { self[T.self] } }
struct Idx: Codable { let a: Int }
struct LE: LocalizedError { var errorDescription: String? { "a" } }

@MainActor func formats1() async throws {
    _ = URL(string: "https://a.b/c")!.formatted()
    _ = URL(string: "https://a.b/c")!.formatted(.url.scheme(.never).host().path(.omitWhen(.path, matches: ["/"])))
    _ = (d ..< d).formatted()
    _ = (d ..< d).formatted(date: .abbreviated, time: .shortened)
    _ = (d ..< d).formatted(.interval)
    _ = (d ..< d).formatted(.interval.day().month())
    _ = (d ..< d).formatted(.components(style: .wide, fields: [.day, .hour]))
    _ = (d ..< d).formatted(.timeDuration)
    _ = Date.ComponentsFormatStyle.timeDuration
    _ = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened)
    _ = Date.AnchoredRelativeFormatStyle(anchor: d, presentation: .named, unitsStyle: .abbreviated).format(d)
    _ = Date.VerbatimFormatStyle(format: "\(year: .defaultDigits)", timeZone: .current, calendar: .current).format(d)
    _ = d.formatted(.verbatim("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)", timeZone: .current, calendar: .current))
    _ = d.formatted()
    _ = d.formatted(date: .long, time: .omitted)
    _ = d.formatted(.dateTime)
    _ = d.formatted(.dateTime.weekday(.wide).day().month(.abbreviated).year().hour(.defaultDigits(amPM: .omitted)).minute())
    _ = d.formatted(.iso8601.year().month().day())
    _ = d.formatted(.relative(presentation: .numeric, unitsStyle: .narrow))
    _ = d.formatted(.relative(presentation: .named, unitsStyle: .wide).locale(.current))
    _ = d.formatted(Date.RelativeFormatStyle(presentation: .named, unitsStyle: .spellOut, locale: .current, calendar: .current, capitalizationContext: .beginningOfSentence))
    _ = d.formatted(Date.RelativeFormatStyle(allowedFields: [.hour, .minute], presentation: .numeric))
    _ = d.ISO8601Format()
    _ = try Date("2020-01-01T00:00:00Z", strategy: .iso8601)
    _ = try Date(s, strategy: Date.ParseStrategy(format: "\(year: .defaultDigits)", timeZone: .current))
}

@MainActor func formats2() async throws {
    _ = try Date.FormatStyle().parse(s)
    _ = d.formatted(Date.FormatStyle().attributed)
    _ = d.formatted(.dateTime.hour().attributedStyle)
    _ = Date.FormatStyle(date: .numeric, time: .none, locale: .current, calendar: .current, timeZone: .current, capitalizationContext: .unknown)
    _ = d.formatted(.offset(to: d))
    _ = Duration.seconds(3).formatted()
    _ = Duration.seconds(3).formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 1, roundFractionalSeconds: .down)))
    _ = Duration.seconds(3).formatted(.units(allowed: [.hours, .minutes], width: .narrow, maximumUnitCount: 2, zeroValueUnits: .hide, valueLength: 2, fractionalPart: .hide))
    _ = Duration.UnitsFormatStyle(allowedUnits: [.days], width: .wide)
    _ = Duration.TimeFormatStyle(pattern: .hourMinute)
    _ = Duration.milliseconds(3).components.seconds
    _ = Duration.seconds(3) / .seconds(1)
    _ = 3.formatted()
    _ = 3.5.formatted(.number.precision(.fractionLength(0...2)).rounded(rule: .up, increment: 1).locale(.current).scale(2).decimalSeparator(strategy: .always))
    _ = 0.4.formatted(.percent)
    _ = 12.formatted(.currency(code: "USD").presentation(.narrow).sign(strategy: .accounting))
    _ = Decimal(3).formatted()
    _ = 1000.formatted(.byteCount(style: .memory, allowedUnits: [.mb], spellsOutZero: true, includesActualByteCount: true))
    _ = ByteCountFormatStyle(style: .file).format(1)
    _ = Int64(100).formatted(.byteCount(style: .decimal))
    _ = ["a", "b"].formatted()
    _ = ["a", "b"].formatted(.list(type: .or, width: .narrow))
    _ = [1, 2].formatted(.list(memberStyle: .number, type: .and))
    _ = ListFormatter.localizedString(byJoining: ["a"])
    _ = PersonNameComponents(givenName: "a", familyName: "b").formatted()
}

@MainActor func formats3() async throws {
    _ = PersonNameComponents(givenName: "a", familyName: "b").formatted(.name(style: .short))
    do { var p = PersonNameComponents(); p.givenName = "a"; p.nickname = "c"; _ = PersonNameComponentsFormatter.localizedString(from: p, style: .abbreviated, options: []) }
    _ = Measurement(value: 1, unit: UnitLength.meters).formatted()
    _ = Measurement(value: 1, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .road))
    _ = Measurement(value: 1, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number))
    _ = Measurement<UnitTemperature>.FormatStyle(width: .narrow, hidesScaleName: true)
    _ = Measurement(value: 1, unit: UnitTemperature.celsius).formatted(.measurement(width: .narrow, usage: .person, hidesScaleName: true))
    _ = Measurement(value: 1, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value
    _ = MeasurementFormatter().string(from: Measurement(value: 1, unit: UnitTemperature.celsius))
    do { let f = MeasurementFormatter(); f.unitStyle = .short; f.unitOptions = .temperatureWithoutUnit; f.numberFormatter.maximumFractionDigits = 0; f.locale = .current; _ = f.string(from: UnitTemperature.celsius) }
    do { let f = RelativeDateTimeFormatter(); f.unitsStyle = .full; f.dateTimeStyle = .named; f.formattingContext = .standalone; f.locale = .current; f.calendar = .current; _ = f.localizedString(for: d, relativeTo: d); _ = f.localizedString(from: DateComponents(day: 1)); _ = f.localizedString(fromTimeInterval: 3); _ = f.string(for: d) }
    do { let f = DateComponentsFormatter(); f.allowedUnits = [.hour, .minute]; f.unitsStyle = .positional; f.zeroFormattingBehavior = .pad; f.maximumUnitCount = 2; f.allowsFractionalUnits = true; f.collapsesLargestUnit = true; f.includesApproximationPhrase = true; f.includesTimeRemainingPhrase = false; f.calendar = .current; f.formattingContext = .listItem; f.referenceDate = d; _ = f.string(from: 3); _ = f.string(from: d, to: d); _ = f.string(from: DateComponents(day: 3)); _ = DateComponentsFormatter.localizedString(from: DateComponents(day: 3), unitsStyle: .short) }
    do { let f = DateIntervalFormatter(); f.dateStyle = .short; f.timeStyle = .none; f.dateTemplate = "MMMd"; f.locale = .current; f.timeZone = .current; f.calendar = .current; _ = f.string(from: d, to: d); _ = f.string(from: DateInterval(start: d, end: d)) }
    do { let f = ByteCountFormatter(); f.countStyle = .file; f.allowedUnits = .useMB; f.includesUnit = true; _ = f.string(fromByteCount: 3); _ = ByteCountFormatter.string(fromByteCount: 3, countStyle: .binary) }
    do { let f = ISO8601DateFormatter(); f.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; _ = f.date(from: s) }
    do { let f = DateFormatter(); f.dateFormat = "E"; f.setLocalizedDateFormatFromTemplate("MMMd"); f.doesRelativeDateFormatting = true; f.dateStyle = .full; _ = f.string(from: d); _ = f.shortWeekdaySymbols; _ = f.veryShortStandaloneWeekdaySymbols; _ = DateFormatter.localizedString(from: d, dateStyle: .short, timeStyle: .short); _ = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: .current); f.amSymbol = "a" }
    do { let f = NumberFormatter(); f.numberStyle = .currency; f.currencyCode = "EUR"; f.maximumFractionDigits = 0; f.positivePrefix = "+"; f.locale = .current; _ = f.string(from: 3); _ = f.string(for: 3); _ = f.number(from: s)?.doubleValue; f.usesGroupingSeparator = true; f.groupingSeparator = ","; f.roundingMode = .halfUp; f.minimumIntegerDigits = 2; _ = NumberFormatter.localizedString(from: 3, number: .decimal); f.numberStyle = .ordinal; f.numberStyle = .spellOut; f.multiplier = 3; f.currencySymbol = "$" }
    do { let f = LengthFormatter(); f.unitStyle = .short; _ = f.string(fromMeters: 3) }
    do { let f = MassFormatter(); _ = f.string(fromKilograms: 3); let g = EnergyFormatter(); _ = g.string(fromJoules: 3) }
    do { _ = JSONEncoder.self; let e = JSONEncoder(); e.outputFormatting = [.prettyPrinted, .sortedKeys]; e.dateEncodingStrategy = .iso8601; e.keyEncodingStrategy = .convertToSnakeCase }
    _ = try JSONEncoder().encode(AttributedString("a"))
    _ = try JSONDecoder().decode(AttributedString.self, from: Data())
    do { var a = AttributedString("a"); a.font = .body; a.foregroundColor = .red; a.backgroundColor = .blue; a.underlineStyle = .single; a.strikethroughStyle = .init(pattern: .dash, color: .red); a.kern = 1; a.tracking = 1; a.baselineOffset = 2; a.link = URL(string: "a"); a.swiftUI.font = .title }
    do { var a = AttributedString("a"); a.inlinePresentationIntent = .stronglyEmphasized; a.languageIdentifier = "en"; if let r = a.range(of: "a") { a[r].foregroundColor = .red }; for r in a.runs { _ = r.range; _ = r.font; _ = r.attributes }; a.append(AttributedString("b")); a += AttributedString("c"); _ = a.characters.count; _ = String(a.characters); a.replaceSubrange(a.startIndex..<a.endIndex, with: AttributedString("d")); a.mergeAttributes(AttributeContainer()); a.setAttributes(AttributeContainer().font(.body)); _ = a.transformingAttributes(\.font) { $0.value = nil } }
    _ = try AttributedString(markdown: s, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
}

@MainActor func formats4() async throws {
    _ = try AttributedString(markdown: Data())
    _ = AttributedString(s)
    _ = AttributedString(Substring("a"))
    _ = AttributedString(localized: "a")
    _ = AttributedString("a") + AttributedString("b")
    do { let a = AttributedString("a"); for (v, r) in a.runs[\.link] { _ = v; _ = r }; _ = a[a.startIndex..<a.endIndex]; _ = a.unicodeScalars; _ = a.index(a.startIndex, offsetByCharacters: 1); _ = a.utf8 }
    _ = UserDefaults(suiteName: "g")!.string(forKey: "a")
    do { let u = UserDefaults(suiteName: "g")!; u.set(1, forKey: "a"); _ = u.object(forKey: "a") as? Date; _ = u.data(forKey: "a"); _ = u.array(forKey: "a"); _ = u.dictionary(forKey: "a"); _ = u.stringArray(forKey: "a"); _ = u.url(forKey: "a"); u.removeObject(forKey: "a"); u.register(defaults: ["a": 1]); _ = u.dictionaryRepresentation(); u.synchronize(); _ = u.value(forKey: "a"); u.setValue(1, forKey: "a"); u.removePersistentDomain(forName: "a") }
    _ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "g")!.appendingPathComponent("a").appending(path: "b", directoryHint: .isDirectory).appending(component: "a").appending(components: "a", "b").appending(queryItems: [])
    do { _ = URL.documentsDirectory; _ = URL.cachesDirectory; _ = URL.temporaryDirectory; _ = URL.applicationSupportDirectory; _ = URL.homeDirectory; _ = URL(filePath: "a"); _ = URL(fileURLWithPath: "a"); _ = URL(string: "a")?.path(); _ = URL(string: "a")?.host(); _ = URL.currentDirectory(); _ = URL(string: "a", encodingInvalidCharacters: false) }
    _ = try await URLSession.shared.data(from: URL(string: "a")!)
    _ = try await URLSession.shared.data(for: URLRequest(url: URL(string: "a")!))
    _ = try await URLSession(configuration: .ephemeral).download(from: URL(string: "a")!)
    _ = URLSession.shared.dataTaskPublisher(for: URL(string: "a")!).map(\.data).decode(type: Int.self, decoder: JSONDecoder())
    do { URLSession.shared.dataTask(with: URL(string: "a")!) { d, r, e in }.resume() }
    do { let c = URLSessionConfiguration.default; c.timeoutIntervalForRequest = 3; c.requestCachePolicy = .reloadIgnoringLocalCacheData; c.waitsForConnectivity = true; c.urlCache = nil; c.allowsExpensiveNetworkAccess = false; c.httpAdditionalHeaders = [:] }
    _ = ProcessInfo.processInfo.isLowPowerModeEnabled
    do { _ = ProcessInfo.processInfo.environment; _ = ProcessInfo.processInfo.thermalState; _ = ProcessInfo.processInfo.isiOSAppOnMac }
    _ = Calendar.current.date(byAdding: .day, value: 1, to: d)!
    _ = Calendar.current.dateComponents([.day, .hour], from: d, to: d).day
    do { _ = Calendar.current.startOfDay(for: d); _ = Calendar.current.isDateInToday(d); _ = Calendar.current.nextDate(after: d, matching: DateComponents(hour: 3), matchingPolicy: .nextTime); _ = Calendar.current.weekdaySymbols; _ = Calendar.current.range(of: .day, in: .month, for: d); _ = Calendar.current.dateInterval(of: .month, for: d); _ = Calendar.current.date(bySettingHour: 1, minute: 1, second: 1, of: d); _ = Calendar.current.isDate(d, equalTo: d, toGranularity: .day); _ = Calendar.current.ordinality(of: .day, in: .year, for: d); _ = Calendar.current.veryShortStandaloneWeekdaySymbols; _ = Calendar.autoupdatingCurrent; _ = Calendar(identifier: .gregorian).firstWeekday; _ = Calendar.current.dates(byAdding: .day, startingAt: d) }
    do { _ = d.addingTimeInterval(3).timeIntervalSince(d); _ = d.distance(to: d); _ = d.advanced(by: 3); _ = d + 3; _ = Date.distantPast; _ = Date.now; _ = Date(timeIntervalSinceNow: 3) }
    do { _ = Bundle.main.infoDictionary?["a"]; _ = Bundle.main.object(forInfoDictionaryKey: "a"); _ = Bundle.main.url(forResource: "a", withExtension: "json"); _ = Bundle.main.bundleIdentifier; _ = Bundle(for: OO.self); _ = Bundle.main.localizedString(forKey: "a", value: nil, table: nil); _ = Bundle.main.preferredLocalizations; _ = Bundle.main.appStoreReceiptURL }
    _ = NSPredicate(value: true)
    _ = #Predicate<Int> { $0 > 3 }
}

@MainActor func formats5() async throws {
    _ = NSUserActivity(activityType: "a")
    do { let u = NSUserActivity(activityType: "a"); u.title = "a"; u.userInfo = [:]; u.isEligibleForSearch = true; u.webpageURL = nil; u.becomeCurrent(); u.isEligibleForPrediction = true; u.persistentIdentifier = "a" }
    _ = autoreleasepool { 3 }
    _ = OSAllocatedUnfairLock(initialState: 3)
    _ = NotificationCenter.default.publisher(for: Notification.Name("a"))
    _ = Timer.publish(every: 1, on: .main, in: .common)

    do { DispatchQueue.main.async { } }
    do { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { } }
    _ = NSCache<NSString, UIImage>()
    _ = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 3), .foregroundColor: UIColor.red]).size()
    _ = NSAttributedString(string: "a", attributes: [.kern: 1, .paragraphStyle: NSMutableParagraphStyle()])
    do { ("a" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 3)]) }
    _ = s.size(withAttributes: [.font: UIFont.systemFont(ofSize: 3)])
    _ = (s as NSString).boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: nil, context: nil)
    do { _ = s.localizedCapitalized; _ = s.localizedUppercase; _ = s.capitalized; _ = s.replacingOccurrences(of: "a", with: "b"); _ = s.trimmingCharacters(in: .whitespaces); _ = s.range(of: "a", options: .caseInsensitive); _ = String(format: "%.1f", 3.0); _ = s.components(separatedBy: ","); _ = s.padding(toLength: 3, withPad: " ", startingAt: 0); _ = s.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed); _ = s.localizedStandardContains("a"); _ = s.folding(options: .diacriticInsensitive, locale: .current); _ = s.applyingTransform(.toLatin, reverse: false); _ = s.localizedCaseInsensitiveCompare("a") }
    _ = SortDescriptor(\Idx.a)
    do { _ = Data(base64Encoded: "a"); _ = try Data(contentsOf: URL(string: "a")!); try Data().write(to: URL(string: "a")!, options: [.atomic, .completeFileProtection]) }
    do { _ = UUID().uuidString; _ = NSDate(); _ = NSNumber(value: 3); _ = NSString(string: "a"); _ = NSError(domain: "a", code: 3); _ = Decimal(string: "3"); _ = NSDecimalNumber(value: 3) }
    do { _ = CharacterSet.alphanumerics; _ = IndexSet(integer: 3); _ = DateComponents(year: 3); _ = TimeZone(identifier: "a"); _ = TimeZone.current.secondsFromGMT(); _ = TimeZone.gmt }
    do { _ = NSKeyedArchiver.self; _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: Data()) }
    do { _ = PropertyListEncoder(); _ = PropertyListDecoder() }
    do { _ = URLComponents(string: "a")?.queryItems; _ = URLQueryItem(name: "a", value: "b"); _ = HTTPURLResponse.self; _ = URLCache.shared; _ = HTTPCookieStorage.shared }
    _ = CGAffineTransform(rotationAngle: 1).scaledBy(x: 1, y: 1).translatedBy(x: 1, y: 1).concatenating(.identity).inverted()
    _ = arc4random_uniform(3)
}

@MainActor func formats6() async throws {
    do { _ = Int.random(in: 0..<3); _ = [1].randomElement(); _ = [1].shuffled() }
    do { _ = dump(1); _ = NSStringFromClass(OO.self); NSLog("a %@", s); print("a"); debugPrint("a"); assertionFailure(); precondition(true) }
    do { _ = NSLock(); _ = NSRecursiveLock(); _ = OperationQueue.main; _ = Thread.isMainThread; _ = RunLoop.main }
    do { _ = InflectionRule.automatic; _ = Morphology(); _ = String(localized: "^[\(1) day](inflect: true)"); _ = AttributedString(localized: "^[\(1) day](inflect: true)") }
    do { _ = Date.FormatStyle.Symbol.Weekday.wide; _ = Date.FormatStyle.DateStyle.complete }
    do { _ = FloatingPointFormatStyle<Double>.number; _ = IntegerFormatStyle<Int>.Percent(); _ = FloatingPointFormatStyle<Double>.Currency(code: "EUR"); _ = Decimal.FormatStyle.number; _ = Decimal.FormatStyle.Currency(code: "EUR").format(3) }
    _ = NSMutableParagraphStyle().alignment = .center
    do { _ = CocoaError(.fileNoSuchFile); _ = URLError(.badURL); _ = POSIXError(.EPERM); _ = DecodingError.self }
    do { _ = UnitDuration.minutes; _ = UnitSpeed.kilometersPerHour; _ = UnitPressure.hectopascals; _ = UnitEnergy.kilocalories; _ = UnitVolume.liters; _ = UnitMass.kilograms; _ = UnitAngle.degrees; _ = UnitElectricCurrent.amperes; _ = UnitPower.watts; _ = UnitConcentrationMass.gramsPerLiter; _ = UnitFrequency.hertz; _ = UnitArea.acres; _ = UnitFuelEfficiency.milesPerGallon; _ = UnitDispersion.partsPerMillion; _ = UnitIlluminance.lux; _ = UnitAcceleration.gravity }
    _ = Progress(totalUnitCount: 3).fractionCompleted
    _ = DiscreteFormatStyle.self
}
