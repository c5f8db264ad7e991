import { BRAND_LINES } from '@/gateway/services/brand-dictionary/brand-lines'
import { findJoint } from '@/gateway/services/brand-dictionary/find-joint'
import { brandAliasKey } from '@/gateway/services/brand-dictionary/brand-alias-key'
import { lookAlikeKey } from '@/gateway/services/brand-dictionary/look-alikes'

export type KnownBrand = { title: string; country: string; spellings: readonly string[] }

export const KNOWN_BRANDS: readonly KnownBrand[] = BRAND_LINES.split('\n').flatMap((line) => {
  const [title = '', country = '', spellings = ''] = line.split('|').map((cell) => cell.trim())
  if (title === '') return []
  return [{ title, country, spellings: spellings.split(';').flatMap((spelling) => spelling.trim() || []) }]
})

const BY_KEY = new Map<string, KnownBrand>()
for (const keyOf of [brandAliasKey, (text: string) => lookAlikeKey(brandAliasKey(text))]) {
  for (const brand of KNOWN_BRANDS) {
    for (const spelling of [brand.title, ...brand.spellings]) {
      const key = keyOf(spelling)
      if (!BY_KEY.has(key)) BY_KEY.set(key, brand)
    }
  }
}

/** The brand of a spelling in a price list; nothing for one that the dictionary does not know. */
export function findKnownBrand(spelling: string): KnownBrand | undefined {
  return byName(spelling) ?? findJoint(spelling, byName)
}

function byName(name: string): KnownBrand | undefined {
  const key = brandAliasKey(name)
  return BY_KEY.get(key) ?? BY_KEY.get(lookAlikeKey(key))
}

const BY_TITLE = new Map(KNOWN_BRANDS.map((brand) => [brand.title, brand]))

export function knownBrand(title: string): KnownBrand {
  const brand = BY_TITLE.get(title)
  if (!brand) throw new Error(`The dictionary has no brand ${title}`)
  return brand
}
