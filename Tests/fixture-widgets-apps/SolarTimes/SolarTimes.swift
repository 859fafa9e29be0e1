import SwiftUI
import WidgetKit
import CoreLocation

final class LocationManager: NSObject, CLLocationManagerDelegate, ObservableObject {
    private let manager = CLLocationManager()
    private var handler: ((CLLocation) -> Void)?
    @Published var status: CLAuthorizationStatus = .notDetermined

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
        if manager.isAuthorizedForWidgetUpdates { manager.requestLocation() }
    }
    func fetch(handler: @escaping (CLLocation) -> Void) {
        self.handler = handler
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
        case .denied, .restricted, .notDetermined: handler(CLLocation(latitude: 52.52, longitude: 13.405))
        @unknown default: break
        }
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        if let last = locations.last { handler?(last) }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { print(error) }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { status = manager.authorizationStatus }
}

struct Prayer: Identifiable, Hashable {
    enum Kind: String, CaseIterable { case fajr = "Fajr", dhuhr = "Dhuhr", asr = "Asr", maghrib = "Maghrib", isha = "Isha" }
    let kind: Kind
    let time: Date
    var id: Kind { kind }
    var symbol: String {
        switch kind { case .fajr: return "sunrise"; case .dhuhr: return "sun.max"; case .asr: return "sun.min"; case .maghrib: return "sunset"; case .isha: return "moon.stars" }
    }
}

struct SolarCalculator {
    let coordinate: CLLocationCoordinate2D
    var timeZone = TimeZone.current
    func times(on date: Date) -> [Prayer] {
        let day = Double(Calendar.current.ordinality(of: .day, in: .year, for: date) ?? 1)
        let declination = -23.44 * cos((360 / 365 * (day + 10)).radians)
        let angle = acos(max(-1, min(1, -tan(coordinate.latitude.radians) * tan(declination.radians)))).degrees
        let noon = Calendar.current.date(bySettingHour: 12, minute: 10, second: 0, of: date)!
        let half = angle / 15 * 3600
        let offsets: [Double] = [-half - 5400, 0, half * 0.6, half, half + 5400]
        return zip(Prayer.Kind.allCases, offsets).map { Prayer(kind: $0, time: noon.addingTimeInterval($1)) }
    }
}
extension Double {
    var radians: Double { self * .pi / 180 }
    var degrees: Double { self * 180 / .pi }
    func rounded(to places: Int) -> Double { let p = pow(10.0, Double(places)); return (self * p).rounded() / p }
}

struct SolarEntry: TimelineEntry { let date: Date; let prayers: [Prayer]; let place: CLLocation; var next: Prayer? { prayers.first { $0.time > date } } }

struct SolarProvider: TimelineProvider {
    let locationManager = LocationManager()
    func placeholder(in context: Context) -> SolarEntry { make(CLLocation(latitude: 51.5, longitude: -0.12), .now) }
    func getSnapshot(in context: Context, completion: @escaping (SolarEntry) -> ()) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<SolarEntry>) -> ()) {
        locationManager.fetch { location in
            let first = make(location, Date())
            let entries = [first] + first.prayers.filter { $0.time > first.date }.map { make(location, $0.time) }
            completion(Timeline(entries: entries, policy: .after(Calendar.current.startOfDay(for: Date()) + 86_400)))
        }
    }
    private func make(_ location: CLLocation, _ date: Date) -> SolarEntry {
        SolarEntry(date: date, prayers: SolarCalculator(coordinate: location.coordinate).times(on: date), place: location)
    }
}

struct SolarView: View {
    let entry: SolarEntry
    @Environment(\.widgetFamily) var family
    var body: some View {
        VStack(spacing: 4) {
            if let next = entry.next {
                HStack {
                    Label(next.kind.rawValue, systemImage: next.symbol).font(.headline)
                    Spacer()
                    Text(next.time, style: .timer).font(.headline.monospacedDigit()).multilineTextAlignment(.trailing).frame(width: 90)
                }
            }
            ForEach(entry.prayers) { prayer in
                HStack {
                    Text(prayer.kind.rawValue)
                    Spacer()
                    Text(prayer.time, style: .time)
                }
                .font(.caption)
                .foregroundStyle(prayer == entry.next ? Color.accentColor : Color.primary)
                .fontWeight(prayer == entry.next ? .bold : .regular)
            }
            Text(String(format: "%.2f, %.2f", entry.place.coordinate.latitude, entry.place.coordinate.longitude)).font(.system(size: 8)).foregroundStyle(.secondary)
        }
        .containerBackground(.background, for: .widget)
    }
}

struct SolarWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "solar", provider: SolarProvider()) { SolarView(entry: $0) }
            .configurationDisplayName("Times").supportedFamilies([.systemSmall, .systemMedium])
    }
}
