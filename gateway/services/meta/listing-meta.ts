import { chosenWords, joinHeading } from '@/gateway/services/filters/heading-words'
import type { Chosen } from '@/gateway/services/filters/resolve-choice'
import type { FilterSet, Section } from '@/gateway/services/reference/load-catalog-reference'
import {
  countText,
  GOODS_WORDS,
  INDEX,
  NO_INDEX,
  NO_META,
  pageSuffix,
  sharedPicture,
  type PageMeta,
} from '@/gateway/services/meta/page-meta'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { buildFilterSegment } from '@/lib/parts/filter-segment'
import { encodeUriPart } from '@/lib/parts/uri'

export type ListingMetaInput = {
  section: Section
  set: FilterSet | undefined
  chosen: readonly Chosen[]
  total: number
  page: number
  /** Words, vehicles, selections, ranges or another order are in the address. */
  isNarrowed: boolean
}

function optionsOf({ filter, optionIds = [] }: Chosen) {
  return optionIds.flatMap((id) => filter.optionById.get(id) ?? [])
}

/** Filters that stand in the path: those with a single option and rewrite codes. */
function pathFilters(chosen: readonly Chosen[]) {
  return chosen
    .filter(({ filter, optionIds }) => filter.isRewrite && filter.rewriteCode && optionIds?.length === 1)
    .toSorted((a, b) => a.filter.uriSequent - b.filter.uriSequent || a.filter.id - b.filter.id)
}

export function listingPath(section: Section, set: FilterSet | undefined, chosen: readonly Chosen[]) {
  const segments = pathFilters(chosen).map((one) => {
    const options = optionsOf(one).map(({ rewriteCode, sequent }) => ({ rewriteCode, sequent }))
    return buildFilterSegment(one.filter.rewriteCode ?? '', options)
  })
  const parts = [section.code, ...(set ? [set.code] : []), ...segments]
  return `/catalog/${parts.map(encodeUriPart).join('/')}`
}

/** Brand and car stand next to the name; the rest follows in the order of addresses, ranges at the end. */
function headingOf({ section, set, chosen }: ListingMetaInput) {
  const start = set?.heading ?? set?.title ?? section.title
  const ordered = chosen.toSorted((a, b) => placeOf(a) - placeOf(b) || a.filter.id - b.filter.id)
  const [close, others] = [true, false].map((isClose) =>
    ordered.filter(({ filter }) => CLOSE.has(filter.source) === isClose).map(chosenWords),
  )
  return joinHeading(start, close ?? [], others ?? [])
}

const CLOSE: ReadonlySet<string> = new Set(['brand', 'make'])

function placeOf({ filter, range }: Chosen) {
  return range ? Number.MAX_SAFE_INTEGER : filter.uriSequent
}

/** Head of a listing; one filter in the path may be indexed, more than one and anything in the query may not. */
export function listingMeta(siteName: string, input: ListingMetaInput): PageMeta {
  const { section, set, chosen, total, page, isNarrowed } = input
  const heading = headingOf(input)
  const inPath = pathFilters(chosen).length
  const isOne = inPath === chosen.length && inPath + (set ? 1 : 0) <= 1
  const path = listingPath(section, set, chosen)
  return {
    ...NO_META,
    title: fitTitle(
      heading,
      [` — купить в интернет-магазине «${siteName}»`, ` — «${siteName}»`],
      pageSuffix(page),
    ),
    description:
      set?.description ??
      `${heading}: ${countText(total, GOODS_WORDS)} с ценами и сроками поставки. ` +
        `Подбор по параметрам и по автомобилю, самовывоз и доставка.`,
    keywords: [heading, section.title, 'автозапчасти', 'купить', 'цена'].join(', '),
    canonical: page > 1 ? `${path}?page=${page}` : path,
    heading,
    robots: isOne && !isNarrowed && total > 0 ? INDEX : NO_INDEX,
    content: page > 1 || chosen.length > 0 ? null : (set?.content ?? section.content),
    image: sharedPicture(set?.picture ?? section.picture),
    alt: section.title,
  }
}
