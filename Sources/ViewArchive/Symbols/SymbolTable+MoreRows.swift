// More rows of the symbol table, several a line: name, code point in Material Icons, glyph for cells.

extension SymbolTable {
    /// The rows by name; read once.
    static let moreRows: [String: (icon: Unicode.Scalar, glyph: Character)] = {
        var rows: [String: (icon: Unicode.Scalar, glyph: Character)] = [:]
        let words = text.split(whereSeparator: \.isWhitespace)
        for start in stride(from: 0, to: words.count - 2, by: 3) {
            guard let number = UInt32(words[start + 1], radix: 16), let icon = Unicode.Scalar(number),
                let glyph = words[start + 2].first
            else { continue }
            rows[String(words[start])] = (icon, glyph)
        }
        return rows
    }()

    /// Sorted by name.
    private static let text = """
        air.conditioner.horizontal eb3b ▭  airplane.arrival e904 ✈  airplane.departure e905 ✈  airplayaudio e055 △
        airplayvideo e055 △  airpods f003 ∩  airpodspro f003 ∩  alarm.waves.left.and.right e855 ◷  allergens f205 ❀
        ant e868 ⁂  antenna.radiowaves.left.and.right e8bf ⌁  app e3c6 ▢  app.badge e5c3 ▣  app.gift e8f6 ▣
        apple.logo ef4a ●  applelogo ef4a ●  applewatch e334 ◷  apps.iphone e5c3 ▯  aqi.low efd8 ≋  aqi.medium efd8 ≋
        archivebox e149 ▤  arrow.2.circlepath e627 ↻  arrow.down.circle f181 ↓  arrow.down.doc e2c4 ⤓
        arrow.down.to.line f090 ⤓  arrow.left.and.right e8d4 ↔  arrow.left.circle eaa7 ←  arrow.right.circle eaaa →
        arrow.triangle.branch e0b6 ⑂  arrow.triangle.turn.up.right.diamond e52e ↱  arrow.turn.up.right ebab ↱
        arrow.up.and.down ea16 ↕  arrow.up.circle f182 ↑  arrow.up.forward f1e1 ↗  arrow.up.forward.app e89e ↗
        arrow.up.left.and.arrow.down.right f1ce ↗  arrow.uturn.backward e166 ↶  arrow.uturn.forward e15a ↷
        arrow.uturn.left e166 ↶  arrow.uturn.right e15a ↷  arrowshape.right e154 ➜  arrowshape.up eb95 ⬆
        arrowtriangle.down e5c5 ▼  arrowtriangle.down.fill e5c5 ▼  arrowtriangle.left e5de ◀
        arrowtriangle.right e5df ▶  arrowtriangle.up e5c7 ▲  arrowtriangle.up.fill e5c7 ▲  asterisk e1eb *  at e0e6 @
        atom ea4b ✳  backward e020 «  backward.end e045 «  balloon ea65 ○  bandage e3f3 ✚  banknote ef63 ▭
        barcode e00a ▥  barometer e9e4 ◔  baseball ea51 ◍  basket e8cb ⊔  basketball ea26 ◍  bathtub ea41 ⊔
        battery.0percent e19c ▯  battery.100.bolt e1a3 ▮  battery.100percent e1a4 ▮  battery.100percent.bolt e1a3 ▮
        battery.25 ebe0 ▯  battery.25percent ebe0 ▯  battery.50 ebe2 ▮  battery.50percent ebe2 ▮  battery.75 ebd4 ▮
        battery.75percent ebd4 ▮  beach.umbrella eb3e ☂  bell.and.waves.left.and.right e7f7 ♪  bell.badge e7f7 ♪
        bell.slash e7f6 ⌀  binoculars e8b6 ∞  bird e00b ⁂  birthday.cake e7e9 ▲  bitcoinsign ebc5 ₿  bolt.car eb1c ⚡
        bolt.circle e932 ⚡  bolt.heart e87d ♥  bolt.shield e9e0 ⚡  bolt.slash e3e6 ⚡  book.closed e865 ▯
        books.vertical e02f ▥  brain ea4a ◍  brain.head.profile ea4a ◍  bubble.left e0cb ❝
        bubble.left.and.bubble.right e0bf ❝  bubble.right e0cb ❝  building ea40 ▥  building.2 e7f1 ▥
        building.columns e84f ▥  bus.fill e530 ▭  calendar.badge.clock e616 ▦  calendar.badge.plus e878 ▦
        camera.macro e545 ❀  camera.viewfinder e3b4 ⌖  capsule f108 ▭  car.side e531 ▭  carrot ea35 ▲
        cart.badge.plus e854 ⊔  cat e91d ⁂  cellularbars e202 ▂  character e262 A  character.book.closed ea19 ▯
        chart.bar.xaxis e26b ▥  chart.dots.scatter e268 ∴  chart.line.downtrend.xyaxis e8e3 ↘
        chart.line.flattrend.xyaxis e8e4 →  chart.xyaxis.line e6e1 ∿  checklist e6b1 ☑  checkmark.bubble f18b ✓
        checkmark.icloud e2bf ✓  checkmark.message f18b ✓  checkmark.rectangle e834 ✓  checkmark.shield e8e8 ✓
        chevron.compact.down e5cf ⌄  chevron.compact.up e5ce ⌃  chevron.left.2 eac3 «
        chevron.left.forwardslash.chevron.right e86f ‹  chevron.right.2 eac9 »  chevron.up.chevron.down e5d7 ↕
        circle.dashed e836 ○  circle.dotted e836 ○  circle.grid.2x2 e5c3 ⠿  circle.grid.3x3 e5c3 ⠿
        circle.hexagongrid eaa6 ⬡  circle.lefthalf.filled eb37 ◐  clipboard e85d ▤  clock.arrow.circlepath e889 ↺
        clock.badge.checkmark e8b5 ◷  cloud.bolt ebdb ☈  cloud.bolt.rain ebdb ☈  cloud.drizzle e810 ☂  cloud.fog e818 ≋
        cloud.hail e810 ☂  cloud.heavyrain e798 ☂  cloud.moon ea46 ☾  cloud.moon.bolt ebdb ☈  cloud.moon.rain ea46 ☾
        cloud.sleet e810 ☂  cloud.snow eb3b ❄  cloud.sun.bolt ebdb ☈  cloud.sun.rain e42d ☂  command eae7 ⌘
        compass.drawing ea3b ∧  control eae6 ⌃  cpu e322 ▦  cross f109 ✚  cross.case f109 ✚  crown ea23 ♕  cube e9fe ◫
        curlybraces ead3 {  delete.left e14a ⌫  deskclock e8b5 ◷  desktopcomputer e30c ▭  diamond ead5 ◇
        diamond.fill ead5 ◆  display e333 ▭  divide e1cc ÷  doc.on.clipboard e14f ▤  doc.on.doc e14d ▤  dog e91d ⁂
        dollarsign e227 $  dollarsign.circle e263 $  door.left.hand.closed effd ▯  dot.radiowaves.left.and.right e1e2 ⌁
        drop.triangle e798 ◊  dumbbell eb43 ⊞  ellipsis.bubble e625 …  ellipsis.circle ef64 …  ellipsis.message e625 …
        envelope.badge f18a ✉  envelope.open e151 ✉  equal e25d =  escape e879 ⎋  eurosign ea15 €  ev.charger e56d ▯
        exclamationmark.bubble e626 !  exclamationmark.icloud e2c1 !  exclamationmark.lock e897 !
        exclamationmark.octagon e160 ⚠  exclamationmark.shield f014 ⚠  externaldrive e1db ▤  eyedropper e3b8 ∕
        eyeglasses e8f4 ∞  face.smiling e813 ☺  face.smiling.inverse e7f2 ☻  faceid e87c ☺  facemask f218 ∪  fan ec17 ✣
        ferry e532 ▽  figure e92c ♟  figure.2.and.child.holdinghands f1a2 ♟  figure.hiking e50a ♟
        figure.mind.and.body ea78 ♟  figure.outdoor.cycle e52f ♟  figure.pool.swim eb48 ♟  figure.roll e914 ♟
        figure.run e566 ♟  figure.stand e92c ♟  figure.strengthtraining.traditional eb43 ♟  figure.wave ea1d ♟
        figure.yoga ea78 ♟  film e02c ▤  film.stack e02c ▤  fish f1ea ∝  flag.2.crossed e153 ⚑  flag.checkered f06e ⚑
        flask ea4b ∆  folder.badge.plus e2cc ▤  football ea29 ◍  forward e01f »  forward.end e044 »
        fossil.shell eb4c ❀  fuelpump e546 ▯  function e24a ƒ  gamecontroller ea28 ◊  gauge e9e4 ◔  gauge.medium e9e4 ◔
        gauge.with.dots.needle.bottom.50percent e9e4 ◔  gearshape.2 e8b8 ⚙  giftcard e8f6 ▭  globe.americas e80b ◍
        globe.asia.australia e80b ◍  globe.badge.chevron.backward e80b ◍  globe.europe.africa e80b ◍  gobackward e042 ↺
        gobackward.10 e059 ↺  goforward e042 ↻  goforward.10 e056 ↻  graduationcap e80c ▲  guitars e405 ♪
        hammer f10b ⚒  hand.point.up.left e913 ☝  hand.raised e764 ✋  hand.tap e913 ☝  hand.wave e766 ✋
        hands.clap ebe5 ✋  hare e91d ⁂  headphones f01f ∩  heart.slash eac2 ♡  heart.text.square eaa2 ♥
        heater.vertical ec18 ▥  hexagon eb39 ⬡  hexagon.fill eb39 ⬢  hifispeaker e32d ◉  highlighter e22b ✎
        homepod e32d ◉  hourglass.bottomhalf.filled ea5c ⧗  hourglass.tophalf.filled ea5b ⧗  house.and.flag e88a ⌂
        humidity e798 ◊  hurricane ebd5 ≋  icloud e2c2 ☁  icloud.and.arrow.down e2c0 ☁  icloud.and.arrow.up e2c3 ☁
        increase.indent e23e →  infinity eb3d ∞  info e88f i  internaldrive e1db ▤  ipad e32f ▭  iphone e32c ▯
        key.horizontal e0da ⚿  keyboard e312 ▤  ladybug e868 ⁂  lamp.desk f8f4 ⌐  lamp.floor f02a ⌐
        laptopcomputer e31e ▭  largecircle.fill.circle e837 ◉  leaf.arrow.triangle.circlepath e760 ♻  level e41c ▭
        line.3.horizontal.decrease e152 ≡  line.diagonal f108 ∕  line.horizontal.3 e5d2 ≡  list.bullet.indent e241 ≡
        list.bullet.rectangle e0ee ≡  list.clipboard e85d ▤  list.dash e241 ≡  list.number e242 ≡  list.star e241 ★
        location.north e55d ▲  location.north.line e55d ▲  location.slash e0c7 ⌀  lock.rotation eade ↻
        lock.shield e32a ◊  lungs efd8 ∩  macbook e31e ▭  magazine ea19 ▯  mail e158 ✉  mail.stack e158 ✉
        mappin.and.ellipse e55f ⚲  mappin.circle e55f ⚲  medal ea3f ♕  megaphone ef49 ◁  memorychip e322 ▦
        metronome e425 △  mic.slash e02b ⌀  minus.magnifyingglass e900 ⌕  moon.haze ef44 ☾  moon.stars ea46 ☾
        moon.zzz ef44 ☾  moonphase.first.quarter eb37 ◐  moonphase.full.moon e3a6 ●  moonphase.new.moon e836 ○
        moonphase.waning.crescent e51c ☾  moonphase.waxing.crescent e51c ☽  mountain.2 e3f7 ▲  mug efef ⊔
        multiply e5cd ×  music.mic e029 ♪  music.note.list e03d ♫  music.quarternote.3 e030 ♫  network eb2f ⌘
        nosign e14b ⌀  note f1fc ▤  note.text f1fc ▤  number e9ef #  octagon eb39 ⯃  option eae8 ⌥  oval ef4a ○
        oven f204 ▣  paintpalette e40a ◍  paperclip e226 ⚲  paperplane e163 ➤  paperplane.fill e163 ➤
        parkingsign e54f P  party.popper ea65 ✦  pause.circle e1a2 ‖  pencil.and.outline e3c9 ✎  percent eb58 %
        person.3 f233 ☺  person.badge.key e0da ⚿  person.badge.plus e7fe ☺  person.circle e853 ☺
        person.crop.circle e853 ☺  person.text.rectangle ea67 ☺  personalhotspot e1e2 ⌁  phone.down e0b1 ✆
        photo.artframe e3f4 ▣  photo.stack e413 ▣  pianokeys e521 ▥  pill f033 ◐  pills f033 ◐  pin f10d ⚲
        play.circle e1c4 ▶  play.rectangle f06a ▶  play.tv e639 ▶  playpause e037 ▶  plus.app e146 +
        plus.bubble e266 +  plus.forwardslash.minus e3ca ±  plus.magnifyingglass e8ff ⌕  plusminus e3ca ±
        popcorn e57a ⊔  power e8ac ⏻  powerplug e63c ⚡  powersleep ef44 ☾  printer e8ad ▤  puzzlepiece e87b ◫
        qrcode.viewfinder f206 ▦  questionmark.bubble e94c ?  questionmark.folder e2c7 ?  quote.bubble e0cb ”
        quote.opening e244 “  radio e03e ▤  rainbow e3fc ∩  record.circle e061 ◉  rectangle e3c3 ▭
        rectangle.3.group e871 ⊞  rectangle.and.pencil.and.ellipsis e745 ✎  rectangle.fill eb54 ▬
        rectangle.grid.1x2 e8e9 ⊟  rectangle.portrait e3c5 ▯  rectangle.stack e53b ▤  refrigerator eb47 ▯
        repeat e040 ↻  repeat.1 e041 ↻  return e31b ↵  road.lanes ef3b ∥  rosette ea3f ❀  ruler e41c ▭  safari e87a ✦
        sailboat e502 △  scalemass eb5f △  scissors e14e ✂  scooter eb1f ▭  scope e1b3 ⌖  screwdriver e869 ⚒
        seal e031 ✹  shield e9e0 ◊  shield.fill e9e0 ◆  shift e318 ⇧  shippingbox e1a1 ▣  shower f061 ⋔  shuffle e043 ⤨
        sidebar.left f114 ◧  signature e155 ✎  signpost.right eb91 ⚐  simcard e32b ▯  slash.circle e14b ⌀  sleep ef44 ☾
        slider.horizontal.3 e429 ≡  slider.vertical.3 e429 ⫴  smallcircle.filled.circle e837 ◉  smoke e818 ≋
        snow e80f ❄  soccerball ea2f ◍  sofa e16b ⊔  sparkle e65f ✦  speaker e04e ◁  speaker.fill e04e ◀
        speaker.slash e04f ◁  speaker.wave.1 e04d ◁  speaker.wave.3 e050 ◁  speedometer e9e4 ◔  spigot e798 ⌐
        sportscourt ea2f ▭  square.and.pencil e745 ✎  square.grid.2x2 e9b0 ⊞  square.grid.3x2 e3ec ⊞
        square.grid.3x3 e3ec ⊞  square.on.square e14d ▣  square.split.2x2 e9b0 ⊞  square.stack e53b ▣
        square.stack.3d.up e53b ▣  star.circle e8d0 ★  staroflife e1eb ✱  sterlingsign eaf1 £  stethoscope f109 ∪
        stop.circle ef71 ■  storefront ea12 ⌂  suitcase f235 ▣  suitcase.rolling f235 ▣  sum e24a ∑  sun.dust e518 ☀
        sun.haze e1c6 ☀  sun.horizon e1c6 ☀  sun.min e518 ☀  sun.rain e810 ☂  sun.snow e819 ❄  sunglasses e8f4 ∞
        sunrise e1c6 ☀  sunset e1c6 ☀  swift e86f ‹  switch.2 e9f6 ⊟  syringe e138 ↗
        takeoutbag.and.cup.and.straw e57a ⊔  target e1b3 ◎  tennis.racket ea32 ◍  tent e589 △  terminal eb8e ▸
        testtube.2 ea4b ∪  text.alignleft e236 ≡  text.badge.checkmark e065 ✓  text.badge.plus e03b +
        text.book.closed ea19 ▯  text.bubble e0cb ❝  text.quote e244 ”  textformat e262 A  theatermasks ea66 ☻
        thermometer.high e1ff ▯  thermometer.low e1ff ▯  thermometer.snowflake e1ff ▯  thermometer.sun e1ff ▯
        ticket e638 ▭  togglepower e8ac ⏻  toilet e63d ⊔  tornado e199 ≋  tortoise e91d ⁂  touchid e90d ◎
        train.side.front.car e570 ▭  tram.fill e571 ▭  tray e156 ⊔  tray.full e156 ⊔  tree ea63 ♣  triangle e86b △
        triangle.fill e86b ▲  trophy ea23 ♕  tropicalstorm f070 ≋  truck.box e558 ▭  tv e333 ▭  video.slash e04c ⌀
        viewfinder e3b4 ⌖  visionpro e9fe ∞  wallet.pass f8ff ▭  wand.and.rays e663 ✦  wand.and.stars e663 ✦
        washer e54a ▣  water.waves e176 ≋  waveform.path e6e1 ∿  waveform.path.ecg eaa2 ∿  widget.small e1bd ▣
        wifi.exclamationmark f063 ⌁  wind.snow efd8 ❄  wineglass f1e8 Y  wrench.and.screwdriver e869 ⚒
        x.squareroot e24a √  xmark.icloud e2c1 ✕  xmark.octagon e99a ✕  xmark.seal e031 ✕  xmark.shield f014 ⚠
        yensign eafb ¥  zzz ef44 z
        """
}
