/** Kinds as they are shortened, and words that say nothing about which street is meant. */
const SHORT: ReadonlyMap<string, string> = new Map<string, string>([
  ['ул', 'улица'],
  ['пр', 'про'],
  ['пр-т', 'проспект'],
  ['просп', 'проспект'],
  ['пр-кт', 'проспект'],
  ['пр-д', 'проезд'],
  ['пер', 'переулок'],
  ['ш', 'шоссе'],
  ['наб', 'набережная'],
  ['б-р', 'бульвар'],
  ['бул', 'бульвар'],
  ['пл', 'площадь'],
])
const EMPTY_WORDS = new Set(['г', 'гор', 'город', 'д', 'дом', 'мо', 'обл', 'область', 'россия'])
const REGION = /^\s*(?:россия[\s,]+)?московская\s+обл(?:асть)?[\s,.]*/
const HOUSE = /^\d{1,3}\p{L}?(?:[/-]\d{1,3}|[кс]\d{1,2}(?:с\d{1,2})?)?$/u

/** Flat, entrance and floor, which a list of houses does not have. */
const INSIDE = /(?:^|[\s,])(?:кв|квартира|оф|офис|под|подъезд|эт|этаж|пом|помещение)\.?\s*№?\s*\d+/g

export type AddressQuery = {
  words: readonly string[]
  /** The last word that may be the number of a house; the town may follow it. */
  house: string | null
  /** Without that number. */
  besides: readonly string[]
}

export function readQuery(query: string): AddressQuery {
  const text = query.toLowerCase().replace(REGION, '')
  // «д.10», «д 10 к 2» and «10 корп. 2» are one number.
  const joined = text
    .replace(INSIDE, ' ')
    .replace(/(^|[\s,])д(?:ом)?\.?\s*(?=\d)/g, '$1')
    .replace(/(\d)[\s,]*(?:к|корп|корпус)\.?\s*(\d)/g, '$1к$2')
    .replace(/(\d)[\s,]*(?:с|стр|строение)\.?\s*(\d)/g, '$1с$2')
  const words = foldWords(joined)
  const place = words.findLastIndex((word) => HOUSE.test(word))
  return { words, house: words[place] ?? null, besides: words.filter((_, at) => at !== place) }
}

/** Words in lower case, without what is only shortened or says nothing. */
export function foldWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s,.«»"()]+/)
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .map((word) => SHORT.get(word) ?? word)
}
