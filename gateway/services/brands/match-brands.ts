import type { Brand, CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { brandsHeardAs } from '@/gateway/services/brands/heard-brands'
import { convertLayout } from '@/lib/parts/number/keyboard-layout'
import { brandKey } from '@/lib/parts/keys'

function byFame(a: Brand, b: Brand) {
  return (
    b.popularity - a.popularity || b.productsCount - a.productsCount || a.title.localeCompare(b.title, 'ru')
  )
}

function withPrefix(reference: CatalogReference, key: string): Brand[] {
  if (key === '') return []
  const found = new Set<Brand>()
  for (const [alias, brand] of reference.brandByKey) if (alias.startsWith(key)) found.add(brand)
  return [...found].toSorted(byFame)
}

/** Brands any spelling of which begins like the text; by sound or in the other keyboard layout when there are none. */
export function matchBrands(reference: CatalogReference, text: string, limit: number): Brand[] {
  const typed = text.trim()
  const ways = [
    () => withPrefix(reference, brandKey(typed)),
    () => brandsHeardAs(reference, typed).toSorted(byFame),
    () => withPrefix(reference, brandKey(convertLayout(typed))),
  ]
  for (const find of ways) {
    const found = find()
    if (found.length > 0) return found.slice(0, limit)
  }
  return []
}

/** Brands whose title contains the text, those that begin with it first. */
export function searchBrandTitles(reference: CatalogReference, term: string, limit: number): Brand[] {
  const starting = matchBrands(reference, term, limit)
  const key = brandKey(term.trim())
  const holding = reference.brands.filter(
    (brand) => key !== '' && brandKey(brand.title).includes(key) && !starting.includes(brand),
  )
  return [...starting, ...holding.toSorted(byFame)].slice(0, limit)
}
