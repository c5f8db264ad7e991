import type * as z from 'zod'
import type { originalCatalog } from '@/lib/gateway/contracts/catalog/original-catalog-shapes'
import { brandKey } from '@/lib/parts/keys'

export type OriginalCatalog = z.output<typeof originalCatalog>
export type CatalogLetter = { letter: string; catalogs: readonly OriginalCatalog[] }

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' })

/** By the first letter of the code, in order. */
export function groupByLetter(catalogs: readonly OriginalCatalog[]): CatalogLetter[] {
  const sorted = catalogs.toSorted(
    (a, b) => collator.compare(a.code, b.code) || collator.compare(a.catalogName, b.catalogName),
  )
  return [...Map.groupBy(sorted, ({ code }) => code.charAt(0).toUpperCase())].map(([letter, own]) => ({
    letter,
    catalogs: own,
  }))
}

/** Catalogues of makes, and those whose name or make holds the words. */
export function findCatalogs(
  catalogs: readonly OriginalCatalog[],
  words: string,
  makes: readonly string[],
): OriginalCatalog[] {
  const keys = new Set(makes.map(brandKey))
  const requested = words.toLowerCase().split(/\s+/).filter(Boolean)
  return catalogs.filter(({ brand, catalogName, code }) => {
    const text = `${brand} ${catalogName} ${code}`.toLowerCase()
    return keys.has(brandKey(brand)) || requested.some((word) => word.length > 1 && text.includes(word))
  })
}

/** VINs and body numbers to try, the first ones of different makers. */
export function examplesOf(catalogs: readonly OriginalCatalog[], count: number): string[] {
  return catalogs.flatMap(({ vinExample }) => vinExample ?? []).slice(0, count)
}
