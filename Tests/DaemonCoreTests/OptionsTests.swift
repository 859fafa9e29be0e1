// Command lines and what they ask for.
import Testing

@testable import DaemonCore

@Suite struct OptionsTests {
    /// A command line, and the options that differ from the defaults.
    struct Row: Sendable, CustomTestStringConvertible {
        var line: String
        var change: @Sendable (inout Options) -> Void
        var testDescription: String { line }

        init(_ line: String, _ change: @escaping @Sendable (inout Options) -> Void) {
            self.line = line
            self.change = change
        }
    }

    static let good = [
        Row("") { _ in },
        Row("--container /c --group group.a") { ($0.container, $0.group) = ("/c", "group.a") },
        Row("--container=/c=d") { $0.container = "/c=d" },
        Row("--runtime-dir /run/user/1") { $0.runtimeDirectory = "/run/user/1" },
        Row("--render text --scale 1.5") { ($0.render, $0.scale) = (.text, 1.5) },
        Row("--render=raster --appearance dark --corners round") {
            ($0.render, $0.appearance, $0.hasRoundCorners) = (.raster, "dark", true)
        },
        Row("--contrast increased") { $0.hasHighContrast = true }, Row("--contrast=standard") { _ in },
        Row("--text-size accessibility3 --locale ko_KR") { ($0.textSize, $0.locale) = ("accessibility3", "ko_KR") },
        Row("--provider-timeout 0 --idle-reload 15m --extension-idle 2h") {
            ($0.providerTimeout, $0.idleReload, $0.extensionIdle) = (0, 900, 7200)
        },
        Row("--clock virtual=2026-01-01T00:00:00Z") { $0.clock = 1_767_225_600 },
        Row("--clock virtual=1970-01-01T01:00:00.5+01:00 --once /o") { ($0.clock, $0.once) = (0.5, "/o") },
        Row("--clock system") { _ in },
        Row("--profile ios") { $0.profile = .ios },
        Row("--memory-limit 0 --profile=default") { $0.memoryLimit = 0 },
        Row("--log json --") { $0.logsJSON = true },
        Row("--live 1 --log-live") { ($0.live, $0.logsLive) = (1, true) },
        Row("--live=5m") { $0.live = 300 },
        Row("--live 0") { $0.live = 0 },
        Row("--once /o") { $0.once = "/o" },
        Row("--kind Photo --once=/o --family systemSmall --appearance dark") {
            ($0.once, $0.kind, $0.family, $0.appearance) = ("/o", "Photo", "systemSmall", "dark")
        },
        Row("--locale zh-Hant-TW") { $0.locale = "zh_Hant_TW" }, Row("--locale en_FR") { $0.locale = "en_FR" },
        Row("--locale de") { $0.locale = "de" }, Row("--log-live --log-live") { $0.logsLive = true },
    ]

    @Test(arguments: good) func readsOptions(_ row: Row) throws {
        var expected = Options()
        row.change(&expected)
        #expect(try Options.parse(row.line.split(separator: " ").map(String.init)) == .run(expected))
    }

    private static func badClock(_ value: String, _ why: String? = nil) -> OptionsError {
        .badValue(
            option: "--clock", value: value,
            expected: "system, or virtual=TIME with a time such as 2026-01-01T00:00:00Z", why: why
        )
    }

    private static func badLocale(_ value: String, nearest: String? = nil) -> OptionsError {
        .badValue(
            option: "--locale", value: value, expected: "an identifier such as en_US",
            why: "there is no such locale" + (nearest.map { "; did you mean \($0)?" } ?? "")
        )
    }

    static let bad: [(String, OptionsError)] = [
        ("--contaner x", .unknown("--contaner", nearest: "--container")),
        ("--scael=2", .unknown("--scael", nearest: "--scale")),
        ("--clock virtual", badClock("virtual")), ("--clock 5", badClock("5")),
        ("--clock virtual=", badClock("virtual=", "not of the form 2026-01-01T00:00:00Z")),
        ("--clock virtual=2026-01-01", badClock("virtual=2026-01-01", "a time of day must follow the date")),
        (
            "--clock virtual=2026-01-01T00:00:00",
            badClock("virtual=2026-01-01T00:00:00", "a zone must follow, such as 'Z' or '+02:00'")
        ),
        ("--clock virtual=2026-02-30T00:00:00Z", badClock("virtual=2026-02-30T00:00:00Z", "there is no such day")),
        ("--locale xx_YY_zz", badLocale("xx_YY_zz")), ("--locale ../../etc", badLocale("../../etc")),
        ("--locale ko_KRR", badLocale("ko_KRR", nearest: "ko_KR")),
        ("--scale 1 --scale=3", .repeated("--scale")),
        ("--clock virtual=2026-01-01T00:00:00Z --clock system", .repeated("--clock")),
        ("--hlep", .unknown("--hlep", nearest: "--help")),
        ("--liv 60", .unknown("--liv", nearest: "--live")),
        ("--live 0.5", .badValue(option: "--live", value: "0.5", expected: "0, or a duration of 1 second or more")),
        (
            "--live 5min",
            .badValue(
                option: "--live", value: "5min", expected: "0, or a duration of 1 second or more",
                why: "the unit is one of s, m, h and d"
            )
        ),
        ("--log-live=yes", .valueNotTaken("--log-live")),
        ("-x", .unknown("-x", nearest: nil)),
        ("run", .unexpected("run")),
        ("-- run", .unexpected("run")),
        ("--scale", .missingValue("--scale")),
        ("--help=yes", .valueNotTaken("--help")),
        ("--once", .missingValue("--once")),
        ("--onec /o", .unknown("--onec", nearest: "--once")),
        ("--gallery /o", .unknown("--gallery", nearest: nil)),
        ("--kind Photo", .onlyWith("--kind", option: "--once")),
        ("--family systemSmall", .onlyWith("--family", option: "--once")),
        ("--compare a", .onlyWith("--compare", option: "--once")),
        ("--record a", .onlyWith("--record", option: "--once")),
        ("--once a --compare b --record c", .onlyOne("--compare", "--record")),
        ("--profile phone", .badValue(option: "--profile", value: "phone", expected: "default or ios")),
        (
            "--memory-limit 30MB",
            .badValue(option: "--memory-limit", value: "30MB", expected: "a number of megabytes, 0 for none")
        ),
        (
            "--memory-limit -1",
            .badValue(option: "--memory-limit", value: "-1", expected: "a number of megabytes, 0 for none")
        ),
        ("--scale 9", .badValue(option: "--scale", value: "9", expected: "a number from 0.5 to 4")),
        ("--scale nan", .badValue(option: "--scale", value: "nan", expected: "a number from 0.5 to 4")),
        ("--render pdf", .badValue(option: "--render", value: "pdf", expected: "raster or text")),
        ("--log xml", .badValue(option: "--log", value: "xml", expected: "text, json")),
        ("--group=", .badValue(option: "--group", value: "", expected: "a group id")),
        (
            "--provider-timeout -1",
            .badValue(
                option: "--provider-timeout", value: "-1",
                expected: "a duration such as 90s, 5m, 3h, 2d or a number of seconds", why: "time goes forward only"
            )
        ),
    ]

    static let environments: [([String: String], String)] = [
        ([:], "en_US"), (["LANG": "C"], "en_US"), (["LANG": "POSIX"], "en_US"), (["LC_ALL": "C.UTF-8"], "en_US"),
        (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "de_DE@euro"], "de_DE"), (["LANG": "zh_Hant_TW"], "zh_Hant_TW"),
        (["LANG": "de_DE", "LC_MESSAGES": "ko_KR"], "ko_KR"), (["LC_ALL": "ar_EG", "LC_MESSAGES": "ko_KR"], "ar_EG"),
        (["LC_ALL": "", "LANG": "fr_FR"], "fr_FR"), (["LC_TIME": "fr_FR"], "en_US"), (["LANG": "xx_YY"], "en_US"),
    ]

    @Test(arguments: environments)
    func takesTheLocaleOfTheEnvironment(_ environment: [String: String], _ locale: String) throws {
        var expected = Options()
        expected.locale = locale
        #expect(try Options.parse([], environment: environment) == .run(expected))
        expected.locale = "da_DK"
        #expect(try Options.parse(["--locale", "da_DK"], environment: environment) == .run(expected))
    }

    /// A program with a catalogue has one option more.
    @Test func aProgramMayHaveAGallery() throws {
        var expected = Options()
        (expected.gallery, expected.locale) = ("/o", "de")
        #expect(try Options.parse(["--gallery", "/o", "--locale=de"], hasGallery: true) == .run(expected))
        #expect(throws: OptionsError.onlyOne("--once", "--gallery")) {
            try Options.parse(["--gallery", "/o", "--once", "/p"], hasGallery: true)
        }
        #expect(Options.help(program: "p", hasGallery: true).contains("--gallery DIR"))
        #expect(!Options.help(program: "p").contains("--gallery"))
    }

    @Test(arguments: bad) func refuses(_ line: String, _ error: OptionsError) {
        #expect(throws: error) { try Options.parse(line.split(separator: " ").map(String.init)) }
    }

    @Test func namesTheNearest() {
        #expect(
            OptionsError.unknown("--contaner", nearest: "--container").sentence
                == "unknown option --contaner; the nearest is --container"
        )
    }

    @Test(arguments: [("--help", Invocation.help), ("-h", .help), ("--version", .version)])
    func answersQuestions(_ line: String, _ invocation: Invocation) throws {
        #expect(try Options.parse([line]) == invocation)
    }

    /// Each option is explained, and the text fits a screen.
    @Test func helpNamesEveryOption() {
        let help = Options.help(program: "widgetd", hasGallery: true)
        // Each on a line of its own, as the manual and shells read it.
        for option in Options.table { #expect(help.contains("\n  \(option.name) "), "\(option.name)") }
        #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 36)
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
}
