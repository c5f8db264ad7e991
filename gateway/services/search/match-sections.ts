import type { CatalogReference, Section } from '@/gateway/services/reference/load-catalog-reference'
import { wordsOf } from '@/gateway/services/words/query-text'

const MIN_STEM = 3
const ENDING = 2

/** Endings differ («фильтр», «фильтры», «фильтра»), so words are compared without the last two letters. */
function stemOf(word: string) {
  return word.slice(0, Math.max(MIN_STEM, word.length - ENDING))
}

/** Sections whose title holds every word of the query; the fullest first. */
export function matchSections(reference: CatalogReference, query: string, limit: number): Section[] {
  const stems = wordsOf(query).map(stemOf)
  if (stems.length === 0) return []
  return reference.sections
    .filter((section) => {
      const words = section.level > 0 && section.productsCount > 0 ? wordsOf(section.title) : []
      return stems.every((stem) => words.some((word) => word.startsWith(stem)))
    })
    .toSorted((a, b) => a.title.length - b.title.length || b.productsCount - a.productsCount || a.id - b.id)
    .slice(0, limit)
}
