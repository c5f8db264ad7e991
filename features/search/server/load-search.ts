import 'server-only'
import { orEmpty } from '@/lib/data-cache/load'
import { foldedArticleKey, matchKey } from '@/lib/parts/keys'
import type { PartGroup, PartWithAnalogs } from '../model/part'
import type { SearchPlan } from '../model/search-plan'
import { fillSearchPage } from './fill-search-page'
import { type BrandSections, loadBrandSections } from './load-brand-sections'
import { type ByCode, loadByCode } from './load-by-code'
import { loadNameSearch, type NameSearch } from './load-name-search'
import { loadNumbers } from './load-numbers'
import { loadPartGroups } from './load-part-groups'
import { loadPartOffers } from './load-part-offers'

/** Several brands to choose from, the one part that was meant, the parts of several numbers, or nothing. */
export type ByNumber =
  | { kind: 'choice'; article: string; groups: PartGroup[] }
  | { kind: 'part'; article: string; result: PartWithAnalogs }
  | { kind: 'several'; groups: PartGroup[] }
  | { kind: 'nothing' }

export type SearchResult =
  | { kind: 'number'; byNumber: ByNumber }
  | { kind: 'code'; byCode: ByCode; result: PartWithAnalogs | undefined }
  | { kind: 'words'; byNumber: ByNumber; found: NameSearch; brandSections: BrandSections[] }
  | { kind: 'vehicle' }
  /** `near` are parts whose number is nearly what was typed. */
  | { kind: 'nothing'; near?: PartGroup[] }

const NOTHING = { kind: 'nothing' } as const

/** Runs a planned search; throws when the call that it rests on fails. */
export async function loadSearch(plan: SearchPlan): Promise<SearchResult> {
  switch (plan.kind) {
    case 'empty':
      return NOTHING
    case 'part':
      return toNumberResult(await loadOnePart(plan.article, plan.brand, plan.isOem), plan.article)
    case 'article':
      return toNumberResult(await loadByNumber(plan.spellings, plan.isOem), plan.article)
    case 'code':
      return plan.internalCode === null ? NOTHING : loadCode(plan.internalCode)
    case 'vehicle': {
      const byNumber = await orEmpty(() => loadByNumber(plan.spellings, plan.isOem), NOTHING)
      return byNumber.kind === 'nothing' ? { kind: 'vehicle' } : { kind: 'number', byNumber }
    }
    case 'words':
      return loadWords(plan)
  }
}

async function loadByNumber(spellings: readonly string[], isOem: boolean): Promise<ByNumber> {
  const { article, groups } = await loadPartGroups(spellings)
  const [only, ...others] = groups
  if (!only) return NOTHING
  if (others.length > 0) return { kind: 'choice', article, groups }
  return loadOnePart(only.article, only.brandExternalId ?? only.brand, isOem)
}

async function loadOnePart(article: string, brand: string, isOem: boolean): Promise<ByNumber> {
  const result = await loadPartOffers({ article, brand, isOem })
  if (!result || (!result.part && result.analogs.length === 0)) return NOTHING
  return { kind: 'part', article, result }
}

async function loadCode(internalCode: string): Promise<SearchResult> {
  const byCode = await loadByCode(internalCode)
  if (!byCode.entity) return NOTHING
  const { partNumber: article, brandString, brandExternalId } = byCode.entity
  const brand = brandExternalId ?? brandString
  const result = await orEmpty(() => loadPartOffers({ article, brand, isOem: false }), undefined)
  return { kind: 'code', byCode, result }
}

async function loadWords(plan: Extract<SearchPlan, { kind: 'words' }>): Promise<SearchResult> {
  const { query, mode, page, spellings, isOem, assistants } = plan
  const hasNumber = spellings.length > 0 && page === 1
  const words = { query, mode, page, assistants }
  await fillSearchPage({ words, spellings: hasNumber ? spellings : [], isOem })
  const [found, brandSections, listed] = await Promise.all([
    loadNameSearch(words),
    page === 1 ? orEmpty(() => loadBrandSections(query), []) : [],
    hasNumber ? orEmpty(() => loadByNumber(spellings, isOem), NOTHING) : NOTHING,
  ])
  const byNumber = found && listed.kind === 'nothing' ? await loadNamed(query, found) : listed
  if (!found || (isEmpty(found) && brandSections.length === 0 && byNumber.kind === 'nothing'))
    return hasNumber ? loadListed(query) : NOTHING
  return {
    kind: 'words',
    byNumber,
    brandSections,
    found: { ...found, entities: withoutNumber(found, byNumber) },
  }
}

/** «TRW GDB3548» and «колодки GDB3548» mean the part as its number alone does: with its offers and analogs. */
async function loadNamed(query: string, { total, entities }: NameSearch): Promise<ByNumber> {
  const [only] = entities
  if (total !== 1 || !only || !foldedArticleKey(query).includes(foldedArticleKey(only.partNumber)))
    return NOTHING
  const { partNumber, brandString, brandExternalId } = only
  return orEmpty(() => loadOnePart(partNumber, brandExternalId ?? brandString, false), NOTHING)
}

/** What stands under «Запрошенный артикул» or in the choice of brands is not listed once more. */
function withoutNumber({ entities }: NameSearch, byNumber: ByNumber): NameSearch['entities'] {
  const shown = new Set(shownParts(byNumber).map(({ brand, article }) => matchKey(brand, article)))
  return entities.filter(({ brandString, partNumber }) => !shown.has(matchKey(brandString, partNumber)))
}

/** Parts that stand above the goods that words found. */
export function shownParts(byNumber: ByNumber): readonly { brand: string; article: string }[] {
  if ('groups' in byNumber) return byNumber.groups
  return byNumber.kind === 'part' && byNumber.result.part ? [byNumber.result.part] : []
}

function isEmpty({ total, sections, brands }: NameSearch): boolean {
  return total === 0 && sections.length === 0 && brands.length === 0
}

async function toNumberResult(byNumber: ByNumber, typed: string): Promise<SearchResult> {
  return byNumber.kind === 'nothing' ? loadListed(typed) : { kind: 'number', byNumber }
}

/** A text that is no number by itself: a list of them, or one with a slip. */
async function loadListed(typed: string): Promise<SearchResult> {
  const { listed, near } = await orEmpty(() => loadNumbers(typed), { listed: [], near: [] })
  if (listed.length === 0) return near.length > 0 ? { kind: 'nothing', near } : NOTHING
  return { kind: 'number', byNumber: { kind: 'several', groups: listed } }
}
