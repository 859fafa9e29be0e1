// A query as a provider of options, for a parameter that names one.
import SwiftUI

/// What a query suggests.
struct QueryOptions<Query: EntityQuery>: DynamicOptionsProvider {
    private let query: Query

    init(_ query: Query) { self.query = query }

    func results() async throws -> Query.Suggestions { try await query.suggestedEntities() }
    func defaultResult() async -> Query.Entity? { await query.defaultResult() }
}
