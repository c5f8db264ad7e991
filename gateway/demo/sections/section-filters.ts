import { asData } from '@/gateway/demo/as-data'
import filterSets from '@/gateway/demo/data/filter-sets.json' with { type: 'json' }
import { COMMON_FILTERS, FIRST_FILTERS, PROPERTY_FILTERS } from '@/gateway/demo/sections/filter-registry'
import type { ProductRow } from '@/gateway/demo/products/product'
import { DEMO_SECTIONS, ROOT_SECTION_ID, sectionByCode } from '@/gateway/demo/sections/sections'
import { STOCK_VALUES } from '@/gateway/db/facets/section-index'
import type { FilterChoice } from '@/gateway/db/schema/filters'

type FilterSet = { section: string; code: string; title: string; heading: string; choice: FilterChoice }
/** A tag under a section's heading: words people search for. */
type ProductTag = { slug: string; section: string; title: string; choice: FilterChoice }

const { sets, makes, makeSections, tags } = asData<{
  sets: readonly FilterSet[]
  makes: readonly { make: string; title: string }[]
  /** Sections with a set for each make. */
  makeSections: readonly { code: string; title: string }[]
  tags: readonly ProductTag[]
}>(filterSets)
const MAKE_FILTER_ID = 5
const OPENED_FILTERS = 6
/** A filter with values for fewer of a section's products than this would mostly hide them. */
const WIDE_SHARE = 0.3
/** Goods of a section are chosen first by what at least so many of them have; the others begin with the brand. */
const MOST_SHARE = 0.75

/** Finds out which filters make sense where: those that products of the section have values for. */
export function createSectionFilterRegistry() {
  const totals = new Map<number, number>()
  const uses = new Map<number, Map<string, number>>()

  function note({ section_id, properties, vehicle_ids }: ProductRow) {
    const path = DEMO_SECTIONS[section_id - 1]?.path ?? []
    for (const sectionId of path) {
      totals.set(sectionId, (totals.get(sectionId) ?? 0) + 1)
      const used = uses.get(sectionId) ?? new Map<string, number>()
      uses.set(sectionId, used)
      for (const slug of Object.keys(properties)) used.set(slug, (used.get(slug) ?? 0) + 1)
      if (vehicle_ids.length > 0) used.set('avtomobil', (used.get('avtomobil') ?? 0) + 1)
    }
  }

  function rows() {
    return [...totals.keys()]
      .sort((left, right) => left - right)
      .flatMap((sectionId) => {
        const share = (code: string) => (uses.get(sectionId)?.get(code) ?? 0) / (totals.get(sectionId) ?? 1)
        const isWide = (code: string) => share(code) >= WIDE_SHARE
        const common = COMMON_FILTERS.filter(({ id, code }) => id !== MAKE_FILTER_ID || isWide(code))
        const own = sectionId === ROOT_SECTION_ID ? [] : PROPERTY_FILTERS.filter(({ code }) => isWide(code))
        const first = own.filter(({ code }) => FIRST_FILTERS.has(code) && share(code) >= MOST_SHARE)
        const others = own.filter((filter) => !first.includes(filter))
        return [...first, ...common, ...others].map(({ id }, place) => ({
          section_id: sectionId,
          filter_id: id,
          sequence: (place + 1) * 10,
          is_opened: place < OPENED_FILTERS,
          is_hidden: false,
        }))
      })
  }

  return { note, rows }
}

export function filterSetRows() {
  return [...sets, ...makeSections.flatMap(makeSets)].map(
    ({ section, code, title, heading, choice }, place) => ({
      id: place + 1,
      section_id: sectionByCode(section).id,
      code,
      title,
      heading,
      description: `${heading}: цены, наличие и сроки поставки.`,
      content: null,
      picture: null,
      sequence: (place + 1) * 10,
      choice,
    }),
  )
}

function makeSets(section: { code: string; title: string }): FilterSet[] {
  return makes.map(({ make, title }) => ({
    section: section.code,
    code: `set-dlya-${make}`,
    title: `Для ${title}`,
    heading: `${section.title} для ${title}`,
    choice: { avtomobil: [make] },
  }))
}

/** The written tags, and «в наличии» for each section of the deepest level. */
export function productTagRows() {
  const written = tags.map(({ slug, section, title, choice }) => ({
    slug,
    section_id: sectionByCode(section).id,
    title,
    choice,
  }))
  const stocked = DEMO_SECTIONS.filter(({ family }) => family !== null).map(({ id, code }) => ({
    slug: `${code}-v-nalichii`,
    section_id: id,
    title: 'В наличии',
    choice: { nalichie: [STOCK_CODES.any] },
  }))
  return [...written, ...stocked].map((tag, place) => ({
    id: place + 1,
    ...tag,
    heading: `${DEMO_SECTIONS[tag.section_id - 1]?.title ?? ''}: ${tag.title.toLowerCase()}`,
    description: null,
    sequence: (place + 1) * 10,
  }))
}

const STOCK_CODES = { any: STOCK_VALUES.any } as const
