// Reloads that widget code and hosts ask for.
import AppIntents
import Posix
import ReloadService
import SwiftUI
import ViewArchive

/// Asks for new timelines, and knows the installed widgets.
public final class WidgetCenter: Sendable {
    /// The one centre of a process.
    public static let shared = WidgetCenter()

    private init() {}

    /// Asks for new timelines of a kind's widgets. As in WidgetKit nothing is answered; from a host the request goes
    /// to the group's daemon, and is lost when none listens.
    public func reloadTimelines(ofKind kind: String) {
        reload(kind)
    }

    /// Asks for new timelines of all widgets.
    public func reloadAllTimelines() {
        reload(nil)
    }

    /// Calls a closure with the installed widgets.
    @preconcurrency
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        let kinds = ExtensionProcess.kinds
        guard !kinds.isEmpty else {
            return DispatchQueue.global().async {
                completion(Result { try Self.ask(WidgetsCall()).widgets.compactMap { WidgetInfo($0) } })
            }
        }
        // An extension's threads are its own: the global ones wake up for ever after their first job.
        Task.detached(executorPreference: RunThreads.shared) {
            do {
                var infos: [WidgetInfo] = []
                for widget in try Self.ask(WidgetsCall()).widgets {
                    let intent = await Self.intent(of: widget, in: kinds)
                    if let info = WidgetInfo(widget, intent: intent) { infos.append(info) }
                }
                completion(.success(infos))
            } catch {
                completion(.failure(error))
            }
        }
    }

    private static func intent(of widget: WidgetsCall.Widget, in kinds: [WidgetKind]) async -> ConfiguringIntent? {
        guard let kind = kinds.first(where: { $0.description.kind == widget.kind }) else { return nil }
        guard case .object(let values)? = widget.configuration else { return await kind.provider.intent([:]) }
        return await kind.provider.intent(values.mapValues(\.text))
    }

    /// The installed widgets.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        try await withCheckedThrowingContinuation { continuation in
            getCurrentConfigurations { continuation.resume(with: $0) }
        }
    }

    /// Forgets recommended configurations; there is no gallery that shows them.
    public func invalidateConfigurationRecommendations() {}

    /// Forgets a kind's relevance; nothing ranks widgets here.
    public func invalidateRelevance(ofKind kind: String) {}

    private func reload(_ kind: String?) {
        if let process = ExtensionProcess.current {
            // What widget code stored is there before the run that shows it.
            process.mergeDefaults()
            process.channel.send(.reload(kind: kind))
            return
        }
        // WidgetKit answers nothing: a host that wants an answer speaks to the socket.
        _ = try? Self.ask(ReloadCall(kind: kind))
    }

    /// Seconds that a daemon has for an answer.
    private static let patience = 5.0

    private static func ask<Call: ServiceCall>(_ call: Call) throws -> Call.Body {
        let deadline = Clock.monotonicNow() + Int64(patience * 1e9)
        let connection = try HostConnection.open(try GroupFolder.current().socket, until: deadline)
        return try connection.call(call, until: deadline).get()
    }

    /// Keys of what a host learns of a tapped widget.
    public enum UserInfoKey {
        /// The widget's kind.
        public static let kind = "WGWidgetUserInfoKeyKind"
        /// The widget's family.
        public static let family = "WGWidgetUserInfoKeyFamily"
        /// The Live Activity's identifier.
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}
