import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { products, type PropertyValue } from '@/gateway/db/schema/catalog'
import { manualPrices } from '@/gateway/db/schema/desk/manual-prices'
import { offers, suppliers } from '@/gateway/db/schema/offers'
import { productChanges } from '@/gateway/db/schema/desk/product-changes'
import { productOverrides } from '@/gateway/db/schema/desk/product-overrides'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import { codeNumberOf, internalCodeOf, toRubles } from '@/gateway/services/cards/to-entity'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { ServiceDeps } from '@/gateway/services/deps'
import { toPlainText } from '@/gateway/services/product-import/cells/to-description'
import { propertyOf, typedOf, wordsOfProperty } from '@/gateway/services/desk/goods/product-properties'
import { NO_PROPERTY, slugOf } from '@/gateway/services/product-overrides/property-field'
import { OVERRIDDEN_FIELDS } from '@/lib/gateway/contracts/desk/goods'
import { unitOf } from '@/gateway/services/reference/unit-of'
import { wordsOfChange } from '@/gateway/services/desk/goods/words-of-change'

type Change = typeof productChanges.$inferSelect

const SHOWN_CHANGES = 50

const LIST_PRICE = sql`coalesce(${offers.purchasePrice}, ${offers.price})`

/** The own warehouse and the shops first; an offer keeps its place when its price is changed by hand. */
async function loadOffers(db: Database, productId: number) {
  const rows = await db
    .select({ offer: offers, supplier: suppliers, setAt: manualPrices.setAt, author: authorName })
    .from(offers)
    .innerJoin(suppliers, eq(suppliers.id, offers.supplierId))
    .leftJoin(
      manualPrices,
      and(
        eq(manualPrices.productId, offers.productId),
        eq(manualPrices.supplierId, offers.supplierId),
        eq(manualPrices.price, offers.price),
      ),
    )
    .leftJoin(users, eq(users.id, manualPrices.authorId))
    .where(eq(offers.productId, productId))
    .orderBy(asc(suppliers.isVendor), asc(LIST_PRICE), asc(offers.supplierId))
  return rows.map(({ offer, supplier, setAt, author }) => ({
    supplierId: supplier.id,
    supplier: supplier.title,
    isVendor: supplier.isVendor,
    price: toRubles(offer.price),
    listPrice: toRubles(offer.purchasePrice ?? offer.price),
    manual: setAt && { at: setAt.toISOString(), author },
    quantity: offer.quantity,
    multiplicity: offer.multiplicity,
    deliveryTime: offer.deliveryHours,
    updatedAt: offer.updatedAt.toISOString(),
  }))
}

async function loadLog(db: Database, reference: CatalogReference, productId: number) {
  const rows = await db
    .select({ change: productChanges, author: authorName })
    .from(productChanges)
    .leftJoin(users, eq(users.id, productChanges.authorId))
    .where(eq(productChanges.productId, productId))
    .orderBy(desc(productChanges.id))
    .limit(SHOWN_CHANGES)
  const keyOf = ({ field, subject }: Change) => `${field} ${subject ?? ''}`
  return rows.map(({ change, author }, at) => ({
    id: change.id,
    at: change.createdAt.toISOString(),
    author,
    field: change.field,
    ...wordsOfChange(reference, change),
    isLast: rows.findIndex((row) => keyOf(row.change) === keyOf(change)) === at,
  }))
}

async function loadOverrides(db: Database, productId: number) {
  const rows = await db
    .select({ override: productOverrides, author: authorName })
    .from(productOverrides)
    .leftJoin(users, eq(users.id, productOverrides.authorId))
    .where(eq(productOverrides.productId, productId))
    .orderBy(asc(productOverrides.field))
  return rows.map(({ override: { field, changedAt, fileValue }, author }) => ({
    field,
    fileValue,
    changed: { at: changedAt.toISOString(), author },
  }))
}

type Override = Awaited<ReturnType<typeof loadOverrides>>[number]

/** What the product has, and what the staff has taken away, in the order that shoppers see. */
function toProperties(
  reference: CatalogReference,
  values: Readonly<Record<string, PropertyValue>>,
  overrides: readonly Override[],
) {
  const bySlug = new Map(overrides.map((one) => [slugOf(one.field) ?? '', one]))
  bySlug.delete('')
  return [...new Set([...Object.keys(values), ...bySlug.keys()])]
    .flatMap((slug) => propertyOf(reference, slug) ?? [])
    .toSorted((a, b) => a.sequence - b.sequence)
    .map((property) => {
      const { slug, title, unit, kind } = property
      const value = values[slug] ?? null
      const own = bySlug.get(slug)
      const fileWords = own ? wordsOfProperty(reference, slug, own.fileValue as PropertyValue | null) : null
      return {
        slug,
        title,
        unit,
        kind,
        value: value === null ? NO_PROPERTY : typedOf(property, value),
        words: wordsOfProperty(reference, slug, value),
        override: own ? { ...own.changed, fileWords } : null,
      }
    })
}

/** One product as the staff sees it, hidden or not. */
export async function readDeskProduct(deps: ServiceDeps, viewer: Viewer, code: string) {
  const { db } = deps
  await requireStaff(db, viewer)
  const isRequested = eq(products.code, codeNumberOf(code) ?? -1)
  const [found] = await db.select({ id: products.id }).from(products).where(isRequested)
  const reference = await deps.reference()
  // Before all else: a change in between makes the version too old, and never too new.
  const log = found ? await loadLog(db, reference, found.id) : []
  const [product] = await db.select().from(products).where(isRequested)
  if (!product) throw notFound('Такого товара нет.')
  const { brandById, sectionById } = reference
  const section = sectionById.get(product.sectionId ?? 0)
  const overrides = await loadOverrides(db, product.id)
  return {
    code: internalCodeOf(product.code),
    brand: brandById.get(product.brandId)?.title ?? '',
    article: product.article,
    title: product.title,
    pictureUrl: product.pictures[0] ?? null,
    isHidden: product.hiddenAt !== null,
    unit: unitOf(reference, product.sectionId),
    hiddenAt: product.hiddenAt?.toISOString() ?? null,
    version: log[0]?.id ?? 0,
    section: section ? { code: section.code, title: section.title } : null,
    content: toPlainText(product.content ?? ''),
    overrides: overrides.flatMap(({ field, changed }) => {
      const named = OVERRIDDEN_FIELDS.find((one) => one === field)
      return named ? { field: named, ...changed } : []
    }),
    pictures: product.pictures,
    properties: toProperties(reference, product.properties, overrides),
    offers: await loadOffers(db, product.id),
    log,
  }
}
