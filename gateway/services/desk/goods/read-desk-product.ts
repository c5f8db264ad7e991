import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { notFound } from '@/gateway/core/errors/errors'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import { manualPrices } from '@/gateway/db/schema/manual-prices'
import { offers, suppliers } from '@/gateway/db/schema/offers'
import { productChanges } from '@/gateway/db/schema/product-changes'
import { authorName, requireStaff } from '@/gateway/services/accounts/require-staff'
import { codeNumberOf, internalCodeOf, toRubles } from '@/gateway/services/cards/to-entity'
import type { Supplier } from '@/gateway/services/reference/load-catalog-reference'
import type { ServiceDeps } from '@/gateway/services/deps'
import { wordsOfChange } from '@/gateway/services/desk/goods/words-of-change'

const SHOWN_CHANGES = 50

/** The own warehouse and the shops first. */
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
    .orderBy(asc(suppliers.isVendor), asc(offers.price), asc(offers.supplierId))
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

async function loadLog(db: Database, productId: number, suppliersById: ReadonlyMap<number, Supplier>) {
  const rows = await db
    .select({ change: productChanges, author: authorName })
    .from(productChanges)
    .leftJoin(users, eq(users.id, productChanges.authorId))
    .where(eq(productChanges.productId, productId))
    .orderBy(desc(productChanges.id))
    .limit(SHOWN_CHANGES)
  return rows.map(({ change, author }) => ({
    id: change.id,
    at: change.createdAt.toISOString(),
    author,
    field: change.field,
    subject: change.field === 'price' ? (suppliersById.get(Number(change.subject))?.title ?? null) : null,
    ...wordsOfChange(change),
  }))
}

/** One product as the staff sees it, hidden or not. */
export async function readDeskProduct(deps: ServiceDeps, viewer: Viewer, code: string) {
  const { db } = deps
  await requireStaff(db, viewer)
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.code, codeNumberOf(code) ?? -1))
  if (!product) throw notFound('Такого товара нет.')
  const { brandById, sectionById, suppliers: suppliersById } = await deps.reference()
  // Before the offers: a change in between makes the version too old, and never too new.
  const log = await loadLog(db, product.id, suppliersById)
  const section = sectionById.get(product.sectionId ?? 0)
  return {
    code: internalCodeOf(product.code),
    brand: brandById.get(product.brandId)?.title ?? '',
    article: product.article,
    title: product.title,
    pictureUrl: product.pictures[0] ?? null,
    isHidden: product.hiddenAt !== null,
    hiddenAt: product.hiddenAt?.toISOString() ?? null,
    version: log[0]?.id ?? 0,
    section: section ? { code: section.code, title: section.title } : null,
    offers: await loadOffers(db, product.id),
    log,
  }
}
