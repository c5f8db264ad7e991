import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { vehicles } from '@/gateway/db/schema/vehicles'
import { notFound } from '@/gateway/core/errors/errors'
import { findProduct, productColumns, type ProductRow } from '@/gateway/services/cards/find-product'
import { sectionPath } from '@/gateway/services/reference/section-path'
import { internalCodeOf, toEntityFields, toRubles, toSectionLink } from '@/gateway/services/cards/to-entity'
import { toSpec } from '@/gateway/services/cards/to-spec'
import type { ServiceDeps } from '@/gateway/services/deps'
import { resolveStoredChoice } from '@/gateway/services/filters/resolve-choice'
import type { CatalogReference, ProductTag } from '@/gateway/services/reference/load-catalog-reference'
import { type PageMeta, withWritten } from '@/gateway/services/meta/page-meta'
import { locationColumn, productMeta } from '@/gateway/services/meta/product-meta'
import type { product as productSchema } from '@/lib/gateway/contracts/catalog/entity-shapes'
import { keepMeasures } from '@/lib/text/keep-measures'

const MAX_VEHICLES = 200
const MAX_OEM_NUMBERS = 100
const MAX_TAGS = 12

const alphabet = new Intl.Collator('ru')

type Vehicle = Pick<
  typeof vehicles.$inferSelect,
  'id' | 'uuid' | 'make' | 'model' | 'modification' | 'engine' | 'yearFrom' | 'yearTo'
>
type Details = {
  oemNumbers: { brand: string; article: string }[]
  vehicles: Vehicle[]
  isReturnable: boolean | null
  isOrdered: boolean
  writtenMeta: Partial<PageMeta> | null
}

/** With the data of other tables, in one statement: each statement costs more than what it reads. */
const columns = sql`${productColumns},
  (select coalesce(json_agg(json_build_object('brand', n.make, 'article', n.number)), '[]') from (
    select o.make, o.number from product_oem_numbers l join oem_numbers o on o.id = l.oem_number_id
    where l.product_id = p.id order by o.make, o.number limit ${sql.raw(String(MAX_OEM_NUMBERS))}
  ) n) as "oemNumbers",
  (select coalesce(json_agg(json_build_object('id', v.id, 'uuid', v.uuid, 'make', v.make, 'model', v.model,
    'modification', v.modification, 'engine', v.engine, 'yearFrom', v.year_from, 'yearTo', v.year_to)), '[]')
    from vehicles v where v.id = any(p.vehicle_ids[1:${sql.raw(String(MAX_VEHICLES))}])) as vehicles,
  (select bool_or(returnable) from offers where product_id = p.id and quantity > 0) as "isReturnable",
  (select l.product_id from order_lines l where l.product_id = p.id limit 1) is not null as "isOrdered",
  (select row_to_json(m) from seo_meta m where m.uri = ${locationColumn}) as "writtenMeta"`

function toApplicability(known: readonly Vehicle[]) {
  return known
    .toSorted((a, b) => alphabet.compare(a.make, b.make) || alphabet.compare(a.model, b.model) || a.id - b.id)
    .map((vehicle) => ({
      mark: vehicle.make,
      model: vehicle.model,
      modification: vehicle.modification && keepMeasures(vehicle.modification),
      modificationUuid: vehicle.uuid,
      yearFrom: vehicle.yearFrom === null ? null : `01.01.${vehicle.yearFrom}`,
      yearTo: vehicle.yearTo === null ? null : `31.12.${vehicle.yearTo}`,
      note: vehicle.engine,
    }))
}

function hasEvery(reference: CatalogReference, row: ProductRow, choice: ProductTag['choice']) {
  const brandOption = reference.filters
    .find(({ source }) => source === 'brand')
    ?.options.find((option) => option.brandId === row.brandId)
  const own = new Set([...row.optionIds, ...(brandOption ? [brandOption.id] : [])])
  const chosen = resolveStoredChoice(choice, reference.filterByCode)
  return chosen.length > 0 && chosen.every(({ optionIds }) => optionIds?.some((id) => own.has(id)))
}

/** Tags of the product's section whose filters the product passes. */
function tagsOf(reference: CatalogReference, row: ProductRow) {
  const tags = reference.tagsOfSection.get(row.sectionId ?? 0) ?? []
  return tags
    .filter(({ choice }) => hasEvery(reference, row, choice))
    .slice(0, MAX_TAGS)
    .map(({ slug, title }) => ({ slug, title }))
}

export type EntityRow = ProductRow & Details

/** The row of a product page's facts; `segment` is an internal code, or brand and article joined with an underscore. */
export async function findEntity(deps: ServiceDeps, segment: string): Promise<EntityRow> {
  const row = await findProduct<EntityRow>(deps.db, await deps.reference(), segment, columns)
  if (!row) throw notFound('Такого товара нет.')
  return row
}

/** The product page's facts. */
export async function toProduct(deps: ServiceDeps, row: EntityRow): Promise<z.input<typeof productSchema>> {
  const reference = await deps.reference()
  return {
    ...toEntityFields(reference, row, deps.now()),
    sid: String(row.id),
    code: internalCodeOf(row.code),
    preview: row.preview,
    content: row.content,
    isShowAnalogs: row.isShowAnalogs,
    isShowSimilar: row.isShowSimilar,
    similarOperation: row.similarOperation,
    spec: toSpec(reference, row.properties),
    tags: tagsOf(reference, row),
    breadcrumb: sectionPath(reference, row.sectionId).map(toSectionLink),
    offers: {
      count: row.offersCount,
      minPrice: toRubles(row.minPrice),
      maxPrice: toRubles(row.maxPrice),
      minDeliveryTime: row.minDeliveryHours,
      quantity: row.totalQuantity,
    },
    applicability: toApplicability(row.vehicles),
    oemNumbers: row.oemNumbers,
    quality: row.quality,
    isReturnable: row.isReturnable ?? true,
    questionsCount: row.questionsCount,
    meta: withWritten(productMeta(reference, deps.siteName, row), row.writtenMeta ?? {}),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

export async function readEntity(deps: ServiceDeps, segment: string): Promise<z.input<typeof productSchema>> {
  return toProduct(deps, await findEntity(deps, segment))
}
