/** Sign in the list → kind of the street. */
const KINDS: Readonly<Record<string, string>> = {
  '%': 'переулок',
  '^': 'проезд',
  '#': 'проспект',
  '!': 'шоссе',
  '~': 'бульвар',
  '=': 'набережная',
  '+': 'площадь',
  '&': 'тупик',
  '*': 'улица',
  $: 'аллея',
}
const STREET = 'улица'
/** An adjective, after which the kind is said; before a name in the genitive it comes first. */
const ADJECTIVE = /(?:[иыо]й|[ая]я|[ое]е)$/
/** A lane may be named by whose it was; anything else with this ending is in the genitive: «проспект Космонавтов». */
const OWNER = /(?:[иы]н|[оеё]в)$/
const LANE = 'переулок'
const NUMBERED = /^(.+) (\d+-[йя])$/

/** A name as the list writes it, with the sign of its kind behind it, as it is said: «Зачатьевский 1-й%», «Сахарова#». */
export function toStreetName(written: string): string {
  const kind = KINDS[written.slice(-1)]
  const name = kind ? written.slice(0, -1) : written
  const [, base = name, number] = NUMBERED.exec(name) ?? []
  // What is no kind by its sign is a street, and «Солянка» or «Кузнецкий Мост» are no adjectives.
  const isBehind =
    kind && kind !== STREET
      ? ADJECTIVE.test(base) || (kind === LANE && OWNER.test(base))
      : /[ая]я$/.test(base)
  const words = isBehind ? [number, base, kind ?? STREET] : [number, kind ?? STREET, base]
  return words.filter(Boolean).join(' ')
}
