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
        a.magnify e245 A  abc eb94 A  air.conditioner.horizontal eb3b ▭  air.purifier efd8 ≋  airplane.arrival e904 ✈
        airplane.departure e905 ✈  airplayaudio e055 △  airplayvideo e055 △  airpods f003 ∩  airpodspro f003 ∩
        alarm.waves.left.and.right e855 ◷  allergens f205 ❀  american.football ea29 ◍  ant e868 ⁂
        antenna.radiowaves.left.and.right e8bf ⌁  app e3c6 ▢  app.badge e5c3 ▣  app.connected.to.app.below e9f4 ⑂
        app.gift e8f6 ▣  apple.intelligence e65f ✦  apple.logo ef4a ●  apple.terminal eb8e ▭  applelogo ef4a ●
        appletv e639 ▭  applewatch e334 ◷  apps.iphone e5c3 ▯  aqi.low efd8 ≋  aqi.medium efd8 ≋  arcade.stick ea28 ✣
        archivebox e149 ▤  arkit e9fe ◫  arrow.2.circlepath e627 ↻  arrow.2.squarepath e040 ⟳  arrow.branch e0b6 ⑂
        arrow.down.circle f181 ↓  arrow.down.doc e2c4 ⤓  arrow.down.forward f1e4 ↘
        arrow.down.to.line f090 ⤓  arrow.left.and.right e8d4 ↔  arrow.left.circle eaa7 ←  arrow.left.to.line e5dc ⇤
        arrow.right.circle eaaa →  arrow.right.to.line e5dd ⇥  arrow.triangle.branch e0b6 ⑂
        arrow.triangle.merge e0b3 ⑂  arrow.triangle.pull e0b3 ⑂  arrow.triangle.swap e8d5 ⇅
        arrow.triangle.turn.up.right.diamond e52e ↱  arrow.turn.down.left e5d9 ↲  arrow.turn.down.right e5da ↳
        arrow.turn.up.left eba6 ↰  arrow.turn.up.right ebab ↱  arrow.up.and.down ea16 ↕  arrow.up.backward f1e2 ↖
        arrow.up.circle f182 ↑  arrow.up.forward f1e1 ↗  arrow.up.forward.app e89e ↗
        arrow.up.left.and.arrow.down.right f1ce ↗  arrow.up.left.and.down.right.magnifyingglass e8ff ⌕
        arrow.up.to.line e25a ⤒  arrow.uturn.backward e166 ↶  arrow.uturn.forward e15a ↷  arrow.uturn.left e166 ↶
        arrow.uturn.right e15a ↷  arrowshape.right e154 ➜  arrowshape.turn.up.left e15e ↰
        arrowshape.turn.up.left.2 e15f ↰  arrowshape.turn.up.right e154 ↱  arrowshape.up eb95 ⬆
        arrowtriangle.down e5c5 ▼  arrowtriangle.down.fill e5c5 ▼  arrowtriangle.left e5de ◀
        arrowtriangle.right e5df ▶  arrowtriangle.up e5c7 ▲  arrowtriangle.up.fill e5c7 ▲  asterisk e1eb *  at e0e6 @
        atom ea4b ✳  backpack f19c ∩  backward e020 «  backward.end e045 «  balloon ea65 ○  balloon.2 ea65 ◯
        bandage e3f3 ✚  banknote ef63 ▭  barcode e00a ▥  barometer e9e4 ◔  baseball ea51 ◍
        baseball.diamond.bases ea51 ◇  basket e8cb ⊔  basketball ea26 ◍  bathtub ea41 ⊔  battery.0percent e19c ▯
        battery.100.bolt e1a3 ▮  battery.100percent e1a4 ▮  battery.100percent.bolt e1a3 ▮  battery.25 ebe0 ▯
        battery.25percent ebe0 ▯  battery.50 ebe2 ▮  battery.50percent ebe2 ▮  battery.75 ebd4 ▮
        battery.75percent ebd4 ▮  beach.umbrella eb3e ☂  bell.and.waves.left.and.right e7f7 ♪  bell.badge e7f7 ♪
        bell.slash e7f6 ⌀  binoculars e8b6 ∞  bird e00b ⁂  birthday.cake e7e9 ▲  bitcoinsign ebc5 ₿
        blinds.horizontal.closed ec1f ▤  blinds.horizontal.open e286 ▤  blinds.vertical.closed ec1f ▥
        blinds.vertical.open e286 ▥  bold e238 B  bolt.batteryblock e1a3 ▮  bolt.car eb1c ⚡  bolt.circle e932 ⚡
        bolt.heart e87d ♥  bolt.horizontal ea0b ⚡  bolt.ring.closed ea0b ⚡  bolt.shield e9e0 ⚡  bolt.slash e3e6 ⚡
        bonjour e63e ⌁  book.closed e865 ▯  books.vertical e02f ▥  box.truck e558 ▰  brain ea4a ◍
        brain.head.profile ea4a ◍  briefcase e8f9 ▬  bubble.left e0cb ❝  bubble.left.and.bubble.right e0bf ❝
        bubble.right e0cb ❝  building ea40 ▥  building.2 e7f1 ▥  building.2.crop.circle ea40 ▤
        building.columns e84f ▥  bus.fill e530 ▭  calendar.badge.clock e616 ▦  calendar.badge.plus e878 ▦
        calendar.day.timeline.left e936 ▤  camera.aperture e3af ◎  camera.filters e3db ◎  camera.macro e545 ❀
        camera.viewfinder e3b4 ⌖  capsule f108 ▭  captions.bubble e01c ▭  car.2 e531 ▰  car.side e531 ▭
        carbon.monoxide.cloud e2bd ☁  carrot ea35 ▲  cart.badge.plus e854 ⊔  cat e91d ⁂  cellularbars e202 ▂
        chair efed h  character e262 A  character.book.closed ea19 ▯  chart.bar.doc.horizontal f071 ▤
        chart.bar.xaxis e26b ▥  chart.dots.scatter e268 ∴  chart.line.downtrend.xyaxis e8e3 ↘
        chart.line.flattrend.xyaxis e8e4 →  chart.xyaxis.line e6e1 ∿  checkerboard.rectangle e3ec ▦  checklist e6b1 ☑
        checklist.checked e6b1 ≡  checkmark.bubble f18b ✓  checkmark.icloud e2bf ✓  checkmark.message f18b ✓
        checkmark.rectangle e834 ✓  checkmark.shield e8e8 ✓  chevron.compact.down e5cf ⌄  chevron.compact.up e5ce ⌃
        chevron.left.2 eac3 «  chevron.left.forwardslash.chevron.right e86f ‹  chevron.right.2 eac9 »
        chevron.up.chevron.down e5d7 ↕  circle.circle e39e ◎  circle.dashed e836 ○  circle.dotted e836 ○
        circle.grid.2x2 e5c3 ⠿  circle.grid.3x3 e5c3 ⠿  circle.grid.cross e30f ✣  circle.hexagongrid eaa6 ⬡
        circle.lefthalf.filled eb37 ◐  circle.righthalf.filled eb37 ◑  circlebadge ef4a ○  clipboard e85d ▤
        clock.arrow.circlepath e889 ↺  clock.badge.checkmark e8b5 ◷  cloud.bolt ebdb ☈  cloud.bolt.rain ebdb ☈
        cloud.drizzle e810 ☂  cloud.fog e818 ≋  cloud.hail e810 ☂  cloud.heavyrain e798 ☂  cloud.moon ea46 ☾
        cloud.moon.bolt ebdb ☈  cloud.moon.rain ea46 ☾  cloud.sleet e810 ☂  cloud.snow eb3b ❄  cloud.sun.bolt ebdb ☈
        cloud.sun.rain e42d ☂  comb e14e ≡  command eae7 ⌘  compass.drawing ea3b ∧  control eae6 ⌃  cooktop ea47 ▣
        cpu e322 ▦  creditcard.and.123 e870 ▭  cricket.ball ea27 ◍  cross f109 ✚  cross.case f109 ✚  cross.vial e138 ▯
        crown ea23 ♕  cube e9fe ◫  cube.transparent e9fe ◫  curlybraces ead3 {  cursorarrow e569 ↖
        curtains.closed ec1d ▥  curtains.open ec1e ▥  cylinder e1db ▤  cylinder.split.1x2 e1db ▤
        decrease.indent e23d ≡  dehumidifier e798 ≋  delete.left e14a ⌫  deskclock e8b5 ◷  desktopcomputer e30c ▭
        diamond ead5 ◇  diamond.fill ead5 ◆  dice eb40 ⚄  die.face.1 eb40 ⚀  die.face.2 eb40 ⚁  die.face.3 eb40 ⚂
        die.face.4 eb40 ⚃  die.face.5 eb40 ⚄  die.face.6 eb40 ⚅  dishwasher e54a ▣  display e333 ▭  divide e1cc ÷
        doc.append ea20 ▤  doc.badge.plus e89c ▤  doc.on.clipboard e14f ▤  doc.on.doc e14d ▤  doc.plaintext e873 ▤
        doc.richtext ef42 ▤  doc.zipper eb2c ▤  dog e91d ⁂  dollarsign e227 $  dollarsign.circle e263 $
        door.garage.closed f011 ▤  door.garage.open f011 ▤  door.left.hand.closed effd ▯  door.left.hand.open f1b5 ▯
        door.right.hand.closed effd ▯  door.right.hand.open f1b5 ▯  dot.circle e837 ◉
        dot.radiowaves.left.and.right e1e2 ⌁  dot.radiowaves.right e51e ⌁  dpad e30f ✣  drop.triangle e798 ◊
        dryer e54a ▣  dumbbell eb43 ⊞  ear e023 ◖  ellipsis.bubble e625 …  ellipsis.circle ef64 …
        ellipsis.message e625 …  envelope.badge f18a ✉  envelope.open e151 ✉  equal e25d =  escape e879 ⎋
        eurosign ea15 €  ev.charger e56d ▯  exclamationmark.2 e645 ‼  exclamationmark.3 e645 ‼
        exclamationmark.bubble e626 !  exclamationmark.icloud e2c1 !  exclamationmark.lock e897 !
        exclamationmark.octagon e160 ⚠  exclamationmark.shield f014 ⚠  externaldrive e1db ▤
        externaldrive.connected.to.line.below e1db ▤  eyebrow e87c ●  eyedropper e3b8 ∕  eyeglasses e8f4 ∞
        face.dashed e87c ☺  face.smiling e813 ☺  face.smiling.inverse e7f2 ☻  faceid e87c ☺  facemask f218 ∪
        fan ec17 ✣  fan.ceiling ec17 ✣  fan.desk ec17 ✣  fan.floor ec17 ✣  ferry e532 ▽  figure e92c ♟
        figure.2.and.child.holdinghands f1a2 ♟  figure.basketball ea26 ✶  figure.boxing ea2c ✶  figure.child eb41 ✶
        figure.climbing e50a ✶  figure.cooldown ea78 ✶  figure.dance ea62 ✶  figure.elliptical e566 ✶
        figure.golf ea2a ✶  figure.hiking e50a ♟  figure.mind.and.body ea78 ♟  figure.outdoor.cycle e52f ♟
        figure.pool.swim eb48 ♟  figure.roll e914 ♟  figure.rower e921 ✶  figure.run e566 ♟  figure.sailing e502 ✶
        figure.skateboarding e511 ✶  figure.skiing.downhill e509 ✶  figure.snowboarding e513 ✶  figure.soccer ea2f ✶
        figure.stairs f1a9 ✶  figure.stand e92c ♟  figure.step.training f1a9 ✶
        figure.strengthtraining.traditional eb43 ♟  figure.surfing e515 ✶  figure.tennis ea32 ✶  figure.wave ea1d ♟
        figure.yoga ea78 ♟  film e02c ▤  film.stack e02c ▤  fireworks ea65 ✺  fish f1ea ∝  flag.2.crossed e153 ⚑
        flag.checkered f06e ⚑  flag.checkered.2.crossed f06e ⚑  flashlight.off f00a ▽  flashlight.on f00b ▼
        flask ea4b ∆  flowchart e97a ⑂  folder.badge.plus e2cc ▤  football ea29 ◍  forward e01f »  forward.end e044 »
        fossil.shell eb4c ❀  francsign eafa ₣  frying.pan e7d3 ◯  fuelpump e546 ▯  function e24a ƒ
        gamecontroller ea28 ◊  gauge e9e4 ◔  gauge.medium e9e4 ◔  gauge.with.dots.needle.bottom.50percent e9e4 ◔
        gearshape.2 e8b8 ⚙  giftcard e8f6 ▭  globe.americas e80b ◍  globe.asia.australia e80b ◍
        globe.badge.chevron.backward e80b ◍  globe.europe.africa e80b ◍  gobackward e042 ↺  gobackward.10 e059 ↺
        gobackward.15 e042 ↺  gobackward.30 e05a ↺  gobackward.5 e05b ↺  goforward e042 ↻  goforward.10 e056 ↻
        goforward.30 e057 ↻  goforward.5 e058 ↻  graduationcap e80c ▲  guitars e405 ♪  hammer f10b ⚒  hand.draw e155 ✎
        hand.point.up.left e913 ☝  hand.raised e764 ✋  hand.tap e913 ☝  hand.thumbsdown e8db ▼  hand.wave e766 ✋
        hands.clap ebe5 ✋  hare e91d ⁂  headphones f01f ∩  heart.slash eac2 ♡  heart.text.square eaa2 ♥
        heater.vertical ec18 ▥  helmet ea2d ◠  hexagon eb39 ⬡  hexagon.fill eb39 ⬢  hifispeaker e32d ◉
        highlighter e22b ✎  hockey.puck ea2b ◍  homekit e88a ⌂  homepod e32d ◉  hourglass.bottomhalf.filled ea5c ⧗
        hourglass.tophalf.filled ea5b ⧗  house.and.flag e88a ⌂  humidifier e798 ≋  humidity e798 ◊  hurricane ebd5 ≋
        icloud e2c2 ☁  icloud.and.arrow.down e2c0 ☁  icloud.and.arrow.up e2c3 ☁  increase.indent e23e →
        indianrupeesign eaf7 ₹  infinity eb3d ∞  info e88f i  internaldrive e1db ▤  ipad e32f ▭  iphone e32c ▯
        iphone.gen1 e32c ▯  iphone.gen2 e32c ▯  iphone.gen3 e32c ▯  italic e23f I  ivfluid.bag e138 ▯
        key.horizontal e0da ⚿  keyboard e312 ▤  ladybug e868 ⁂  lamp.ceiling f02a ▽  lamp.desk f8f4 ⌐
        lamp.floor f02a ⌐  lamp.table f02a ▽  lanyardcard ea67 ▭  laptopcomputer e31e ▭
        largecircle.fill.circle e837 ◉  lasso e155 ∿  leaf.arrow.triangle.circlepath e760 ♻  level e41c ▭
        light.beacon.max e1eb ▲  light.max e518 ☀  light.min e518 ☼  lightbulb.max e0f0 ☀  lightbulb.min e0f0 ☼
        lightspectrum.horizontal e3e9 ▤  lightswitch.off e9f5 ▯  lightswitch.on e9f6 ▮
        line.3.horizontal.decrease e152 ≡  line.diagonal f108 ∕  line.horizontal.3 e5d2 ≡  link.icloud e2bd ☁
        list.bullet.clipboard e85d ▤  list.bullet.indent e241 ≡  list.bullet.rectangle e0ee ≡  list.clipboard e85d ▤
        list.dash e241 ≡  list.number e242 ≡  list.star e241 ★  list.triangle e241 ≡  livephoto e9c1 ◎
        location.north e55d ▲  location.north.line e55d ▲  location.slash e0c7 ⌀  lock.rotation eade ↻
        lock.shield e32a ◊  logo.playstation ea28 ✣  lungs efd8 ∩  macbook e31e ▭  magazine ea19 ▯  mail e158 ✉
        mail.stack e158 ✉  mappin.and.ellipse e55f ⚲  mappin.circle e55f ⚲  medal ea3f ♕  medical.thermometer f076 |
        megaphone ef49 ◁  memorychip e322 ▦  menucard ea19 ▤  metronome e425 △  mic.slash e02b ⌀  microbe f221 ✲
        microwave f204 ▣  minus.magnifyingglass e900 ⌕  minus.plus.batteryblock e1a4 ▮  moon.haze ef44 ☾
        moon.stars ea46 ☾  moon.zzz ef44 ☾  moonphase.first.quarter eb37 ◐  moonphase.full.moon e3a6 ●
        moonphase.new.moon e836 ○  moonphase.waning.crescent e51c ☾  moonphase.waning.gibbous e3a7 ◖
        moonphase.waxing.crescent e51c ☽  mountain.2 e3f7 ▲  mouth e813 ●  move.3d e89f ✣  mug efef ⊔  multiply e5cd ×
        music.mic e029 ♪  music.note.list e03d ♫  music.quarternote.3 e030 ♫  mustache e87c ●  network eb2f ⌘
        nose e87c ●  nosign e14b ⌀  note f1fc ▤  note.text f1fc ▤  note.text.badge.plus e89c ▤  number e9ef #
        oar.2.crossed e921 ×  octagon eb39 ⯃  opticaldisc e019 ◎  option eae8 ⌥  oval ef4a ○  oven f204 ▣
        paintpalette e40a ◍  paperclip e226 ⚲  paperplane e163 ➤  paperplane.fill e163 ➤  parkingsign e54f P
        party.popper ea65 ✦  pause.circle e1a2 ‖  pencil.and.outline e3c9 ✎  pencil.line e22b ✎  percent eb58 %
        person.3 f233 ☺  person.and.background.dotted e7ff ☺  person.badge.key e0da ⚿  person.badge.plus e7fe ☺
        person.circle e853 ☺  person.crop.circle e853 ☺  person.crop.rectangle e851 ▣  person.crop.square e851 ▣
        person.fill.checkmark e174 ✓  person.fill.questionmark f106 ?  person.fill.xmark e510 ×
        person.text.rectangle ea67 ☺  person.wave.2 e91f ☺  personalhotspot e1e2 ⌁  perspective e428 ◫
        phone.down e0b1 ✆  photo.artframe e3f4 ▣  photo.stack e413 ▣  pianokeys e521 ▥  pill f033 ◐  pills f033 ◐
        pin f10d ⚲  play.circle e1c4 ▶  play.rectangle f06a ▶  play.tv e639 ▶  playpause e037 ▶  plus.app e146 +
        plus.bubble e266 +  plus.forwardslash.minus e3ca ±  plus.magnifyingglass e8ff ⌕  plusminus e3ca ±
        point.3.connected.trianglepath.dotted e9f4 ⑂  point.3.filled.connected.trianglepath.dotted e9f4 ⑂
        point.topleft.down.curvedto.point.bottomright.up eacd ∿  popcorn e57a ⊔  power e8ac ⏻
        poweroutlet.type.b f1d4 ▣  poweroutlet.type.f f1d4 ▣  powerplug e63c ⚡  powersleep ef44 ☾  printer e8ad ▤
        puzzlepiece e87b ◫  puzzlepiece.extension e87b ◫  qrcode.viewfinder f206 ▦  questionmark.bubble e94c ?
        questionmark.folder e2c7 ?  quote.bubble e0cb ”  quote.opening e244 “  radio e03e ▤  rainbow e3fc ∩
        rays e518 ✺  record.circle e061 ◉  rectangle e3c3 ▭  rectangle.3.group e871 ⊞
        rectangle.and.pencil.and.ellipsis e745 ✎  rectangle.dashed e3c3 ▭  rectangle.fill eb54 ▬
        rectangle.grid.1x2 e8e9 ⊟  rectangle.grid.2x2 e9b0 ▦  rectangle.inset.filled e3c3 ▣
        rectangle.on.rectangle e3e0 ❐  rectangle.portrait e3c5 ▯  rectangle.portrait.and.arrow.forward e9ba →
        rectangle.portrait.and.arrow.right e9ba →  rectangle.split.2x1 e949 ▥  rectangle.split.3x1 e8ec ▥
        rectangle.stack e53b ▤  refrigerator eb47 ▯  repeat e040 ↻  repeat.1 e041 ↻  return e31b ↵  road.lanes ef3b ∥
        rosette ea3f ❀  rotate.3d e84d ⟳  ruler e41c ▭  safari e87a ✦  sailboat e502 △  scalemass eb5f △
        scanner e5fa ▤  scissors e14e ✂  scooter eb1f ▭  scope e1b3 ⌖  screwdriver e869 ⚒  scribble e155 ∿
        seal e031 ✹  sensor e51e ⌁  server.rack e875 ▤  shield e9e0 ◊  shield.fill e9e0 ◆
        shield.lefthalf.filled e32a ◐  shift e318 ⇧  shippingbox e1a1 ▣  shippingbox.and.arrow.backward e169 ▣
        shoe f19f ▟  shoeprints f19f ▟  shower f061 ⋔  shuffle e043 ⤨  sidebar.left f114 ◧  signature e155 ✎
        signpost.left eb91 ⟵  signpost.right eb91 ⚐  simcard e32b ▯  sink f1f7 ⊔  slash.circle e14b ⌀  sleep ef44 ☾
        slider.horizontal.3 e429 ≡  slider.vertical.3 e429 ⫴  slowmo e068 ◎  smallcircle.fill.circle e837 ◉
        smallcircle.filled.circle e837 ◉  smoke e818 ≋  snow e80f ❄  soccerball ea2f ◍  sofa e16b ⊔  sos ebf7 S
        sparkle e65f ✦  speaker e04e ◁  speaker.fill e04e ◀  speaker.slash e04f ◁  speaker.wave.1 e04d ◁
        speaker.wave.3 e050 ◁  speedometer e9e4 ◔  spigot e798 ⌐  sportscourt ea2f ▭  square.and.pencil e745 ✎
        square.dashed e835 ▢  square.grid.2x2 e9b0 ⊞  square.grid.3x2 e3ec ⊞  square.grid.3x3 e3ec ⊞
        square.on.square e14d ▣  square.split.2x1 e949 ▥  square.split.2x2 e9b0 ⊞  square.stack e53b ▣
        square.stack.3d.up e53b ▣  square.text.square ef42 ▤  squares.below.rectangle e8eb ▦  stairs f1a9 ▟
        star.circle e8d0 ★  staroflife e1eb ✱  steeringwheel e57b ◎  sterlingsign eaf1 £  stethoscope f109 ∪
        stop.circle ef71 ■  storefront ea12 ⌂  stove eb47 ▣  strikethrough e257 S  studentdesk f8f4 ▭  suitcase f235 ▣
        suitcase.rolling f235 ▣  sum e24a ∑  sun.and.horizon e1c6 ◓  sun.dust e518 ☀  sun.haze e1c6 ☀
        sun.horizon e1c6 ☀  sun.min e518 ☀  sun.rain e810 ☂  sun.snow e819 ❄  sunglasses e8f4 ∞  sunrise e1c6 ☀
        sunset e1c6 ☀  surfboard e515 ∣  swift e86f ‹  switch.2 e9f6 ⊟  syringe e138 ↗  table e265 ▦
        tablecells e265 ▦  takeoutbag.and.cup.and.straw e57a ⊔  target e1b3 ◎  tennis.racket ea32 ◍  tennisball ea32 ◍
        tent e589 △  tent.2 e58a ▲  terminal eb8e ▸  testtube.2 ea4b ∪  text.aligncenter e234 ≡  text.alignleft e236 ≡
        text.alignright e237 ≡  text.badge.checkmark e065 ✓  text.badge.plus e03b +  text.book.closed ea19 ▯
        text.bubble e0cb ❝  text.justify e235 ≡  text.justify.left e236 ≡  text.quote e244 ”  textformat e262 A
        textformat.abc eb94 A  textformat.size e245 A  theatermasks ea66 ☻  thermometer.high e1ff ▯
        thermometer.low e1ff ▯  thermometer.snowflake e1ff ▯  thermometer.sun e1ff ▯  ticket e638 ▭  timelapse e422 ◎
        togglepower e8ac ⏻  toilet e63d ⊔  tornado e199 ≋  tortoise e91d ⁂  touchid e90d ◎
        train.side.front.car e570 ▭  tram.fill e571 ▭  translate e8e2 文  tray e156 ⊔  tray.2 e156 ⊔
        tray.and.arrow.down e168 ⊔  tray.and.arrow.up ef5f ⊔  tray.full e156 ⊔  tree ea63 ♣  triangle e86b △
        triangle.fill e86b ▲  trophy ea23 ♕  tropicalstorm f070 ≋  truck.box e558 ▭  tshirt f19e T  tv e333 ▭
        underline e249 U  video.doorbell efff ▯  video.slash e04c ⌀  view.3d e84d ◫  viewfinder e3b4 ⌖
        visionpro e9fe ∞  volleyball ea31 ◍  wallet.pass f8ff ▭  wand.and.rays e663 ✦  wand.and.sparkles e663 ⋆
        wand.and.stars e663 ✦  wand.and.stars.inverse e663 ⋆  washer e54a ▣  water.waves e176 ≋  waterbottle e544 ▮
        wave.3.left ea71 ⌁  wave.3.right ea71 ⌁  waveform.and.mic e029 ∿  waveform.path e6e1 ∿
        waveform.path.ecg eaa2 ∿  widget.small e1bd ▣  wifi.exclamationmark f063 ⌁  wifi.router e328 ⌁
        wind.snow efd8 ❄  window.horizontal f088 ▤  window.vertical.closed f088 ▥  window.vertical.open f088 ▥
        wineglass f1e8 Y  wrench.and.screwdriver e869 ⚒  x.squareroot e24a √  xmark.icloud e2c1 ✕
        xmark.octagon e99a ✕  xmark.seal e031 ✕  xmark.shield f014 ⚠  xserve e875 ▤  yensign eafb ¥  zzz ef44 z
        """
}
