import { brandAliasKey } from '@/gateway/services/brand-dictionary/brand-alias-key'
import { straightenWords } from '@/gateway/services/brand-dictionary/look-alikes'
import { withoutCountry } from '@/gateway/services/brand-dictionary/without-country'
import { refused, taken, type CellResult } from './cell-result'
import { cleanText } from './clean-text'

const MAX_BRAND_CHARS = 64

/** The name of a brand without a country behind it, its look-alike letters put right. */
export function parseBrand(text: string): CellResult<string> {
  const brand = straightenWords(withoutCountry(cleanText(text)))
  if (brandAliasKey(brand) === '') return refused('нет бренда')
  return brand.length > MAX_BRAND_CHARS ? refused(`бренд длиннее ${MAX_BRAND_CHARS} знаков`) : taken(brand)
}
