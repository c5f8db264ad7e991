import { articleKey } from '@/lib/parts/keys'

export type NamedPart = { brand: string; article: string }

const BETWEEN = /[;\n|]+|,\s+|,(?=\s*\p{L}{2})/u
const COLON = /^([^:=]{1,64})[:=]\s*(.+)$/
const MAX_ARTICLE_CHARS = 64
const MAX_BRAND_WORDS = 4

/**
 * Reads «MANN W719/30; TOYOTA: 90915-YZZD2»: entries apart by semicolons, lines or commas, each a brand and a number. The longest name that
 * `isBrand` knows is the brand, else the words before the first one with a digit. `unclear` are entries that cannot be told apart.
 */
export function readPartsList(
  text: string,
  isBrand: (name: string) => boolean,
): { parts: NamedPart[]; unclear: string[] } {
  const parts = new Map<string, NamedPart>()
  const unclear: string[] = []
  for (const entry of text.split(BETWEEN)) {
    const words = entry.trim()
    if (words === '') continue
    const part = readPart(words, isBrand)
    if (part) parts.set(`${part.brand.toLowerCase()}/${articleKey(part.article)}`, part)
    else unclear.push(words)
  }
  return { parts: [...parts.values()], unclear }
}

/** One entry; undefined where it has no brand or no number. */
function readPart(entry: string, isBrand: (name: string) => boolean): NamedPart | undefined {
  const part = readBranded(entry, isBrand)
  if (part) return part
  const words = entry.trim().split(/\s+/)
  const first = words.findIndex((word) => /\d/.test(word))
  return first > 0 ? checked(words.slice(0, first).join(' '), words.slice(first).join(' ')) : undefined
}

/** The same for a brand that is known or stands before a colon: a number alone may have words too, «OC 90 OF». */
export function readBranded(entry: string, isBrand: (name: string) => boolean): NamedPart | undefined {
  const [, before, after] = COLON.exec(entry) ?? []
  if (before !== undefined && after !== undefined) return checked(before, after)
  const words = entry.trim().split(/\s+/)
  for (let count = Math.min(words.length - 1, MAX_BRAND_WORDS); count > 0; count -= 1) {
    const brand = words.slice(0, count).join(' ')
    if (isBrand(brand)) return checked(brand, words.slice(count).join(' '))
  }
  return undefined
}

function checked(brand: string, article: string): NamedPart | undefined {
  const [name, number] = [brand.trim(), article.trim()]
  const isWhole = name !== '' && articleKey(number) !== '' && number.length <= MAX_ARTICLE_CHARS
  return isWhole && !/^\d+$/.test(name) ? { brand: name, article: number } : undefined
}
