import { asc, eq } from 'drizzle-orm'
import { countSection } from '@/gateway/db/facets/search-section'
import { productTags } from '@/gateway/db/schema/site'
import { notFound } from '@/gateway/core/errors/errors'
import type { ServiceDeps } from '@/gateway/services/deps'
import { resolveStoredChoice, toChosenFilter, type Chosen } from '@/gateway/services/filters/resolve-choice'
import { toListingChoice } from '@/gateway/services/filters/to-listing-choice'
import type { Section } from '@/gateway/services/reference/load-catalog-reference'
import { indexAsOf } from '@/gateway/services/listing/index-as-of'
import { listingMeta, listingPath } from '@/gateway/services/meta/listing-meta'

type TagRow = typeof productTags.$inferSelect

function isInPath({ filter, optionIds }: Chosen) {
  return filter.isRewrite && optionIds?.length === 1
}

/** Address of the listing under the tag's filters: single options in the path, the rest in the query. */
function tagLocation(section: Section, chosen: readonly Chosen[]) {
  const query = chosen
    .filter((one) => !isInPath(one))
    .map((one) => {
      const { id, values, min, max } = toChosenFilter(one)
      return `filters=${encodeURIComponent(`${id}.${values ? values.join(',') : `${min ?? ''}~${max ?? ''}`}`)}`
    })
  const path = listingPath(section, undefined, chosen)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

async function toTag(deps: ServiceDeps, row: TagRow) {
  const reference = await deps.reference()
  const section = reference.sectionById.get(row.sectionId)
  if (!section) throw notFound('Такой метки нет.')
  const chosen = resolveStoredChoice(row.choice, reference.filterByCode)
  const stored = await deps.sectionIndexes.get(section.id)
  const index = stored && indexAsOf(reference, stored, deps.now())
  const total = index ? countSection(index, toListingChoice(index, chosen)) : 0
  const input = { section, set: undefined, chosen, total, page: 1, isNarrowed: false }
  const meta = listingMeta(deps.siteName, input)
  return {
    slug: row.slug,
    title: row.title,
    location: tagLocation(section, chosen),
    category: section.code,
    count: total,
    meta: {
      ...meta,
      heading: row.heading ?? meta.heading,
      description: row.description ?? meta.description,
    },
  }
}

/** Tags of a section; none for a section that is not known. */
export async function listTags(deps: ServiceDeps, sectionCode: string) {
  const { sectionByCode } = await deps.reference()
  const section = sectionByCode.get(sectionCode)
  if (!section) return []
  const rows = await deps.db
    .select()
    .from(productTags)
    .where(eq(productTags.sectionId, section.id))
    .orderBy(asc(productTags.sequence), asc(productTags.id))
  return Promise.all(rows.map((row) => toTag(deps, row)))
}

export async function readTag(deps: ServiceDeps, slug: string) {
  const [row] = await deps.db.select().from(productTags).where(eq(productTags.slug, slug)).limit(1)
  if (!row) throw notFound('Такой метки нет.')
  return toTag(deps, row)
}
