import { MAX_ARTICLE_LENGTH } from '@/lib/gateway/contracts/limits'
import { isInternalCode, toInternalCode } from '@/lib/parts/number/internal-code'
import { articleKey } from '@/lib/parts/keys'
import { articleSpellings } from '@/lib/parts/number/article-spellings'
import { bareArticle } from '@/lib/parts/number/bare-article'
import { toLatinLetters } from '@/lib/parts/number/to-latin-letters'
import type { SearchRequest } from '@/lib/routing/search-address'
import { parseSearchMode } from './search-modes'
import { readVehicle, type NamedVehicle } from './read-vehicle'

/** What an address of /search looks up. */
export type SearchPlan =
  | { kind: 'empty' }
  /** One part of one brand. */
  | { kind: 'part'; brand: string; article: string; isOem: boolean }
  /** A number of whichever brand; `spellings` are tried in order. */
  | { kind: 'article'; article: string; spellings: readonly string[]; isOem: boolean }
  /** `internalCode` is null when the text cannot be a code. */
  | { kind: 'code'; text: string; internalCode: string | null }
  /** A car by its VIN, frame number or plate, unless the shop has a part of that number. */
  | { kind: 'vehicle'; query: string; vehicle: NamedVehicle; spellings: readonly string[]; isOem: boolean }
  /** Words; `spellings` are non-empty when the words may as well be a part number. */
  | {
      kind: 'words'
      query: string
      /** The car that stood beside the words. */
      vehicle: NamedVehicle | null
      page: number
      mode: 'all' | 'name'
      spellings: readonly string[]
      isOem: boolean
      /** What narrows and orders the goods. */
      listed: Pick<SearchRequest, 'filters' | 'selections' | 'sort'>
      /** Cars that the goods are for, unless the words name one. */
      assistants: readonly string[]
    }

const MIN_ARTICLE_LENGTH = 3
const MAX_ARTICLE_WORDS = 4
const CYRILLIC = /[а-яё]/i

export function planSearch(request: SearchRequest): SearchPlan {
  const { brand, isOem, page, assistants } = request
  const article = request.article || (brand ? request.q : '')
  if (brand && article) return { kind: 'part', brand, article, isOem }
  if (article) return { kind: 'article', article, spellings: spellingsOf(article), isOem }

  const given = request.q || brand
  if (!given) return { kind: 'empty' }
  const mode = parseSearchMode(request.mode)
  const named = readVehicle(given)
  const isCar = named !== undefined && named.words === ''
  if (mode === 'articul' && !isCar)
    return { kind: 'article', article: given, spellings: spellingsOf(given), isOem }
  if (mode === 'arusCode') return { kind: 'code', text: given, internalCode: toInternalCode(given) }
  if (mode === 'all' && isInternalCode(given)) {
    return { kind: 'code', text: given, internalCode: toInternalCode(given) }
  }
  if (isCar) {
    return {
      kind: 'vehicle',
      query: given,
      vehicle: named.vehicle,
      spellings: spellingsOf(given),
      isOem,
    }
  }
  const query = named?.words ?? given
  const spellings = mode === 'all' && looksLikeArticle(query) ? spellingsOf(query) : []
  const words = mode === 'name' ? mode : 'all'
  return {
    kind: 'words',
    query,
    vehicle: named?.vehicle ?? null,
    page,
    mode: words,
    spellings,
    isOem,
    listed: { filters: request.filters, selections: request.selections, sort: request.sort },
    assistants,
  }
}

/** Ways in which a number may have been meant that are short enough to be looked up. */
export function spellingsOf(article: string): string[] {
  return articleSpellings(article).filter((text) => text.length <= MAX_ARTICLE_LENGTH)
}

/** Has a digit, is neither short nor a phrase; Russian letters only when it is one word (a forgotten layout) or they look Latin. */
export function looksLikeArticle(text: string): boolean {
  const article = toLatinLetters(bareArticle(text))
  const words = article.split(/\s+/).length
  if (!/\d/.test(article) || words > MAX_ARTICLE_WORDS || (words > 1 && CYRILLIC.test(article))) return false
  const { length } = articleKey(article)
  return length >= MIN_ARTICLE_LENGTH && length <= MAX_ARTICLE_LENGTH
}
