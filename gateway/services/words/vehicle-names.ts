/** How makes and models are called in Russian, and how titles write them; spellings of one name are apart by commas. */
const NAMES = `
ауди: audi | бмв: bmw | чери, черри: chery | шевроле: chevrolet | ситроен: citroen | дэу, деу: daewoo | форд: ford
джили: geely | хавал, хавейл: haval | хонда: honda | хендай, хёндай, хундай, хендэ, хёндэ, хюндай: hyundai
инфинити: infiniti | киа: kia | лада, ваз, жигули: lada | лексус: lexus | мазда: mazda | мерседес: mercedes
мицубиси, мицубиши, митсубиси, митсубиши: mitsubishi | ниссан, нисан: nissan | опель: opel | пежо: peugeot | порше: porsche
рено: renault | шкода: skoda | санг, ссанг: ssang | субару: subaru | сузуки: suzuki | тойота: toyota | уаз: uaz
фольксваген, фольцваген, фольсваген: volkswagen | вольво: volvo | лендровер: land

камри: camry | королла, корола: corolla | рав: rav4 | хайлендер: highlander | авенсис: avensis | аурис: auris | прадо: prado
крузер: cruiser | солярис: solaris | элантра: elantra | туссан, тусан: tucson | соната: sonata | крета: creta | акцент: accent
рио: rio | сид: ceed | спортейдж, спортаж, спортедж: sportage | соренто: sorento | пиканто: picanto | оптима: optima
церато, серато: cerato | веста: vesta | гранта: granta | калина: kalina | приора: priora | ларгус: largus | нива: niva
логан: logan | сандеро: sandero | дастер: duster | каптур: kaptur | аркана: arkana | альмера: almera | кашкай: qashqai
тиида, тида: tiida | террано: terrano | примера: primera | патфайндер: pathfinder | поло: polo | пассат: passat
гольф: golf | джетта: jetta | тигуан: tiguan | туарег: touareg | транспортер: transporter | мультивен: multivan
октавия: octavia | рапид: rapid | суперб: superb | кодиак: kodiaq | фокус: focus | мондео: mondeo | куга: kuga
фиеста: fiesta | фьюжн, фьюжен: fusion | транзит: transit | лансер: lancer | аутлендер, аутлэндер: outlander
паджеро: pajero | астра: astra | корса: corsa | зафира: zafira | мокка: mokka | круз, крузе: cruze | лачетти, лацетти: lacetti
авео: aveo | кобальт: cobalt | матиз: matiz | нексия: nexia | партнер: partner | боксер: boxer | форестер: forester
импреза: impreza | аутбек, аутбэк: outback | легаси: legacy | витара: vitara | свифт: swift | цивик, сивик: civic
аккорд: accord | тигго: tiggo | атлас: atlas | кулрей: coolray | джолион: jolion | фрилендер: freelander | дискавери: discovery
`

const MIN_STEM = 3
const ENDING = /[аеиоуыэюяьй]$/
/** What a name ends with in any of its cases, so that «полка» is not taken for a «Поло». */
const CASE_ENDING = /^(?:[аеиоуыэюяьй]|[аеоюя]й|[аеёоия]м|[аеоя]в|[аия]х|[еоиь]ю)?$/

type Name = { spelling: string; stem: string; latin: string }

const names: readonly Name[] = NAMES.split(/[|\n]/).flatMap((entry) => {
  const [spellings = '', latin = ''] = entry.split(':').map((part) => part.trim())
  return spellings.split(', ').flatMap((spelling) => {
    const stem = spelling.replace(ENDING, '')
    return spelling === '' ? [] : { spelling, stem: stem.length >= MIN_STEM ? stem : spelling, latin }
  })
})

/** What titles write for a make or model that was asked for in Russian, in any case («тойоту», «на логане»). */
export function latinNames(word: string): string[] {
  if (!/^[а-яё]/.test(word)) return []
  const found = names.filter(
    ({ spelling, stem }) =>
      word === spelling || (word.startsWith(stem) && CASE_ENDING.test(word.slice(stem.length))),
  )
  const exact = found.filter(({ spelling }) => spelling === word)
  return [...new Set((exact.length > 0 ? exact : found).map(({ latin }) => latin))]
}

/** The same for the beginning of a word. */
export function latinNamesByPrefix(prefix: string): string[] {
  if (prefix.length < MIN_STEM) return latinNames(prefix)
  const begun = names.filter(({ spelling }) => spelling.startsWith(prefix)).map(({ latin }) => latin)
  return [...new Set([...begun, ...latinNames(prefix)])]
}
