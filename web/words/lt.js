// @ts-check
// Lithuanian. The format of the messages is told in ../words.js. Plural forms: one, few, other (1, 2, 10).
// A unit of Tower, single man or column, is „figūra“. Sides: side (baltieji), sideGen (baltųjų), sideDat (baltiesiems).

/** @type {import('../words.js').Words} */
export default {
  ui: {
    'title': 'Bokštai ir malūnas',

    // Games
    'game.tower': 'Bokštai',
    'game.mill': 'Malūnas',
    'game.tower.about': 'Statykite bokštus, rinkitės laukelio spalvą ir imkite priešininko šaškes į nelaisvę.',
    'game.mill.about': 'Išrikiuokite tris šaškes ir nuimkite priešininko šaškę.',
    'game.play': 'Žaisti „{game:gameAcc}“',
    'game.choose': 'Pasirinkite žaidimą',

    // Players
    'side.white': 'Baltieji',
    'side.black': 'Juodieji',
    'player.person': 'Žmogus',
    'player.computerLevel': 'Kompiuteris, lygis {level}',
    'level.about': 'Nuo {lowest} (lengva) iki {highest} (sunku).',

    // Buttons
    'new': 'Nauja partija',
    'new.confirm': 'Baigti šią partiją ir pradėti naują?',
    'start': 'Pradėti partiją',
    'undo': 'Atšaukti ėjimą',
    'redo': 'Grąžinti ėjimą',
    'flip': 'Apsukti lentą',
    'hint': 'Patarimas',
    'moveNow': 'Tegul eina dabar',
    'done': 'Baigta',
    'cancel': 'Atsisakyti',
    'close': 'Užverti',

    // Moves
    'moves': 'Ėjimai',
    'moves.none': 'Ėjimų dar nėra',
    'moves.first': 'Į partijos pradžią',
    'moves.previous': 'Vienu ėjimu atgal',
    'moves.next': 'Vienu ėjimu pirmyn',
    'moves.last': 'Prie paskutinio ėjimo',
    'moves.number': '{number} ėjimas',
    'moves.past': 'Partijos peržiūra',
    'move.type': 'Įrašykite ėjimą',
    'move.example': 'pavyzdžiui, {move}',
    'move.hint': 'Patarimas: {move}',

    // Settings
    'settings': 'Nustatymai',
    'language': 'Kalba',
    'theme': 'Puslapio spalvos',
    'theme.system': 'Kaip įrenginio',
    'theme.light': 'Šviesios',
    'theme.dark': 'Tamsios',
    'theme.board': 'Lentų spalvos',
    'theme.board.about':
      'Kontrastingos lentos laukeliai ir šaškės skiriasi šviesumu ir raštu: spalvų skirti nereikia.',
    'theme.board.wood': 'Medis',
    'theme.board.contrast': 'Didelis kontrastas',
    'coordinates': 'Laukelių žymėjimas',
    'animation': 'Rodyti, kaip juda šaškės',
    'turnBoard': 'Atsukti lentą tam, kurio eilė eiti',

    // Rules and their options
    'rules': 'Taisyklės',
    'rules.inForce': 'Šios partijos taisyklės',
    'rules.usual': 'Įprastos taisyklės',
    'no': 'Ne',
    'option.centre': 'Centro spalva',
    'option.centre.about':
      'Centro laukelis nusidažo šia spalva, o kartu pasikeičia ir visi kiti; stipriausia figūra būna ant raudono.',
    'option.centre.red': 'Raudona',
    'option.centre.black': 'Juoda',
    'option.centre.white': 'Balta',
    'option.stacking': 'Ėjimas ant savo figūros',
    'option.stacking.about':
      'Ar galima užlipti ant savo pusės figūros ir ar galima taip eiti vietoj privalomos atakos.',
    'option.stacking.quiet': 'Leidžiamas, bet tai ne ataka',
    'option.stacking.attack': 'Laikomas ataka',
    'option.stacking.none': 'Neleidžiamas',
    'option.rebuild': 'Pakartotinis malūnas',
    'option.rebuild.about':
      'Sunkiame žaidime linija, kurioje pusė jau yra sudariusi malūną, daugiau neleidžia tai pusei nuimti šaškės.',
    'option.rebuild.easy': 'Lengvas žaidimas: galioja kaskart',
    'option.rebuild.hard': 'Sunkus žaidimas: galioja kartą',
    'option.remove': 'Šaškės nuėmimas',
    'option.remove.about': 'Ar malūną sudaręs žaidėjas privalo nuimti šaškę, ar gali ją palikti.',
    'option.remove.must': 'Privalomas',
    'option.remove.may': 'Neprivalomas',
    'option.protect': 'Šaškės malūnuose',
    'option.protect.about': 'Apsaugotą šaškę galima nuimti tik tada, kai visos tos pusės šaškės stovi malūnuose.',
    'option.protect.true': 'Apsaugotos',
    'option.protect.false': 'Neapsaugotos',
    'option.double': 'Du malūnai iš karto',
    'option.double.about': 'Kiek šaškių nuimama, kai vienas ėjimas sudaro du malūnus.',
    'option.double.true': 'Nuimti dvi šaškes',
    'option.double.false': 'Nuimti vieną šaškę',
    'preset': 'Taisyklių rinkinys',
    'preset.sheet': 'Pirminis',
    'preset.sheet.about': 'Galima nuimti bet kurią šaškę, net iš malūno, o už du malūnus iš karto nuimamos dvi šaškės.',
    'preset.international': 'Tarptautinis',
    'preset.international.about': 'Šaškės malūnuose apsaugotos, o už du malūnus iš karto nuimama viena šaškė.',
    'preset.own': 'Savas pasirinkimas',

    // Status line
    'status.tower.move': '{side:SideGen} ėjimas',
    'status.tower.attack': '{side:Side} privalo atakuoti',
    'status.mill.place': '{side:Side}: padėkite šaškę (rankoje {hand})',
    'status.mill.slide': '{side:Side}: pastumkite šaškę',
    'status.mill.fly': '{side:Side}: liko {fly} {fly|šaškė|šaškės|šaškių}, šokite į bet kurį tuščią tašką',
    'status.mill.takeOne': '{side:Side} sudarė malūną: nuimkite {enemy:manAcc} šaškę',
    'status.mill.takeTwo': '{side:Side} sudarė du malūnus: nuimkite dvi {enemy:manPl} šaškes',
    'status.mill.takeOther': '{side:Side}: nuimkite dar vieną {enemy:manAcc} šaškę',
    'status.mill.takeNone': 'Jei nenorite nuimti, spauskite „Baigta“.',
    'status.mill.takeNoMore': 'Jei daugiau nenorite nuimti, spauskite „Baigta“.',
    'status.choose': 'Pasirinkite, kur eiti.',
    'status.attackersMarked': 'Pažymėtos figūros, kurios gali atakuoti.',
    'status.thinking': '{side:Side} galvoja…',
    'result.white': 'Laimėjo baltieji',
    'result.black': 'Laimėjo juodieji',
    'result.draw': 'Lygiosios',
    'result.reason': '{result}. {reason}.',

    // Counts beside the board
    'count.tower.men': 'Lentoje {count} {count|šaškė|šaškės|šaškių}',
    'count.tower.units': '{count} {count|figūra|figūros|figūrų}',
    'count.tower.captive': 'Nelaisvėje {count}',
    'count.tower.lost': '{count|Prarasta|Prarastos|Prarasta} {count}',
    'count.mill.board': 'Lentoje {count} {count|šaškė|šaškės|šaškių}',
    'count.mill.hand': 'Rankoje {count} {count|šaškė|šaškės|šaškių}',
    'count.mill.lost': '{count|Prarasta|Prarastos|Prarasta} {count}',

    // Fields and units
    'field.empty': 'Laukelis {field} ({colour:hue}): tuščias',
    'unit.single': '{men:Man} šaškė laukelyje {field} ({colour:hue}); jėga {strength}, nuotolis {range}',
    'unit.column':
      '{height} {height|šaškės|šaškių|šaškių} bokštas laukelyje {field} ({colour:hue}): {men:man}; jėga {strength}, ' +
      'nuotolis {range}',
    'attack.destroyed': 'jėga {A} prieš {D}: sunaikinama',
    'attack.captured': 'jėga {A} prieš {D}: paimama į nelaisvę',
    'attack.freed': '{count|išlaisvinama|išlaisvinamos|išlaisvinama} {count} {count|šaškė|šaškės|šaškių}',
    'point.empty': '{point}: tuščia',
    'point.man': '{point}: {side:man} šaškė',
    'point.mill': '{point}: {side:man} šaškė malūne',
    'line.used': '{side:Side} jau panaudojo liniją {line}',

    // Marks of a field, spoken after its name
    'mark.selected': 'pasirinkta',
    'mark.target': 'čia galima eiti',
    'mark.attacker': 'gali atakuoti',
    'mark.removable': 'galima nuimti',
    'mark.last': 'paskutinis ėjimas',
    'mark.hint': 'patarimas',

    // The last move, spoken
    'spoken.tower.quiet': '{side:Side} nuėjo iš {from} į {to}.',
    'spoken.tower.stack': '{side:Side} nuėjo iš {from} ant savo figūros laukelyje {to}.',
    'spoken.tower.destroyed':
      '{side:Side} atakavo iš {from} ir sunaikino figūrą laukelyje {to}: iš žaidimo iškrinta {count} ' +
      '{count|šaškė|šaškės|šaškių}.',
    'spoken.tower.captured': '{side:Side} atakavo iš {from} ir paėmė į nelaisvę figūrą laukelyje {to}: {men:man}.',
    'spoken.tower.freed': '{count|Išlaisvinta|Išlaisvintos|Išlaisvinta} {count} {count|šaškė|šaškės|šaškių}.',
    'spoken.mill.place': '{side:Side} padėjo šaškę į {to}.',
    'spoken.mill.slide': '{side:Side} pastūmė šaškę iš {from} į {to}.',
    'spoken.mill.fly': '{side:Side} peršoko iš {from} į {to}.',
    'spoken.mill.closed': '{lines|Sudarytas malūnas|Sudaryti du malūnai}.',
    'spoken.mill.spent': '{lines|Linija|Linijos} {lines:list} jau {lines|panaudota|panaudotos} ir nieko nebeduoda.',
    'spoken.mill.removed': '{side:Side} nuėmė {points|šaškę|šaškes} iš {points:list}.',

    // The boards and what can go wrong
    'board.tower': 'Žaidimo „Bokštai“ lenta',
    'board.mill': 'Žaidimo „Malūnas“ lenta',
    'board.keys': 'Rodyklių klavišais einama per laukelius, Enter pasirenka, Escape atšaukia pasirinkimą.',
    'men.white': 'Baltųjų figūros',
    'men.black': 'Juodųjų figūros',
    'notice.place': '{sentence} (ties {place}-uoju ženklu)',
    'list.more': 'dar {count}',
    'trouble.noWorker': 'Šioje naršyklėje kompiuteris galvoja pačiame puslapyje, todėl gali užtrukti ilgiau.',
    'trouble.noModule': 'Nepavyko paleisti žaidimo. {reason}',
    'trouble.noStore': 'Naršyklė neleidžia puslapiui išsaugoti; partija truks, kol neišeisite.',

    // More of the page
    'home.lead': 'Du stalo žaidimai: su kompiuteriu arba dviese',
    'player.computerShort': 'Kompiuteris {level}',
    'home.choose': 'Parinktys…',
    'home.continue': 'Tęsti „{game:gameAcc}“',
    'home.note': 'Jūs žaidžiate baltaisiais, kompiuteris atsako. Žaidėjus, lygį ir taisykles galima pakeisti.',
    'moves.live': 'Grįžti į partiją',
    'moves.resume': 'Žaisti nuo čia',
    'move.play': 'Eiti',
    'tools': 'Atšaukimas, ėjimai ir lenta',
    'unit': 'Pasirinkta figūra',
    'men': 'Kas stovi lentoje',
    'again': 'Žaisti dar kartą',
    'pause': 'Pauzė',
    'continue': 'Tęsti',
    'status.paused': 'Pauzė: {side:sideGen} ėjimas',
    'shortcuts': 'Klavišai',
    'keys.walk': 'Nuo laukelio prie laukelio lentoje',
    'keys.slant': 'Bokštuose – linijomis, kylančiomis į kairę',
    'keys.choose': 'Pasirinkti laukelį',
    'keys.cancel': 'Atšaukti pasirinkimą',
    'new.ends': 'Pradėjus naują partiją, dabartinė baigsis.',
    'offline': 'Veikti ir be tinklo',
    'offline.not': 'Veikia tik prisijungus prie tinklo.',
    'offline.wait': 'Įkeliama, kad veiktų ir be tinklo…',
    'offline.ready': 'Paruošta veikti be tinklo.',
    'offline.failed': 'Nepavyko įkelti visko, ko reikia be tinklo. Kitą kartą bus bandoma iš naujo.',
    'update': 'Yra nauja versija.',
    'update.reload': 'Atnaujinti',
    'file.better': 'Vietoj šio puslapio atverkite failą, kuriame yra visas žaidimas:',
    'trouble.time': 'Kompiuterio laikas baigėsi: jis padarė geriausią rastą ėjimą.',
    'trouble.noFile': 'Nepavyko gauti failo {name}.',
    'trouble.damaged': 'Išsaugotos partijos nepavyko perskaityti, ji atidėta.',

    // The menu, and what it leads to
    'analyse': 'Analizė',
    'more': 'Daugiau',
    'teachers': 'Mokytojams',
    'threat': 'Parodyti grėsmę',
    'draw': 'Siūlyti lygiąsias',
    'resign': 'Pasiduoti',
    'swap': 'Nauja partija apsikeitus pusėmis',
    'save': 'Išsaugoti partiją…',
    'games': 'Mano partijos',
    'edit': 'Sudėlioti poziciją…',
    'share': 'Dalytis…',
    'embed': 'Įterpti į puslapį…',
    'open': 'Atverti įrašą…',
    'resign.ask': '{side:Side} pasiduoda, {other:side} laimi.',
    'draw.ask': '{side:Side} siūlo lygiąsias. {other:Side}, ar sutinkate?',
    'draw.accept': 'Sutikti',
    'draw.decline': 'Atmesti',
    'end.resigned': '{side:Side} pasidavė',
    'end.agreed': 'Abi pusės sutarė baigti lygiosiomis',
    'end.time': '{side:SideDat} baigėsi laikas',
    'end.stated': 'Taip nurodyta partijos įraše',
    'save.name': 'Pavadinimas',
    'save.yes': 'Išsaugoti',
    'save.kept': 'Išsaugota: {name}',
    'games.none': 'Išsaugotų partijų dar nėra.',
    'games.note': 'Atverta partija pakeis dabartinę, o ši bus išsaugota.',
    'rename': 'Pervadinti',
    'delete': 'Ištrinti',
    'delete.ask': 'Ištrinti partiją „{name}“?',

    // Hints and threats: the reasons follow a dash and stand one after the other
    'hint.searching': 'Ieškoma ėjimo…',
    'hint.only': 'vienintelis ėjimas',
    'hint.wins': 'laimi partiją',
    'hint.column': '{height} {height|šaškės|šaškių|šaškių} bokštas, jėga {strength}',
    'hint.field': '{colour:hue} laukelis, jėga {strength}',
    'hint.closes': '{lines|sudaro malūną|sudaro du malūnus}',
    'hint.takes': 'nuima {points|šaškę|šaškes} iš {points:list}',
    'hint.stops': 'neleidžia {side:sideDat} sudaryti malūno',
    'hint.prepares': 'ruošia malūną',
    'threat.move': '{side:Side} grasina ėjimu {move}',
    'threat.none': '{side:Side} dabar niekuo negrasina.',
    'nearMills': 'Žymėti beveik sudarytus malūnus',
    'mark.threat': 'grėsmė',
    'mark.near': '{side:side} gali čia sudaryti malūną',
    'sound': 'Garsas',

    // The clock
    'clock': 'Laikrodis',
    'clock.choice': '{minutes} min. + {increment} sek. už ėjimą',
    'clock.about': 'Laikrodis eina po pirmojo ėjimo ir stovi, kol puslapio nematyti arba atvertas langas.',

    // Analysis and review
    'analysis': 'Analizė',
    'analysis.stop': 'Stabdyti',
    'analysis.go': 'Galvoti',
    'analysis.lines': 'Variantai',
    'analysis.depth': '{text}, gylis {depth}',
    'endgame.known': 'Žinoma iš baigmių lentelės, tai ne vertinimas: {text}.',
    'endgame.win': '{side:side} laimi per {plies} {plies|pusėjimį|pusėjimius|pusėjimių}',
    'endgame.draw': 'lygiosios, jei abi pusės žais be klaidų',
    'endgame.limit':
      'Kur pažymėta ?, ėjimų gali nepakakti: po {left} {left|pusėjimio|pusėjimių|pusėjimių} bus lygiosios, jei iki tol nebus nuimta šaškė.',
    'endgame.win.letter': 'Pg',
    'endgame.draw.letter': 'Lg',
    'endgame.loss.letter': 'Pr',
    'endgame.legend':
      'Pg, Lg ir Pr: einančiosios pusės pergalė, lygiosios arba pralaimėjimas. Skaičius: pusėjimiai iki pabaigos.',
    'endgame.play': 'Sužaisti iki galo be klaidų',
    'endgame.stop': 'Nebežaisti iki galo',
    'rejoin': 'Prie partijos ėjimų',
    'evaluation': 'Vertinimas',
    'evaluation.none': 'Vertinimo nėra',
    'score.even': 'Apylygė padėtis',
    'score.better': '{side:SideGen} padėtis geresnė',
    'score.muchBetter': '{side:SideGen} padėtis daug geresnė',
    'score.win': '{side:Side} laimi per {count} {count|ėjimą|ėjimus|ėjimų}',
    'review.start': 'Apžvelgti partiją',
    'review.searching': '{done} pozicija iš {count}…',
    'review.graph': 'Partijos eiga',
    'review.count': 'Pažymėta ėjimų: {count}',
    'review.better':
      '{judgement:Judgement}: {side:sideGen} galimybės laimėti sumažėjo nuo {before} iki {after} %; geriau buvo {move}.',
    'judgement': '{judgement:judgement}',
    'previousMistake': '← Klaida',
    'nextMistake': 'Klaida →',
    'retry': 'Bandyti nuo čia dar kartą',

    // Setting up, handing on, opening
    'edit.title': 'Sava pozicija',
    'edit.tool': 'Įrankis',
    'edit.white': 'Baltieji',
    'edit.black': 'Juodieji',
    'edit.erase': 'Nuimti',
    'edit.usedWhite': 'Baltųjų linija',
    'edit.usedBlack': 'Juodųjų linija',
    'edit.about.tower': 'Šaškė dedama ant to, kas stovi laukelyje. Velkama visa figūra.',
    'edit.about.mill': 'Šaškes galima ir vilkti. Panaudota linija nurodoma dviem jos taškais.',
    'edit.side': 'Kas eina',
    'edit.hand': '{side:Side}: rankoje',
    'edit.start': 'Pradinė',
    'edit.clear': 'Tuščia lenta',
    'edit.text': 'Pozicija tekstu',
    'edit.moves': '{count|Galimas|Galimi|Galima} {count} {count|ėjimas|ėjimai|ėjimų}',
    'share.title': 'Dalytis',
    'share.link': 'Nuoroda',
    'share.position': 'Pozicija',
    'share.record': 'Partijos įrašas',
    'share.picture': 'Lentos paveikslas',
    'share.copy': 'Kopijuoti',
    'share.copied': 'Nukopijuota.',
    'share.selected': 'Tekstas pažymėtas: nukopijuokite jį (Ctrl+C).',
    'open.title': 'Atverti partiją',
    'open.text': 'Partijos įrašas arba nuoroda',
    'open.do': 'Atverti',
    'open.file': 'Pasirinkti failą',
    'open.neither': 'Tai nei partijos įrašas, nei nuoroda į partiją.',
    'open.binary': 'Tai ne tekstas.',
    'open.long': 'Tekstas per ilgas: daugiausia gali būti {most} {most|ženklas|ženklai|ženklų}.',
  },

  notice: {
    T4_EMPTY: 'Laukelyje {0} nėra figūros',
    T4_ENEMY: 'Figūra laukelyje {0} priklauso {1:sideDat}',
    T6_SAME: 'Figūra turi išeiti iš savo laukelio {0}',
    T6_LINE: 'Laukeliai {0} ir {1} nėra vienoje tiesėje',
    T6_RANGE:
      'Figūra iš laukelio {0} eina ne toliau kaip per {1} {1|laukelį|laukelius|laukelių}, o laukelis {2} yra už {3} ' +
      '{3|laukelio|laukelių|laukelių}',
    T6_BLOCKED: 'Kelią iš laukelio {0} į laukelį {1} užstoja figūra laukelyje {2}',
    T6_SIGN_EMPTY: 'Laukelis {0} tuščias: toks ėjimas užrašomas {1}',
    T6_SIGN_OWN: 'Laukelyje {0} stovi tos pačios pusės figūra: toks ėjimas užrašomas {1}',
    T6_SIGN_ENEMY: 'Laukelyje {0} stovi priešininko figūra: toks ėjimas užrašomas {1}',
    T10_NONE: 'Laukelyje {0} stovi tos pačios pusės figūra, o pagal šias taisykles ant savų figūrų neinama',
    T9_MUST_ATTACK: '{0:Side} privalo atakuoti; {1|galimas ėjimas|galimi ėjimai} {1:list}',
    T7_TOO_WEAK: 'Figūra laukelyje {0} per silpna: jos jėga {1}, o figūros laukelyje {3} jėga {2}',

    T12_NO_UNIT: '{0:Side} nebeturi nė vienos figūros',
    T12_NO_MOVE: '{0:Side} nebeturi kur eiti',
    T13_REPETITION: 'Pasikartojimas: ta pati pozicija, einant tai pačiai pusei, susidarė {0} {0|kartą|kartus|kartų}',
    T13_QUIET:
      'Iš eilės {0|padarytas|padaryti|padaryta} {0} {0|tylus ėjimas|tylūs ėjimai|tylių ėjimų} (skaičiuojant abi ' +
      'puses)',

    M2_OCCUPIED: 'Taškas {0} užimtas',
    M2_MUST_PLACE: '{0:Side} rankoje dar turi {1} {1|šaškę|šaškes|šaškių} ir privalo dėti šaškę',
    M2_NO_HAND: '{0:Side} rankoje nebeturi šaškės, kurią galėtų padėti į {1}',
    M5_NO_MAN: 'Taške {1} nėra {0:sideGen} šaškės',
    M5_OCCUPIED: 'Taškas {0} užimtas',
    M5_FAR: 'Taškai {0} ir {1} nėra gretimi linijoje',
    M6_NO_MAN: 'Taške {1} nėra {0:sideGen} šaškės',
    M6_OCCUPIED: 'Taškas {0} užimtas, o šokti galima tik į tuščią',
    M3_MUST_REMOVE: 'Šis ėjimas sudaro malūną: reikia nuimti priešininko šaškę',
    M3_NO_MILL: 'Šis ėjimas nesudaro malūno, todėl šaškės nuimti negalima',
    M3_ONE_ONLY: 'Šis ėjimas sudaro vieną malūną: galima nuimti tik vieną šaškę',
    M3_NO_TARGET: 'Taške {1} nėra {0:sideGen} šaškės',
    M4_MUST_REMOVE_TWO: 'Šis ėjimas sudaro du malūnus: reikia nuimti dvi šaškes',
    M4_SAME_MAN: 'Šaškės taške {0} negalima nuimti du kartus',
    M9_USED: '{0:Side} jau panaudojo {1|liniją|linijas} {1:list}: už čia vėl sudarytą malūną nieko nenuimama',
    M10_PROTECTED: 'Šaškė taške {0} stovi malūne ir yra apsaugota, kol {1:side} turi kitų',
    M10_ONE_ONLY: 'Pagal šias taisykles už du malūnus iš karto nuimama tik viena šaškė',

    M7_TOO_FEW: '{0:SideDat} liko mažiau kaip {1} {1|šaškė|šaškės|šaškių}',
    M7_NO_MOVE: '{0:Side} nebegali eiti',
    M8_REPETITION: 'Pasikartojimas: ta pati pozicija, einant tai pačiai pusei, susidarė {0} {0|kartą|kartus|kartų}',
    M8_QUIET: 'Per {0} {0|ėjimą|ėjimus|ėjimų} iš eilės (skaičiuojant abi puses) nepadėta ir nenuimta nė viena šaškė',

    TEXT_EMPTY: 'Tekstas tuščias',
    TEXT_EXPECTED: 'Čia turi būti {0:text}',
    TEXT_EXTRA: 'Toliau nieko neturi būti',
    TEXT_LEADING_ZERO: 'Skaičius rašomas be nulio priekyje',
    TEXT_RANGE: '{0:Text}: reikia skaičiaus nuo {1} iki {2}, o ne {3}',
    TEXT_NO_FIELD: 'Laukelio {0} nėra; laukeliai yra nuo 1 iki {1}',
    TEXT_FIELD_TWICE: 'Laukelis {0} nurodytas du kartus',
    TEXT_RUN_BACKWARDS: 'Laukelių eilė {0}-{1} eina atgal',
    TEXT_NO_POINT: 'Taško {0} nėra',
    TEXT_POINT_TWICE: 'Taškas {0} nurodytas du kartus',
    TEXT_NO_LINE: 'Linijos {0} nėra',
    TEXT_LINE_TWICE: 'Linija {0} nurodyta du kartus',
    TEXT_TOO_MANY_MEN: '{0:Side} turi {1} {1|šaškę|šaškes|šaškių}, o daugiausia gali būti {2}',
    TEXT_USED_IN_EASY: 'Panaudotų linijų būna tik sunkiame žaidime (rebuild=hard)',

    GAME_UNKNOWN: 'Žaidimo „{0}“ nėra; yra tower ir mill',
    OPTION_UNKNOWN: 'Žaidimas „{1:game}“ neturi taisyklių nuostatos „{0}“',
    OPTION_VALUE: 'Taisyklių nuostata „{0}“ gali būti {2:either}, o ne „{1}“',
    OPTION_TWICE: 'Taisyklių nuostata „{0}“ nurodyta du kartus',
    MOVE_IN_LIST: 'Sąrašo ėjimas {0}, {1}, netinka: {2}',
    PLY_RANGE: 'Partijoje yra {1} {1|pusėjimis|pusėjimiai|pusėjimių}, todėl pusėjimio {0} nėra',
    LIMIT_MISSING: 'Paieškai reikia ribos: depth, nodes arba level',
    LIMIT_RANGE: '{0:Limit}: reikia skaičiaus nuo {1} iki {2}',
    LIMIT_NODES: 'Mazgų skaičius turi būti ne mažesnis kaip 1',
    RECORD_TAG: 'Žyma rašoma taip: [Name "value"]',
    RECORD_NO_GAME: 'Įraše nėra žymos Game su reikšme tower arba mill',
    RECORD_OPEN: 'Trūksta uždaromojo skliausto: {0:record}',
    RECORD_RESULT: 'Įraše nurodytas rezultatas {0}, o po jo ėjimų yra {1}',
    TABLES_DAMAGED: 'Baigmių lentelės sugadintos',
    NO_MEMORY: 'Trūksta atminties',
  },

  parts: {
    side: { white: 'baltieji', black: 'juodieji' },
    sideGen: { white: 'baltųjų', black: 'juodųjų' },
    sideDat: { white: 'baltiesiems', black: 'juodiesiems' },
    man: { white: 'balta', black: 'juoda', w: 'balta', b: 'juoda' },
    manAcc: { white: 'baltą', black: 'juodą' },
    manPl: { white: 'baltas', black: 'juodas' },
    hue: { white: 'baltas', black: 'juodas', red: 'raudonas' },
    game: { tower: 'Bokštai', mill: 'Malūnas' },
    gameAcc: { tower: 'Bokštus', mill: 'Malūną' },
    judgement: { inaccuracy: 'netikslumas', mistake: 'klaida', blunder: 'šiurkšti klaida' },
    text: {
      side: 'kieno eilė eiti (w arba b)',
      units: 'figūros (kaip 12:wb; jei jų nėra, -)',
      field: 'laukelis (kaip 12)',
      colon: 'dvitaškis',
      men: 'šaškės iš viršaus žemyn (w ir b)',
      sign: 'vienas iš ženklų -, + ir x',
      point: 'taškas (kaip a1)',
      points: 'vienos pusės taškai (kaip a1,d1; jei jų nėra, -)',
      hand: 'šaškių rankoje skaičius',
      lines: 'vienos pusės panaudotos linijos (kaip a1g1; jei jų nėra, -)',
      line: 'linija (kaip a1g1)',
      quiet: 'tylių ėjimų iš eilės skaičius',
      move: 'ėjimo numeris',
      space: 'tarpas',
    },
    limit: { depth: 'gylis', nodes: 'mazgų skaičius', level: 'lygis', lines: 'variantų skaičius' },
    record: { comment: 'komentaras', variation: 'variantas' },
  },
};

/** The short rules. @type {import('../words.js').ShortRules} */
export const rules = {
  tower: [
    {
      title: 'Žaidimo tikslas',
      text:
        'Baltieji ir juodieji turi po {men} {men|šaškę|šaškes|šaškių}. Laimite, kai priešininkas nebeturi nė ' +
        'vienos savo figūros arba, atėjus jo eilei, nebegali eiti.',
    },
    {
      title: 'Šaškės ir bokštai',
      text:
        'Figūra – tai viena šaškė arba šaškių bokštas. Bokštą valdo tas, kieno šaškė viršuje; svetimos šaškės po ' +
        'ja – belaisvės. Bokštas visada juda visas.',
    },
    {
      title: 'Ėjimai',
      text:
        'Pradeda baltieji, toliau einama paeiliui, kaskart viena figūra. Figūra eina tiesia linija bet kuria iš ' +
        'šešių krypčių per tiek laukelių, kiek joje šaškių, arba per mažiau, bet ne toliau kaip per {heightCap}. ' +
        'Peršokti kitų figūrų negalima.',
    },
    {
      title: 'Jėga',
      text:
        'Figūros jėga lygi visų jos šaškių skaičiui, bet ne didesnė kaip {heightCap}. Juodame laukelyje jėga ' +
        'padvigubėja, raudoname – patrigubėja. Taigi viena šaškė raudoname laukelyje savo jėga prilygsta trijų ' +
        'šaškių bokštui baltame.',
    },
    {
      title: 'Ataka',
      text:
        'Atakuojate eidami ant priešininko figūros, bet turite būti stipresni. Jūsų jėga skaičiuojama laukelyje, ' +
        'iš kurio einate, o priešininko – laukelyje, kuriame jis stovi.',
    },
    {
      title: 'Sunaikinti ar paimti į nelaisvę',
      text:
        'Jei esate bent dvigubai stipresni, priešininko figūra sunaikinama: jo šaškės iškrinta iš žaidimo, o jūsų ' +
        'belaisvės išlaisvinamos ir stoja po jūsų figūra. Jei esate stipresni, bet ne dvigubai, visa jo figūra ' +
        'patenka į nelaisvę ir stoja po jūsų figūra.',
    },
    {
      title: 'Atakuoti privaloma',
      text:
        'Jei galite atakuoti, privalote atakuoti. Jei galimos kelios atakos, rinkitės bet kurią. Vienu ėjimu ' +
        'atakuojama tik kartą.',
    },
    {
      title: 'Statome bokštus',
      text:
        'Kai atakuoti nėra ko, galite eiti ant savo figūros: ji lieka apačioje, ir iš abiejų išeina vienas ' +
        'aukštesnis bokštas. Nuostata „Ėjimas ant savo figūros“ gali tai laikyti ataka arba uždrausti.',
    },
    {
      title: 'Lygiosios ir nuostatos',
      text:
        'Lygiosios būna, kai ta pati pozicija, einant tai pačiai pusei, susidaro {repetitions} ' +
        '{repetitions|kartą|kartus|kartų} arba kai per {quiet} {quiet|ėjimą|ėjimus|ėjimų} iš eilės (skaičiuojant ' +
        'abi puses) einama tik į tuščius laukelius. Nuostata „Centro spalva“ keičia lentos spalvas.',
    },
  ],
  mill: [
    {
      title: 'Žaidimo tikslas',
      text:
        'Trys jūsų šaškės vienoje linijoje yra malūnas. Už kiekvieną malūną nuimate priešininko šaškę. Laimite, ' +
        'kai priešininkui lieka mažiau kaip {fewest} {fewest|šaškė|šaškės|šaškių} arba, atėjus jo eilei, jis ' +
        'nebegali eiti.',
    },
    {
      title: 'Pirma dėliojame',
      text:
        'Baltieji ir juodieji turi po {men} {men|šaškę|šaškes|šaškių}. Pradeda baltieji; žaidėjai paeiliui deda ' +
        'po vieną šaškę į bet kurį tuščią tašką, kol padeda visas.',
    },
    {
      title: 'Malūnas',
      text:
        'Jei po jūsų ėjimo trys jūsų šaškės atsistoja vienoje linijoje, nuimkite nuo lentos kurią tik norite ' +
        'priešininko šaškę, net iš malūno. Atgal ji nebegrįžta. Malūnai galioja nuo pat dėliojimo pradžios.',
    },
    {
      title: 'Du malūnai iš karto',
      text: 'Jei padėta šaškė sudaro iš karto du malūnus, nuimkite dvi priešininko šaškes. Taip būna tik dėliojant.',
    },
    {
      title: 'Paskui stumiame',
      text:
        'Kai visos jūsų šaškės padėtos, kiekvienu ėjimu stumkite vieną iš jų linija į gretimą tašką. Jis turi ' +
        'būti tuščias.',
    },
    {
      title: 'Šokinėjimas',
      text:
        'Jei jums liko {fly} {fly|šaškė|šaškės|šaškių}, o rankoje nebėra nė vienos, galite šokinėti: vienu ėjimu ' +
        'viena šaškė peršoka į bet kurį tuščią tašką.',
    },
    {
      title: 'Atidaryti ir vėl uždaryti',
      text:
        'Šaškę galima išvesti iš malūno, o paskui sugrąžinti: už iš naujo sudarytą malūną vėl nuimate šaškę. ' +
        'Sunkiame žaidime kiekviena linija kiekvienai pusei galioja tik kartą.',
    },
    {
      title: 'Lygiosios',
      text:
        'Lygiosios būna, kai ta pati pozicija, einant tai pačiai pusei, susidaro {repetitions} ' +
        '{repetitions|kartą|kartus|kartų} arba kai per {quiet} {quiet|ėjimą|ėjimus|ėjimų} iš eilės (skaičiuojant ' +
        'abi puses) niekas nepadeda ir nenuima nė vienos šaškės.',
    },
    {
      title: 'Nuostatos',
      text:
        'Galima susitarti, kad šaškės malūnuose apsaugotos, kad už du malūnus iš karto nuimama viena šaškė ir kad ' +
        'nuimti neprivaloma. „Tarptautinis“ rinkinys įjungia pirmąsias dvi nuostatas.',
    },
  ],
};
