const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`" + 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~'
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё' + 'ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ'

// The keys of signs differ between the layouts too, but a sign alone does not tell which layout was on:
// only № is unmistakably Russian, while the Latin side is converted whole.
const TO_LATIN = pairs(CYRILLIC_KEYS + '№', LATIN_KEYS + '#')
const TO_CYRILLIC = pairs(LATIN_KEYS + '/?|@#$^&', CYRILLIC_KEYS + '.,/"№;:?')

export type LayoutDirection = 'ru-en' | 'en-ru'

/** What the same keys give in the other keyboard layout: `щс90` → `oc90`, `vfckj` → `масло`. */
export function convertLayout(text: string, direction: LayoutDirection = 'ru-en'): string {
  const map = direction === 'ru-en' ? TO_LATIN : TO_CYRILLIC
  let converted = ''
  for (const character of text) converted += map.get(character) ?? character
  return converted
}

/** Text of the article field: Latin layout, O and Q as 0, I as 1. Never for names, codes or «Везде». */
export function toArticleInput(text: string): string {
  return convertLayout(text).replace(/[oq]/gi, '0').replace(/i/gi, '1')
}

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((key, index) => [key, to[index] ?? key]))
}
