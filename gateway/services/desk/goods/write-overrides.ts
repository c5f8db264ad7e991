import { and, eq, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError } from '@/gateway/core/errors/errors'
import { refreshProduct } from '@/gateway/db/refresh-product'
import { brands, productBarcodes, products, type PropertyValue } from '@/gateway/db/schema/catalog'
import { type OverrideKey, productOverrides } from '@/gateway/db/schema/desk/product-overrides'
import { propertyOf } from '@/gateway/services/desk/goods/product-properties'
import { writeOptions, writeOwnProperties } from '@/gateway/services/product-import/write-properties'
import { priceOffers } from '@/gateway/services/markup/reprice-offers'
import { barcodesOf } from '@/gateway/services/product-overrides/barcodes-of'
import { NO_PROPERTY, slugOf } from '@/gateway/services/product-overrides/property-field'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { COUNTS } from '@/gateway/services/purges/tags-of-import'
import { tagsOfProducts } from '@/gateway/services/purges/tags-of-products'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { OWN_PROPERTIES } from '@/gateway/services/reference/own-properties'
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
    for (const step of steps)
      if (slugOf(step.field) === OWN_PROPERTIES.barcode.slug) await writeBarcodes(tx, productId, step)
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

/** What the search finds the product by. A code that the staff types is refused at a second product; one of a file stays with the first. */
async function writeBarcodes(tx: Database, productId: number, { after, fileValue }: Step): Promise<void> {
  const barcodes = barcodesOf((after ?? fileValue) as PropertyValue | null)
  const isNamed = inArray(productBarcodes.barcode, barcodes)
  const [taken] = await tx
    .select({ barcode: productBarcodes.barcode, article: products.article, brand: brands.title })
    .from(productBarcodes)
    .innerJoin(products, eq(products.id, productBarcodes.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isNamed, ne(productBarcodes.productId, productId)))
    .limit(1)
  if (taken && after !== null)
    throw fieldError(
      `properties.${OWN_PROPERTIES.barcode.slug}`,
      `Штрихкод ${taken.barcode} уже у товара ${taken.brand} ${taken.article}.`,
    )
  await tx
    .delete(productBarcodes)
    .where(and(eq(productBarcodes.productId, productId), notInArray(productBarcodes.barcode, barcodes)))
  if (barcodes.length > 0)
    await tx
      .insert(productBarcodes)
      .values(barcodes.map((barcode) => ({ barcode, productId })))
      .onConflictDoNothing()
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
