import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { refreshProduct } from '@/gateway/db/refresh-product'
import type { PropertyValue } from '@/gateway/db/schema/catalog'
import { type OverrideKey, productOverrides } from '@/gateway/db/schema/product-overrides'
import { propertyOf } from '@/gateway/services/desk/goods/product-properties'
import { writeOptions, writeOwnProperties } from '@/gateway/services/goods-import/write-properties'
import { priceOffers } from '@/gateway/services/markup/reprice-offers'
import { NO_PROPERTY, slugOf } from '@/gateway/services/product-overrides/property-field'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { COUNTS } from '@/gateway/services/purges/tags-of-import'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { PurgeTag } from '@/lib/gateway/contracts/purges'

export type Value = PropertyValue | string[] | null

/** A field whose word changes hands: what the staff said and says, null for what the file says. */
export type Step = { field: OverrideKey; before: Value; after: Value; fileValue: Value }

type Writing = { productId: number; authorId: string; at: Date; reference: CatalogReference }

const OF_FILTERS: readonly PurgeTag[] = ['bootstrap', 'section', 'listing']

/** Writes overrides, the product that holds them, and what is derived from it. */
export async function writeSteps(tx: Database, writing: Writing, steps: readonly Step[]): Promise<void> {
  const { productId } = writing
  const fields = steps.map(({ field }) => field)
  const hasProperties = fields.some((field) => slugOf(field) !== undefined)
  const tags = await tagsOfProducts(tx, [productId])
  const isFilterNew = hasProperties && (await writeFilters(tx, writing, steps))
  await refreshProduct(tx, productId, async () => {
    for (const step of steps) {
      await writeOverride(tx, writing, step)
      const value = step.after ?? step.fileValue
      await tx.execute(
        sql`update products set ${assignmentOf(step.field, value)}, updated_at = now() where id = ${productId}`,
      )
    }
    if (hasProperties) await tx.execute(sql`select refresh_product_options(array[${productId}]::int[])`)
    // A markup rule may be about the section.
    if (fields.includes('section')) await priceOffers(tx, [productId])
  })
  const counted = fields.includes('section') ? COUNTS : []
  const listed = isFilterNew ? OF_FILTERS : []
  await announcePurge(tx, [
    'search',
    ...tags,
    ...counted,
    ...listed,
    ...(await tagsOfProducts(tx, [productId])),
  ])
}

/** Makes what the properties need to be seen; returns whether it was missing. */
async function writeFilters(tx: Database, { reference }: Writing, steps: readonly Step[]): Promise<boolean> {
  const options = new Map<number, Set<string>>()
  for (const { field, after, fileValue } of steps) {
    const property = propertyOf(reference, slugOf(field) ?? '')
    const value = after ?? fileValue
    if (property?.kind !== 'choice' || property.filterId === null || value === null || value === NO_PROPERTY)
      continue
    options.set(property.filterId, new Set([String(value)]))
  }
  const hasOwn = await writeOwnProperties(tx)
  return (await writeOptions(tx, options)) > 0 || hasOwn
}

async function writeOverride(
  tx: Database,
  { productId, authorId, at }: Writing,
  { field, after, fileValue }: Step,
): Promise<void> {
  if (after === null) {
    await tx
      .delete(productOverrides)
      .where(and(eq(productOverrides.productId, productId), eq(productOverrides.field, field)))
    return
  }
  const written = { value: after, authorId, changedAt: at }
  await tx
    .insert(productOverrides)
    .values({ productId, field, fileValue, ...written })
    .onConflictDoUpdate({ target: [productOverrides.productId, productOverrides.field], set: written })
}

const COLUMNS = {
  title: sql`title`,
  section: sql`section_id`,
  content: sql`content`,
  pictures: sql`pictures`,
} satisfies Record<Exclude<OverrideKey, `property:${string}`>, SQL>

function assignmentOf(field: OverrideKey, value: Value): SQL {
  const slug = slugOf(field)
  if (Array.isArray(value)) return sql`pictures = ${sql.param(value)}::text[]`
  if (slug === undefined) return sql`${COLUMNS[field as keyof typeof COLUMNS]} = ${value}`
  return value === null || value === NO_PROPERTY
    ? sql`properties = properties - ${slug}::text`
    : sql`properties = properties || jsonb_build_object(${slug}::text, ${JSON.stringify(value)}::jsonb)`
}
