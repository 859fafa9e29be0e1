// Sources of an iOS extension as they are compiled here.
import ExtensionSources
import Testing

@Suite struct SourceTests {
    static let rows: [(String, String)] = [
        ("#if os(iOS)\na\n#endif\n", "#if true\na\n#endif\n"),
        ("  #if os(macOS) || os( iOS )\n", "  #if false || true\n"),
        ("#elseif !os(watchOS) && DEBUG // os(iOS)\n", "#elseif !false && DEBUG // os(iOS)\n"),
        ("#if os(Linux)\n", "#if false\n"),
        ("#if canImport(UIKit) && !canImport(ActivityKit)\n", "#if true && !canImport(ActivityKit)\n"),
        ("#if canImport(UIKit.UIColor)\n", "#if true\n"),
        ("#if canImport(SwiftUI, _version: 5)\n", "#if true\n"),
        ("#if (os(iOS) ||\n    os(tvOS))\n#endif", "#if (true ||\n    false)\n#endif"),
        ("#if swift(>=5.9) && targetEnvironment(simulator)\n", "#if swift(>=5.9) && targetEnvironment(simulator)\n"),
        ("let a = os(iOS)\n", "let a = os(iOS)\n"),
        ("#ifos(iOS)\n", "#ifos(iOS)\n"),
        ("@objc(ViewIntent)\npublic class A {}\n", "\npublic class A {}\n"),
        ("    @objc @MainActor func f() {}\n", "     @MainActor func f() {}\n"),
        ("@available(iOS 17, *) @objcMembers class A {}\n", "@available(iOS 17, *)  class A {}\n"),
        ("    @NSManaged public var a: String?\n", "     public var a: String?\n"),
        ("class A { @NSManaged var a: B?; @objc(c) var c = 1 }\n", "class A { var a: B?; var c = 1 }\n"),
        ("let a = \"@objc\"\n\"\"\"\n@objc\n\"\"\"\n", "let a = \"@objc\"\n\"\"\"\n@objc\n\"\"\"\n"),
        (
            "} catch let error as NSError {\n", "} catch let error { let error = error as NSError; _ = error; \n"
        ),
        (
            "} catch let e as NSError where e.code == 1 { f() }\n",
            "} catch let e where ({ (e: NSError) -> Bool in e.code == 1 })(e as NSError) "
                + "{ let e = e as NSError; _ = e;  f() }\n"
        ),
        ("if let e = error as? NSError, other as? NSError\n", "if let e = error as NSError?, other as? NSError\n"),
        ("} catch let error as URLError {\n", "} catch let error as URLError {\n"),
        ("@objcish var a\n@Parameter(title: \"a (b\") var b\n", "@objcish var a\n@Parameter(title: \"a (b\") var b\n"),
        (
            "// #if os(iOS)\n/*\n#if os(iOS)\n/* */\n#if os(iOS)\n*/\n#if os(iOS)\n",
            "// #if os(iOS)\n/*\n#if os(iOS)\n/* */\n#if os(iOS)\n*/\n#if true\n"
        ),
        ("let a = \"\"\"\n#if os(iOS)\n\"\"\"\n#if os(iOS)\n", "let a = \"\"\"\n#if os(iOS)\n\"\"\"\n#if true\n"),
        (
            "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#\n#if os(iOS)\n",
            "let a = #\"\"\"\n\"\"\"\n#if os(iOS)\n\"\"\"#\n#if true\n"
        ),
        ("let a = \"/*\"\n#if os(iOS)\n", "let a = \"/*\"\n#if true\n"),
        ("let a = \"\\(f(\"/*\"))\" // \"\"\"\n#if os(iOS)\n", "let a = \"\\(f(\"/*\"))\" // \"\"\"\n#if true\n"),
        ("let a = /\"/\n#if os(iOS)\n", "let a = /\"/\n#if true\n"),
        ("#if os(iOS)\r\na\r\n", "#if true\r\na\r\n"),
    ]

    @Test(arguments: rows)
    func answersConditions(_ source: String, _ expected: String) {
        #expect(Conditions.answered(source) == expected)
    }

    static let imports: [(String, Bool)] = [
        ("import Foundation\n", true), ("import Foundation", true), ("import UIKit; import os\n", true),
        ("import SwiftUI\nimport Foundation\n", false), ("@preconcurrency import WidgetKit\n", false),
        ("import Foundation\nlet a: XMLParser\n", true), ("import struct Foundation.URL\n", true),
        ("struct A {}\n", false), ("// import Foundation\n", false),
    ]

    @Test(arguments: imports)
    func addsWhatFoundationHasOnIOS(_ source: String, _ isAdded: Bool) {
        let compiled = ExtensionSource.compiled(source, from: "/a \"b\".swift")
        #expect(compiled.hasPrefix("#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\n\(source)"))
        let xml = source.contains("XMLParser") ? "import FoundationXML\n" : ""
        #expect(compiled.hasSuffix("\nimport SwiftUI\n\(xml)") == isAdded)
    }

    /// On Linux Foundation's parser has a module of its own.
    @Test func addsTheParserWhereItIsNamed() {
        let compiled = ExtensionSource.compiled("import SwiftUI\nlet a = XMLParser(data: b)\n", from: "/a.swift")
        #expect(compiled.hasSuffix("(data: b)\nimport FoundationXML\n"))
    }

    static let names: [(String, String, String)] = [
        ("TileBackground", "Color", "tileBackground"), ("tile-background", "Color", "tileBackground"),
        ("AccentColor", "Color", "accent"), ("LogoImage", "Image", "logo"), ("Logo Color", "Image", "logoColor"),
        ("URLIcon", "Image", "urlIcon"), ("icon_2", "Image", "icon2"), ("2nd", "Image", "_2nd"),
        ("default", "Color", "`default`"), ("Color", "Color", "color"), ("home.fill", "Image", "homeFill"),
    ]

    @Test(arguments: names)
    func namesASymbol(_ asset: String, _ ending: String, _ expected: String) {
        #expect(SymbolName.symbol(asset, droppingEnding: ending) == expected)
    }

    @Test func generatesSymbols() {
        let symbols = AssetSymbols(
            colors: ["Brand/Deep", "Red", "TileBackground", "own"], images: ["Icons/home", "Logo"], taken: ["own"]
        )
        let source = symbols.source
        for line in [
            "    static let tileBackground = ColorResource(name: \"TileBackground\", bundle: .ofWidget)",
            "    static let red = ColorResource(name: \"Red\", bundle: .ofWidget)",
            "    enum Brand {\n        static let deep = ColorResource(name: \"Brand/Deep\", bundle: .ofWidget)\n    }",
            "    enum Icons {\n        static let home = ImageResource(name: \"Icons/home\", bundle: .ofWidget)\n    }",
            "    static var tileBackground: SwiftUI.Color { SwiftUI.Color(ColorResource.tileBackground) }",
            "    static var logo: UIKit.UIImage { UIKit.UIImage(resource: .logo) }",
        ] {
            #expect(source.contains(line + "\n"), "\(line)")
        }
        // The system and the sources have these themselves.
        #expect(!source.contains("static var red") && !source.contains("static var own"))
        #expect(AssetSymbols(colors: [], images: []).source.isEmpty)
    }
}
