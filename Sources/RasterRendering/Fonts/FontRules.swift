// Which fonts there are and who stands in for whom, in fontconfig's words.
#if Raster

/// The configuration's text and the files that it names.
enum FontRules {
    /// Folders that hold one family, which the system's font cache knows.
    private static let folders = ["/usr/share/fonts/opentype/inter"]

    /// Single files: their folders may hold more than we want. Droid Sans Fallback is the file with Hangul.
    static let files = [
        "/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf",
        "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf",
        "/usr/share/fonts/truetype/lohit-devanagari/Lohit-Devanagari.ttf",
        "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf",
    ]

    /// The family of icons: only who asks for it gets one, since its characters mean nothing to others.
    static let icons = "Material Icons"

    /// The family of pictures in colour.
    static let emoji = "Noto Color Emoji"

    /// Who is asked for a character, in this order; emoji before DejaVu, which has them in black.
    private static let fallback = [
        "Inter", "Droid Sans Fallback", emoji, "DejaVu Sans", "Lohit Devanagari",
    ]

    static func document(systemFonts: Bool) -> String {
        let system = systemFonts ? ["/usr/share/fonts", "/usr/local/share/fonts"] : []
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
            \((folders + system).map { "<dir>\($0)</dir>" }.joined(separator: "\n"))
            <cachedir>/var/cache/fontconfig</cachedir>
            <cachedir prefix="xdg">fontconfig</cachedir>
            <match target="pattern">
              <test name="family"><string>emoji</string></test>
              <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
            </match>
            <match target="pattern">
              <edit name="family" mode="append" binding="strong">
                \(fallback.map { "<string>\($0)</string>" }.joined())
              </edit>
            </match>
            \(unasked)
            \(marks)
            \(bitmaps)
            \(slanted)
            \(emboldened)
            \(widths)
            </fontconfig>
            """
    }

    /// The font of icons is found by its name alone: as a file of ours it has no characters that anybody looks for, and
    /// among the system's fonts, whose cache knows its characters, it is not.
    private static let unasked = """
        <match target="scan">
          <test name="family"><string>\(icons)</string></test>
          <edit name="charset" mode="assign"><charset><int>32</int></charset></edit>
        </match>
        <selectfont>
          <rejectfont><pattern><patelt name="family"><string>\(icons)</string></patelt></pattern></rejectfont>
        </selectfont>
        """

    /// Emoji are pictures of one size: without this they are 109 pixels high.
    private static let bitmaps = """
        <match target="font">
          <test name="outline" compare="eq"><bool>false</bool></test>
          <test name="scalable" compare="eq"><bool>true</bool></test>
          <edit name="pixelsizefixupfactor" mode="assign">
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          </edit>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <name>pixelsizefixupfactor</name><double>0</double>
                <double>0</double><name>pixelsizefixupfactor</name>
              </matrix>
            </times>
          </edit>
        </match>
        """

    /// Families without an italic lean.
    private static let slanted = """
        <match target="font">
          <test name="slant"><const>roman</const></test>
          <test target="pattern" name="slant" compare="not_eq"><const>roman</const></test>
          <test name="outline" compare="eq"><bool>true</bool></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix><double>1</double><double>0.2</double><double>0</double><double>1</double></matrix>
            </times>
          </edit>
          <edit name="slant" mode="assign"><const>oblique</const></edit>
        </match>
        """

    /// Our families come in one width: others are drawn from it.
    private static let widths = [
        (50, 0.68), (63, 0.75), (75, 0.82), (87, 0.91), (113, 1.1), (125, 1.2), (150, 1.3), (200, 1.4),
    ].map { width, part in
        """
        <match target="font">
          <test name="width" compare="eq"><int>100</int></test>
          <test target="pattern" name="width" compare="eq"><int>\(width)</int></test>
          <test name="outline" compare="eq"><bool>true</bool></test>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix><double>\(part)</double><double>0</double><double>0</double><double>1</double></matrix>
            </times>
          </edit>
        </match>
        """
    }.joined(separator: "\n")

    /// Han, kana and Hangul come in one weight.
    private static let emboldened = """
        <match target="font">
          <test name="family"><string>Droid Sans Fallback</string></test>
          <test target="pattern" name="weight" compare="more_eq"><const>demibold</const></test>
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
        </match>
        """
}
#endif
