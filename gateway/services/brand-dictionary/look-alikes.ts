const CYRILLIC = 'АВЕЅІЈКМНОРСТУХаеѕіјорсух'
const LATIN = 'ABESIJKMHOPCTYXaesijopcyx'

const TO_LATIN = pairs(CYRILLIC, LATIN)
const TO_CYRILLIC = pairs(LATIN, CYRILLIC)
const CYRILLIC_LETTER = /\p{Script=Cyrillic}/u
const LATIN_LETTER = /\p{Script=Latin}/u
const WORD = /[\p{L}\p{N}]+/gu

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  return new Map([...from].map((letter, at) => [letter, to[at] ?? letter]))
}

/** Corrects words typed in two alphabets at once: «КNЕСНТ» is «KNECHT», «Цiна» is «Ціна». */
export function straightenWords(text: string): string {
  return text.replace(WORD, straighten)
}

/** The same for a text that counts as one word, such as a part number. */
export function straighten(text: string): string {
  if (!CYRILLIC_LETTER.test(text) || !LATIN_LETTER.test(text)) return text
  return swap(text, CYRILLIC_LETTER, TO_LATIN) ?? swap(text, LATIN_LETTER, TO_CYRILLIC) ?? text
}

/** The text in Latin letters where each of its Cyrillic ones looks like a Latin one; nothing where one does not. */
export function inLatin(text: string): string | undefined {
  return swap(text, CYRILLIC_LETTER, TO_LATIN)
}

/** One form for all texts that look alike in capitals. */
export function lookAlikeKey(key: string): string {
  const capitals = key.toUpperCase()
  return (inLatin(capitals) ?? capitals).toLowerCase()
}

export function isInLatin(text: string): boolean {
  return LATIN_LETTER.test(text) && !CYRILLIC_LETTER.test(text)
}

function swap(text: string, foreign: RegExp, table: ReadonlyMap<string, string>): string | undefined {
  let swapped = ''
  for (const letter of text) {
    const twin = table.get(letter)
    if (twin === undefined && foreign.test(letter)) return undefined
    swapped += twin !== undefined && foreign.test(letter) ? twin : letter
  }
  return swapped
}
