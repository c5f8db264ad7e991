const OTHER_NAMES =
  'кнр рф сша юар оаэ англия шотландия корея ю.корея южная_корея юж.корея чехия тайвань белоруссия голландия эмираты европа ес азия ' +
  'ссср гонконг турция prc usa uk england korea south_korea s.korea czech_republic taiwan turkey holland europe eu asia uae hong_kong ussr ' +
  'оригинал ориг original oe oem аналог лицензия'
const A = 65
const LETTERS = 26
/** No maker's name with its country is longer, and the pattern tries each sign of a longer text against all others. */
const MAX_CHARS = 200
/** «Zorax (Китай)», «Zorax [Китай]», «Zorax, Китай», «Zorax - Китай», «Zorax / Китай». */
const TAIL = /^(.*[\p{L}\p{N}][^([]*?)\s*(?:[([]([^()[\]]*)[)\]]?|(?:,|;|\s[-–—/]|\/)\s*([^,;/()[\]]+?))\s*$/u
const LEAD = /^(?:made in|пр-?во|производство|производитель|страна|сделано в|г\.)\s*:?\s*/

let countries: ReadonlySet<string> | undefined

/** A brand as a list writes it, without the country or the word «оригинал» behind it, neither of which is part of its name. */
export function withoutCountry(brand: string): string {
  if (brand.length > MAX_CHARS) return brand
  const [, name, bracketed, apart] = TAIL.exec(brand) ?? []
  const remark = bracketed ?? apart
  if (name === undefined || remark === undefined) return brand
  const words = remark.split(/[,;/]/).map((word) => fold(word).replace(LEAD, ''))
  return words.every((word) => isCountry(word, bracketed !== undefined)) ? withoutCountry(name.trim()) : brand
}

/** Codes are too short to be distinguished from words of a name unless they stand in brackets. */
function isCountry(word: string, isBracketed: boolean): boolean {
  countries ??= new Set([
    ...OTHER_NAMES.split(' ').map((name) => name.replaceAll('_', ' ')),
    ...namesOfRegions(),
  ])
  if (/^[a-z]{2}$/.test(word) && !isBracketed) return false
  return countries.has(word) || countries.has(`${word}.`)
}

function namesOfRegions(): string[] {
  const languages = ['ru', 'en', 'uk'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  return Array.from({ length: LETTERS * LETTERS }, (_, at) =>
    String.fromCharCode(A + Math.floor(at / LETTERS), A + (at % LETTERS)),
  ).flatMap((code) => {
    const names = languages.flatMap((language) => language.of(code) ?? [])
    return names.length === 0 ? [] : [code.toLowerCase(), ...names.map(fold)]
  })
}

function fold(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').replace(/\.$/, '')
}
