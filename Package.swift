// swift-tools-version: 6.2
// The floors of Sundial: a target may depend on what stands above it in this file, never on what stands below.
import CompilerPluginSupport
import PackageDescription

/// What every target is held to.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
/// Targets without unsafe code; `Posix`, `UnitNames`, `CurrentLocale`, `Imaging` and `RasterRendering` are the only others.
let safe: [SwiftSetting] = strict + [.strictMemorySafety()]

/// The C libraries that draw, linked only with the trait `Raster`.
let drawing: Target.Dependency = .target(name: "CPangoCairo", condition: .when(traits: ["Raster"]))

let floors: [Target] = [
    // Floor 0: the system.
    .target(name: "CPosix"),
    .target(name: "Posix", dependencies: ["CPosix"], swiftSettings: strict),
    .target(name: "CDigest"),
    .target(name: "Digest", dependencies: ["CDigest"], swiftSettings: safe),
    .target(name: "CharacterCells", swiftSettings: safe),
    // Foundation's own copy of ICU, which comes with the toolchain.
    .target(name: "UnitNames", swiftSettings: strict, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Pango's description names the folders of all headers, and the module map the other libraries: SwiftPM reads what a
    // description requires once for each that requires it, 774 files for `pangocairo`, at every plan.
    .systemLibrary(
        name: "CPangoCairo",
        pkgConfig: "pango gdk-pixbuf-2.0 libpng",
        providers: [.apt(["libpango1.0-dev", "libgdk-pixbuf-2.0-dev"])]
    ),
    .target(
        name: "CPNG", dependencies: [drawing],
        cSettings: [.define("RASTER", .when(traits: ["Raster"]))]
    ),

    .target(name: "CVirtualClock"),
    .target(name: "CActivity"),
    .target(name: "COSLog"),

    // Floor 1: values, files, messages.
    .target(name: "ViewArchive", swiftSettings: safe),
    .target(name: "GroupContainer", dependencies: ["Posix", "Digest"], swiftSettings: safe),
    .target(name: "ReloadService", dependencies: ["Posix"], swiftSettings: safe),
    .target(name: "Resources", swiftSettings: safe),
    // Foundation's own objects, written over.
    .target(name: "CurrentLocale", dependencies: ["CPosix"], swiftSettings: strict),

    // Floor 2: pixels, rules and renderers.
    .target(name: "Imaging", dependencies: ["Posix", "Digest", "ViewArchive", drawing], swiftSettings: strict),
    .target(name: "Combine", swiftSettings: safe),
    .target(name: "CoreLocation", swiftSettings: safe),
    .target(name: "RelevanceKit", dependencies: ["CoreLocation"], swiftSettings: safe),
    .target(name: "os", dependencies: ["COSLog"], swiftSettings: safe),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: safe),
    .target(name: "Scheduling", dependencies: ["ViewArchive"], swiftSettings: safe),
    .target(name: "LiveText", dependencies: ["ViewArchive"], swiftSettings: safe),
    .target(name: "TextRendering", dependencies: ["CharacterCells", "ViewArchive"], swiftSettings: safe),
    .target(
        name: "RasterRendering", dependencies: ["ViewArchive", "Resources", "CPNG", drawing], swiftSettings: strict),

    // Floor 3: the two programs' cores, and what widget sources use of UIKit and the modules under it.
    .target(
        name: "CoreGraphics", dependencies: ["ViewArchive", "Resources", "Imaging", "RasterRendering"],
        swiftSettings: safe
    ),
    .target(name: "UniformTypeIdentifiers", dependencies: ["CoreGraphics"], swiftSettings: safe),
    .target(
        name: "ImageIO", dependencies: ["ViewArchive", "Imaging", "CoreGraphics"], swiftSettings: safe),
    .target(name: "CoreText", dependencies: ["Resources", "CoreGraphics"], swiftSettings: safe),
    .target(
        name: "UIKit", dependencies: ["ViewArchive", "Resources", "Imaging", "RasterRendering", "CoreGraphics"],
        swiftSettings: safe
    ),
    .target(
        name: "HostCore", dependencies: ["Posix", "Digest", "CharacterCells", "GroupContainer", "ReloadService"],
        swiftSettings: safe
    ),
    .target(
        name: "DaemonCore",
        dependencies: [
            "Posix", "Digest", "ViewArchive", "GroupContainer", "ReloadService", "Scheduling", "LiveText",
            "TextRendering", "RasterRendering",
        ],
        swiftSettings: safe + [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),

    // Floors 4 to 6: what widget authors import.
    .target(
        name: "SwiftUI",
        dependencies: [
            "UnitNames", "ViewArchive", "Resources", "LiveText", "Imaging", "TextRendering", "RasterRendering",
            "CoreGraphics", "UIKit", "Combine", "PreviewMacros",
        ],
        swiftSettings: safe
    ),
    .target(
        name: "AppIntents",
        dependencies: [
            "ViewArchive", "GroupContainer", "ReloadService", "CoreLocation", "UniformTypeIdentifiers", "SwiftUI",
        ],
        swiftSettings: safe
    ),
    .target(
        name: "Intents", dependencies: ["ViewArchive", "ReloadService", "AppIntents", "SwiftUI"], swiftSettings: safe
    ),
    .target(name: "ActivityKit", dependencies: ["SwiftUI"], swiftSettings: safe),
    .target(name: "Charts", dependencies: ["SwiftUI"], swiftSettings: safe),
    .target(
        name: "WidgetKit",
        dependencies: [
            "Posix", "CVirtualClock", "CActivity", "Digest", "CurrentLocale", "ViewArchive", "GroupContainer",
            "ReloadService",
            "Resources", "Imaging", "Combine", "CoreLocation", "RelevanceKit", "os", "OSLog", "TextRendering",
            "RasterRendering",
            "CoreGraphics", "UniformTypeIdentifiers", "ImageIO", "CoreText", "UIKit", "DaemonCore",
            "SwiftUI",
            "AppIntents",
            "Intents", "ActivityKit", "PreviewMacros",
        ],
        swiftSettings: safe
    ),
    .target(
        name: "Gallery",
        dependencies: [
            "Posix", "CurrentLocale", "ViewArchive", "Imaging", "UIKit", "SwiftUI", "AppIntents", "Charts",
        ],
        swiftSettings: safe
    ),
    .target(
        name: "WidgetTesting",
        dependencies: [
            "CVirtualClock", "CurrentLocale", "ViewArchive", "LiveText", "TextRendering", "SwiftUI", "WidgetKit",
        ],
        swiftSettings: safe
    ),
    .macro(name: "PreviewMacros", swiftSettings: safe),

    // Beside: the plugin that builds an iOS extension's files where they lie.
    .target(name: "ExtensionSources", dependencies: ["Resources"], swiftSettings: safe),
    .executableTarget(name: "extension-sources", dependencies: ["ExtensionSources"], swiftSettings: safe),
    .plugin(
        name: "WidgetExtension", capability: .buildTool(), dependencies: ["extension-sources"],
        path: "Sources/WidgetExtension"
    ),

    // Floor 7: the programs.
    .executableTarget(name: "widget-host", dependencies: ["HostCore"], swiftSettings: safe),
    .executableTarget(
        name: "widgetd", dependencies: ["os", "SwiftUI", "AppIntents", "Intents", "WidgetKit", "Gallery"],
        swiftSettings: safe
    ),
]

let tests: [Target] = [
    .target(
        name: "TestSupport", dependencies: ["Posix", "GroupContainer", "ViewArchive", drawing],
        path: "Tests/TestSupport",
        swiftSettings: strict
    ),
    .executableTarget(
        name: "picture-server", dependencies: ["Posix"], path: "Tests/picture-server", swiftSettings: strict
    ),
    .executableTarget(
        name: "trial-widgets",
        dependencies: ["ActivityKit", "AppIntents", "SwiftUI", "UniformTypeIdentifiers", "WidgetKit"],
        path: "Tests/trial-widgets",
        swiftSettings: safe
    ),
    .executableTarget(
        name: "author-run", dependencies: ["SwiftUI", "WidgetKit", "WidgetTesting"], path: "Tests/author-run",
        swiftSettings: safe
    ),
    .executableTarget(
        name: "contract-widgets", dependencies: ["SwiftUI", "WidgetKit"], path: "Tests/contract-widgets",
        swiftSettings: safe
    ),
    // Sources as widget authors write them for iOS, in the language modes that they use.
    .executableTarget(
        name: "fixture-widgets", dependencies: ["AppIntents", "Charts", "OSLog", "SwiftUI", "WidgetKit"],
        path: "Tests/fixture-widgets"
    ),
    .executableTarget(
        name: "fixture-widgets-5",
        dependencies: ["Charts", "Combine", "Intents", "UIKit", "os", "SwiftUI", "WidgetKit"],
        path: "Tests/fixture-widgets-5", swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    // What sources say beyond what a widget shows; it only has to compile.
    .target(
        name: "fixture-widgets-vocabulary", dependencies: ["AppIntents", "SwiftUI", "WidgetKit"],
        path: "Tests/fixture-widgets-vocabulary"
    ),
    .executableTarget(
        name: "fixture-widgets-apps",
        dependencies: [
            "ActivityKit", "AppIntents", "Charts", "Combine", "CoreGraphics", "CoreLocation", "CoreText", "ImageIO",
            "Intents", "OSLog", "RelevanceKit", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WidgetKit", "os",
        ],
        path: "Tests/fixture-widgets-apps", swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .executableTarget(
        name: "catalogue-widgets", dependencies: ["Intents", "SwiftUI", "UIKit", "WidgetKit"],
        path: "Tests/catalogue-widgets",
        exclude: ["Extension", "widget-files"], swiftSettings: [.swiftLanguageMode(.v5)],
        plugins: ["WidgetExtension"]
    ),
    .executableTarget(
        name: "bench",
        dependencies: [
            "Posix", "ViewArchive", "Imaging", "RasterRendering", "TextRendering", "UIKit", "SwiftUI", "CPNG", drawing,
            "TestSupport",
        ],
        path: "Tests/bench", exclude: ["figures.md", "peer.py"], swiftSettings: strict
    ),
    .executableTarget(name: "bench-floor", path: "Tests/bench-floor", swiftSettings: safe),
    .target(
        name: "FuzzTargets", dependencies: ["HostCore", "GroupContainer", "ReloadService"], path: "Tests/Fuzz/Targets",
        swiftSettings: strict
    ),
    .testTarget(name: "PosixTests", dependencies: ["Posix", "Digest", "TestSupport"], swiftSettings: strict),
    .testTarget(
        name: "GroupContainerTests", dependencies: ["Posix", "GroupContainer", "TestSupport"], swiftSettings: strict),
    .testTarget(
        name: "ReloadServiceTests", dependencies: ["ReloadService", "Posix", "TestSupport"], swiftSettings: strict
    ),
    .testTarget(
        name: "ResourcesTests", dependencies: ["Resources", "ExtensionSources", "TestSupport"], swiftSettings: strict
    ),
    .testTarget(
        name: "ViewArchiveTests", dependencies: ["ViewArchive", "LiveText"], resources: [.copy("Names")],
        swiftSettings: strict
    ),
    .testTarget(
        name: "SchedulingTests", dependencies: ["ViewArchive", "Scheduling", "TestSupport"], swiftSettings: strict),
    .testTarget(
        name: "RenderingTests",
        dependencies: ["Imaging", "TextRendering", "RasterRendering", "ViewArchive", "TestSupport"],
        resources: [.copy("Golden"), .copy("Fixtures")], swiftSettings: strict
    ),
    .testTarget(
        name: "HostCoreTests",
        dependencies: [
            "HostCore", "CharacterCells", "GroupContainer", "ReloadService", "Posix", "TestSupport", "FuzzTargets",
        ],
        swiftSettings: strict
    ),
    .testTarget(
        name: "DaemonCoreTests",
        dependencies: [
            "DaemonCore", "Posix", "ViewArchive", "GroupContainer", "Imaging", "ReloadService", "Scheduling",
            "LiveText", "TextRendering", "TestSupport",
        ],
        swiftSettings: strict
    ),
    .testTarget(
        name: "UIKitTests",
        dependencies: [
            "CoreGraphics", "UniformTypeIdentifiers", "ImageIO", "CoreText", "UIKit", "SwiftUI", "ViewArchive",
            "RasterRendering", "TestSupport",
        ],
        exclude: ["Golden"], swiftSettings: strict
    ),
    .testTarget(
        name: "SwiftUITests",
        dependencies: [
            "SwiftUI", "Imaging", "LiveText", "TextRendering", "RasterRendering", "ViewArchive",
            "TestSupport",
        ],
        swiftSettings: strict
    ),
    .testTarget(
        name: "ChartsTests",
        dependencies: ["Charts", "Imaging", "SwiftUI", "TextRendering", "ViewArchive"], swiftSettings: strict
    ),
    .testTarget(
        name: "GalleryTests",
        dependencies: ["Gallery", "ViewArchive", "Imaging", "TextRendering", "RasterRendering", "TestSupport"],
        resources: [.copy("Golden")], swiftSettings: strict
    ),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "TestSupport"], swiftSettings: strict),
    .testTarget(
        name: "WidgetKitTests",
        dependencies: [
            "ActivityKit", "ViewArchive", "GroupContainer", "CoreLocation", "UniformTypeIdentifiers", "os", "UIKit",
            "SwiftUI", "AppIntents", "Intents", "WidgetKit",
            "TestSupport",
        ],
        swiftSettings: strict
    ),
    .testTarget(
        name: "EndToEndTests",
        dependencies: [
            "TestSupport", "ReloadService", "GroupContainer", "ViewArchive", "Posix", "Digest", "widgetd",
            "widget-host", "picture-server", "author-run", "trial-widgets", "contract-widgets", "catalogue-widgets",
            "fixture-widgets", "fixture-widgets-5", "fixture-widgets-apps",
        ],
        exclude: ["Hosts/Examples", "Reports/Machine/SlowDisk.c", "Reports/Machine/StepClock.c"],
        resources: [.copy("Articles"), .copy("Photos")],
        swiftSettings: strict
    ),
]

/// Only `scripts/fuzz` builds it: it links libFuzzer, which is in no plain build.
let fuzzing: [Target] = [
    .executableTarget(
        name: "fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Driver", swiftSettings: strict
    )
]

/// What the product `WidgetKit` brings with it, each as a product of its own for packages that name what they import.
let modules = [
    "SwiftUI", "Charts", "AppIntents", "Intents", "ActivityKit", "UIKit", "CoreGraphics", "ImageIO", "CoreText",
    "CoreLocation", "UniformTypeIdentifiers", "RelevanceKit", "Combine", "os", "OSLog",
]

let package = Package(
    name: "Sundial",
    products: modules.map { .library(name: $0, targets: [$0]) } + [
        .library(name: "WidgetKit", targets: ["WidgetKit", "Charts"]),
        .library(name: "WidgetTesting", targets: ["WidgetTesting"]),
        .plugin(name: "WidgetExtension", targets: ["WidgetExtension"]),
        .executable(name: "widget-host", targets: ["widget-host"]),
        .executable(name: "widgetd", targets: ["widgetd"]),
    ],
    traits: [
        .trait(name: "Raster", description: "Draws PNG pictures with Pango and Cairo (Debian: scripts/setup).")
    ],
    targets: floors + tests + (Context.environment["FUZZ"] == "1" ? fuzzing : []),
    swiftLanguageModes: [.v6]
)
