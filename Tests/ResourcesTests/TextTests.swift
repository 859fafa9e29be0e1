// Texts: languages, plural forms, the kinds of files.
import Resources
import Testing

@Suite struct TextTests {
    private static let catalogue = """
        {"sourceLanguage":"en","version":"1.0","strings":{
          "Hello":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}},
                                    "zh-Hant":{"stringUnit":{"value":"你好"}},
                                    "pt-BR":{"stringUnit":{"value":"Oi"}}}},
          "Only the key":{},
          "Stated":{"localizations":{"en":{"stringUnit":{"value":"In English"}},
                                     "pt-PT":{"stringUnit":{"value":"Em português"}}}},
          "%lld items":{"localizations":{
            "en":{"variations":{"plural":{"zero":{"stringUnit":{"value":"No items"}},
                                          "one":{"stringUnit":{"value":"%lld item"}},
                                          "other":{"stringUnit":{"value":"%lld items"}}}}},
            "ru":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld предмет"}},
                                          "few":{"stringUnit":{"value":"%lld предмета"}},
                                          "many":{"stringUnit":{"value":"%lld предметов"}},
                                          "other":{"stringUnit":{"value":"%lld предмета"}}}}}}},
          "%@ has %lld birds and %lld cats":{"localizations":{"en":{
            "stringUnit":{"value":"%@ has %#@birds@ and %#@cats@, 100%%"},
            "substitutions":{
              "birds":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
                "one":{"stringUnit":{"value":"%arg bird"}},"other":{"stringUnit":{"value":"%arg birds"}}}}},
              "cats":{"argNum":3,"formatSpecifier":"lld","variations":{"plural":{
                "one":{"stringUnit":{"value":"a cat"}},"other":{"stringUnit":{"value":"%arg cats"}}}}}}}}},
          "Tap":{"localizations":{"en":{"variations":{"device":{"mac":{"stringUnit":{"value":"Click"}},
                                                                 "iphone":{"stringUnit":{"value":"Touch"}},
                                                                 "other":{"stringUnit":{"value":"Press"}}}}}}}
        }}
        """

    static let rows: [(String, [Double?], String, String?)] = [
        ("Hello", [], "de", "Hallo"), ("Hello", [], "de_AT", "Hallo"), ("Hello", [], "en_US", nil),
        ("Hello", [], "zh_TW", "你好"), ("Hello", [], "zh_CN", "你好"), ("Hello", [], "pt_BR", "Oi"),
        ("Hello", [], "pt_PT", "Oi"), ("Hello", [], "ja", nil), ("Only the key", [], "de", nil),
        ("Absent", [], "de", nil),
        ("Stated", [], "en_GB", "In English"), ("Stated", [], "fr", "In English"),
        ("Stated", [], "pt_BR", "Em português"),
        ("%lld items", [0], "en", "No items"), ("%lld items", [1], "en", "%lld item"),
        ("%lld items", [2], "en", "%lld items"), ("%lld items", [1.5], "en", "%lld items"),
        ("%lld items", [nil, 1], "en", "%lld item"), ("%lld items", [], "en", "%lld items"),
        ("%lld items", [1], "ru", "%lld предмет"), ("%lld items", [3], "ru", "%lld предмета"),
        ("%lld items", [5], "ru", "%lld предметов"), ("%lld items", [11], "ru", "%lld предметов"),
        ("%lld items", [0], "ru", "%lld предметов"), ("%lld items", [.infinity], "ru", "%lld предмета"),
        (
            "%@ has %lld birds and %lld cats", [nil, 1, 3], "en",
            "%@ has %2$lld bird and %3$lld cats, 100%%"
        ),
        ("%@ has %lld birds and %lld cats", [nil, 2, 1], "en", "%@ has %2$lld birds and a cat, 100%%"),
        ("Tap", [], "en", "Touch"),
    ]

    @Test(arguments: rows)
    func looksUpInACatalogue(_ key: String, _ numbers: [Double?], _ locale: String, _ expected: String?) throws {
        try withFiles(["Localizable.xcstrings": Self.catalogue]) { folder in
            let table = StringTable("Localizable", in: ResourceFolders([folder]))
            #expect(table.format(for: key, numbers: numbers, locale: locale) == expected)
        }
    }

    private static let tables = [
        "en.lproj/Localizable.strings": "/* A comment */\n\"Hello\" = \"Hello there\";\nBye = \"Good\\nbye\"; // more",
        "de.lproj/Localizable.strings": "\"Hello\" = \"Hallo \\\"du\\\"\";",
        "de.lproj/Other.strings": "\"Hello\" = \"Servus\";",
        "fr.lproj/Localizable.strings": "this is no table {",
        "en.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ left</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
        """,
    ]

    static let tableRows: [(String, String, [Double?], String, String?)] = [
        ("Localizable", "Hello", [], "de_DE", "Hallo \"du\""), ("Localizable", "Hello", [], "en", "Hello there"),
        ("Localizable", "Bye", [], "en", "Good\nbye"), ("Localizable", "Bye", [], "de", "Good\nbye"),
        ("Localizable", "Hello", [], "fr", "Hello there"), ("Other", "Hello", [], "de", "Servus"),
        ("Other", "Hello", [], "en", nil), ("Missing", "Hello", [], "en", nil),
        ("Localizable", "%d files", [1], "en", "%1$d file left"),
        ("Localizable", "%d files", [7], "en", "%1$d files left"),
    ]

    @Test(arguments: tableRows)
    func looksUpInTables(
        _ table: String, _ key: String, _ numbers: [Double?], _ locale: String, _ expected: String?
    ) throws {
        try withFiles(Self.tables) { folder in
            let table = StringTable(table, in: ResourceFolders([folder]))
            #expect(table.format(for: key, numbers: numbers, locale: locale) == expected)
        }
    }

    static let categories: [(String, [Double: PluralCategory])] = [
        ("en", [0: .other, 1: .one, 1.5: .other, 2: .other]), ("fr", [0: .one, 1: .one, 1.5: .one, 2: .other]),
        ("ja", [0: .other, 1: .other]), ("pl", [1: .one, 2: .few, 5: .many, 12: .many, 22: .few, 1.5: .other]),
        ("ar", [0: .zero, 1: .one, 2: .two, 3: .few, 11: .many, 100: .other]), ("cs", [1: .one, 4: .few, 5: .other]),
        ("lt", [1: .one, 11: .other, 21: .one, 22: .few]),
        ("lv", [0: .zero, 1: .one, 11: .zero, 21: .one, 22: .other]),
        ("sl", [1: .one, 2: .two, 3: .few, 5: .other, 101: .one]), ("he", [1: .one, 2: .two, 3: .other]),
        ("pt-BR", [0: .one, 1: .one, 2: .other]), ("pt-PT", [0: .other, 1: .one]),
        ("ro", [0: .few, 1: .one, 20: .other]),
        ("uk", [1: .one, 2: .few, 5: .many, 11: .many, 21: .one]), ("de", [1: .one, -1: .one, 0.5: .other]),
    ]

    @Test(arguments: categories)
    func choosesAForm(_ language: String, _ rows: [Double: PluralCategory]) {
        for (number, category) in rows {
            #expect(PluralCategory(of: number, language: language) == category, "\(language) \(number)")
        }
    }

    static let languages: [(String, [String], String?)] = [
        ("en_US", ["de", "en", "en-GB"], "en"), ("en_GB", ["en", "en-GB"], "en-GB"), ("en_AU", ["en-GB"], "en-GB"),
        ("zh_HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh_Hans_HK", ["zh-Hant", "zh-Hans"], "zh-Hans"),
        ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"), ("pt_PT", ["pt", "pt-PT"], "pt-PT"), ("fr", ["de"], nil),
        ("no", ["nb"], "nb"), ("de_CH@currency=CHF", ["de", "de-AT"], "de"),
    ]

    @Test(arguments: languages)
    func choosesALanguage(_ locale: String, _ available: [String], _ expected: String?) {
        #expect(LanguageChoice.order(available, for: locale).first == expected)
    }
}
