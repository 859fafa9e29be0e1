// All that the two programs write, against the published schemas: every member of it is named there.
import Foundation
import TestSupport
import Testing

@Suite struct RealOutputTests {
    @Test func isAsTheSchemasSay() throws {
        let schemas = try JSONSchemas()
        func check(_ text: String, _ schema: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            let faults = try schemas.faults(of: text, by: schema, isComplete: schema != "entries")
            #expect(faults == [], "\(schema): \(text)", sourceLocation: sourceLocation)
        }
        try DaemonFixture.with { fixture in
            let connection = try fixture.connect()
            let requests = [
                #"{"id":1,"method":"subscribe"}"#,
                #"{"id":2,"method":"addWidget","params":{"kind":"Status","family":"systemSmall","size":[200,100]}}"#,
                #"{"id":3,"method":"kinds"}"#, #"{"id":4,"method":"currentConfigurations"}"#,
                #"{"id":5,"method":"setDefaults","params":{"values":{"title":"Hello"}}}"#,
                #"{"id":6,"method":"reloadAllTimelines","params":{"wait":"rendered"}}"#,
                #"{"id":7,"method":"reloadTimelines","params":{"kind":"Status"}}"#,
                #"{"id":8,"method":"status"}"#, #"{"id":13,"method":"explain"}"#,
                #"{"id":9,"method":"preview","params":{"kind":"Status"}}"#,
                #"{"id":10,"method":"preview","params":{"kind":"Stauts"}}"#, "nonsense", #"{"id":11,"method":"fly"}"#,
                #"{"id":13,"method":"snapshot","params":{"widget":"Status.systemSmall","appearance":"dark","scale":1}}"#,
                #"{"id":12,"method":"removeWidget","params":{"widget":"Status.systemSmall.2"}}"#,
            ]
            for request in requests {
                if request != "nonsense", !request.contains("fly") { try check(request, "request") }
                try connection.send(request + "\n")
            }
            var answers = 0
            var told: Set<String> = []
            while answers < requests.count {
                let message = try connection.answer()
                if let method = message.text("method") {
                    told.insert(method)
                    try check(message.description, "notification")
                } else {
                    answers += 1
                    try check(message.description, "answer")
                }
            }
            #expect(told.isSuperset(of: ["snapshot", "timeline", "error"]))

            try fixture.host(
                "put-entries", "Feed", "-", input: #"[{"id":"1","title":"A","date":"2026-01-01T00:00:00Z"}]"#
            ).succeeding()
            try check(fixture.text("entries/Feed.json"), "entries")
            try check(fixture.text("widgets.json"), "widgets")
            let sidecars = try FileManager.default.contentsOfDirectory(atPath: fixture.path("snapshots"))
                .filter { $0.hasSuffix(".json") }
            #expect(sidecars.count == 8)
            for sidecar in sidecars { try check(fixture.text("snapshots/\(sidecar)"), "sidecar") }
            let lines = try fixture.text("log/snapshots.jsonl").split(separator: "\n")
            #expect(lines.count >= 9)
            for line in lines { try check(String(line), "snapshot-line") }
        }
    }
}
