// What the apps of the fixture widgets would have stored in their group.
import Foundation
import Posix
import TestSupport

enum FixtureStores {
    /// Files by name.
    static let files = [
        "todo.json": "[]",
        "coins.json": #"""
        [{"id":"bitcoin","symbol":"btc","name":"Bitcoin","current_price":64250.11,"price_change_percentage_24h":2.41},
        {"id":"ethereum","symbol":"eth","name":"Ethereum","current_price":3180.5,"price_change_percentage_24h":-0.87}]
        """#,
        "weather.json": #"""
        {"city":"Porto","temperature":16,"low":11,"high":18,"condition":"rain","hours":[],"days":[]}
        """#,
        "news.json": #"""
        [{"id":1,"headline":"Ferry to the islands sails again after two years","section":"Travel",
        "published":1767225600,"url":"https://example.com/1"},
        {"id":2,"headline":"City plants ten thousand trees","section":"Local","published":1767222000,
        "url":"https://example.com/2"}]
        """#,
        "tides.json": #"""
        {"harbour":"Leixões","tides":[{"kind":"high","time":1767225600,"height":3.42},
        {"kind":"low","time":1767247800,"height":0.96}]}
        """#,
    ]

    /// States of Live Activities, by kind.
    static let activities = [
        "OutingAttributes": #"""
        {"attributes":{"boat":"Borrowed four",
        "turn":{"value":8,"unit":{"symbol":"km","converter":{"coefficient":1000,"constant":0}}}},
        "content-state":{"pushedOff":"2026-01-01T00:00:00Z","easiedAt":"2026-01-01T00:24:19Z",
        "rowed":{"value":5.3,"unit":{"symbol":"km","converter":{"coefficient":1000,"constant":0}}},
        "rate":22,"water":3}}
        """#,
        "FeedingAttributes": #"""
        {"attributes":{"colony":{"box":7,"queen":"Brunhild","mark":"🌻","litres":1.9,"thirst":0.55,
        "note":"Never without a veil."}},
        "content-state":{"drunk":0.9,"remark":"Robbers at the entrance!","robbers":true}}
        """#,
        "LineAttributes": #"""
        {"attributes":{"line":"7","stops":["Quarry","Gasworks"],"seats":{"fixed":62}},
        "content-state":{"rest":["2026-01-01T00:00:00Z","2026-01-01T00:12:00Z"]}}
        """#,
        "PilotAttributes": #"{"attributes":{"ship":"Marigold"},"content-state":{"cablesToGo":7}}"#,
        "MatchAttributes": #"""
        {"attributes":{"homeTeam":{"name":"Porto","short":"POR","color":"red"},
        "awayTeam":{"name":"Braga","short":"BRA","color":""}},
        "content-state":{"home":2,"away":1,"minute":["2026-01-01T00:00:00Z","2026-01-01T00:45:00Z"],"events":["Goal"],
        "phase":"halftime"}}
        """#,
    ]

    /// Words of `widget-host set`.
    static let defaults = [
        "countdown.title=Concert", "focus.end=2100-01-01T00:00:00Z", "agenda.hidden:=true", "player.state=stopped",
        #"notes=[{"id":"7C0E3B8E-5A0F-4F54-9A41-0B7C0D3E1A01","title":"Packing","body":"Tent, stove, map","#
            + #""isPinned":true,"edited":"2026-01-01T08:00:00Z"}]"#,
    ]

    static func publish(in daemon: DaemonFixture) throws {
        try daemon.host.run(["set"] + defaults).succeeding()
        for (name, text) in files {
            try AtomicFile.write(Array(text.utf8), to: daemon.path(name), durable: false)
        }
        for (kind, state) in activities {
            try daemon.put(#"{"version":1,"entries":[\#(state)]}"#, "entries/\(kind).json")
        }
    }
}
