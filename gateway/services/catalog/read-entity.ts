import { asc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { selectRows } from '@/gateway/core/database'
import { oemNumbers, productOemNumbers } from '@/gateway/db/schema-catalog'
import { productTags } from '@/gateway/db/schema-site'
import { notFound } from '@/gateway/core/errors'
import { findProduct, type ProductRow } from '@/gateway/services/cards/find-product'
import { sectionPath } from '@/gateway/services/reference/section-path'
import { internalCodeOf, toEntityFields, toRubles, toSectionLink } from '@/gateway/services/cards/to-entity'
import { toSpec } from '@/gateway/services/cards/to-spec'
import type { ServiceDeps } from '@/gateway/services/deps'
import { loadVehicles } from '@/gateway/services/listing/find-vehicles'
import { resolveStoredChoice } from '@/gateway/services/filters/resolve-choice'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { productMeta } from '@/gateway/services/meta/product-meta'
import type { product as productSchema } from '@/lib/gateway/contracts/entity-shapes'

const MAX_VEHICLES = 200
const MAX_OEM_NUMBERS = 100
const MAX_TAGS = 12

async function oemNumbersOf({ db }: ServiceDeps, productId: number) {
  return db
    .select({ brand: oemNumbers.make, article: oemNumbers.number })
    .from(productOemNumbers)
    .innerJoin(oemNumbers, eq(oemNumbers.id, productOemNumbers.oemNumberId))
    .where(eq(productOemNumbers.productId, productId))
    .orderBy(asc(oemNumbers.make), asc(oemNumbers.number))
    .limit(MAX_OEM_NUMBERS)
}

async function applicabilityOf({ db }: ServiceDeps, vehicleIds: readonly number[]) {
  const vehicles = await loadVehicles(db, vehicleIds.slice(0, MAX_VEHICLES))
  return vehicles
    .toSorted(
      (a, b) => a.make.localeCompare(b.make, 'ru') || a.model.localeCompare(b.model, 'ru') || a.id - b.id,
    )
    .map((vehicle) => ({
      mark: vehicle.make,
      model: vehicle.model,
      modification: vehicle.modification,
      modificationUuid: vehicle.uuid,
      yearFrom: vehicle.yearFrom === null ? null : `01.01.${vehicle.yearFrom}`,
      yearTo: vehicle.yearTo === null ? null : `31.12.${vehicle.yearTo}`,
      note: vehicle.engine,
    }))
}

function hasEvery(
  reference: CatalogReference,
  row: ProductRow,
  choice: typeof productTags.$inferSelect.choice,
) {
  const brandOption = reference.filters
    .find(({ source }) => source === 'brand')
    ?.options.find((option) => option.brandId === row.brandId)
  const own = new Set([...row.optionIds, ...(brandOption ? [brandOption.id] : [])])
  const chosen = resolveStoredChoice(choice, reference.filterByCode)
  return chosen.length > 0 && chosen.every(({ optionIds }) => optionIds?.some((id) => own.has(id)))
}

/** Tags of the product's section whose filters the product passes. */
async function tagsOf({ db }: ServiceDeps, reference: CatalogReference, row: ProductRow) {
  if (row.sectionId === null) return []
  const tags = await db
    .select()
    .from(productTags)
    .where(eq(productTags.sectionId, row.sectionId))
    .orderBy(asc(productTags.sequence), asc(productTags.id))
  return tags
    .filter(({ choice }) => hasEvery(reference, row, choice))
    .slice(0, MAX_TAGS)
    .map(({ slug, title }) => ({ slug, title }))
}

async function isReturnable({ db }: ServiceDeps, productId: number) {
  const [row] = await selectRows<{ returnable: boolean | null }>(
    db,
    sql`select bool_or(returnable) as returnable from offers where product_id = ${productId} and quantity > 0`,
  )
  return row?.returnable ?? true
}

/** The product page's facts; `segment` is an internal code, or brand and article joined with an underscore. */
export async function readEntity(deps: ServiceDeps, segment: string): Promise<z.input<typeof productSchema>> {
  const reference = await deps.reference()
  const row = await findProduct(deps.db, reference, segment)
  if (!row) throw notFound('Такого товара нет.')
  const [oem, applicability, tags, returnable] = await Promise.all([
    oemNumbersOf(deps, row.id),
    applicabilityOf(deps, row.vehicleIds),
    tagsOf(deps, reference, row),
    isReturnable(deps, row.id),
  ])
  return {
    ...toEntityFields(reference, row),
    sid: String(row.id),
    code: internalCodeOf(row.code),
    preview: row.preview,
    content: row.content,
    isShowAnalogs: row.isShowAnalogs,
    isShowSimilar: row.isShowSimilar,
    similarOperation: row.similarOperation,
    spec: toSpec(reference, row.properties),
    tags,
    breadcrumb: sectionPath(reference, row.sectionId).map(toSectionLink),
    offers: {
      count: row.offersCount,
      minPrice: toRubles(row.minPrice),
      maxPrice: toRubles(row.maxPrice),
      minDeliveryTime: row.minDeliveryHours,
      quantity: row.totalQuantity,
    },
    applicability,
    oemNumbers: oem,
    quality: row.quality,
    isReturnable: returnable,
    meta: productMeta(reference, deps.siteName, row),
    updatedAt: row.updatedAt.toISOString(),
  }
}
