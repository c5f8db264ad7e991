import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { userCars } from '@/gateway/db/schema/accounts'
import { products } from '@/gateway/db/schema/catalog'
import { cartLines } from '@/gateway/db/schema/cart'
import { lineCarColumns, toLineCar } from '@/gateway/services/cars/line-car'
import { toLineId } from '@/gateway/services/cart/line-id'
import { lineTerms, type LineTerms } from '@/gateway/services/cart/line-terms'
import { loadOffers, lockOffers, type OfferRow } from '@/gateway/services/parts/load-offers'
import type { CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import type { LineCar } from '@/lib/gateway/contracts/catalog/line-car'

export type CartRow = {
  productId: number
  vendorId: number
  supplierId: number
  quantity: number
  inOrder: boolean
  /** A car that stands in the buyer's garage. */
  car: LineCar | null
}

export const lineProduct = {
  code: products.code,
  brandId: products.brandId,
  sectionId: products.sectionId,
  article: products.article,
  title: products.title,
  pictures: products.pictures,
  internetPrice: products.internetPrice,
  hiddenAt: products.hiddenAt,
}

export type LineProduct = Pick<typeof products.$inferSelect, keyof typeof lineProduct>

export type CartEntry = CartRow & {
  lineId: string
  product: LineProduct
  /** All offers of the product; none of a hidden one. */
  offers: readonly OfferRow[]
  /** Undefined when the product is gone. */
  terms: LineTerms | undefined
}

export type CartScope = {
  inOrderOnly?: boolean
  /** Product numbers in the internal codes. */
  codes?: readonly number[]
  /** Locks the offers of these products until the transaction ends. */
  lock?: boolean
}

/** Lines of a cart with what is offered for them now, newest first. */
export async function loadCart(
  db: Database,
  reference: CatalogReference,
  userId: string,
  { inOrderOnly = false, codes, lock = false }: CartScope = {},
): Promise<CartEntry[]> {
  const { productId, vendorId, supplierId, quantity, inOrder } = cartLines
  const rows = await db
    .select({
      row: { productId, vendorId, supplierId, quantity, inOrder },
      product: lineProduct,
      car: lineCarColumns,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(
      userCars,
      and(eq(userCars.userId, cartLines.userId), sql`upper(${userCars.vin}) = ${cartLines.carName}`),
    )
    .where(
      and(
        eq(cartLines.userId, userId),
        inOrderOnly ? eq(cartLines.inOrder, true) : undefined,
        codes && inArray(products.code, [...codes]),
      ),
    )
    .orderBy(desc(cartLines.id))
  const load = lock ? lockOffers : loadOffers
  const offers = await load(db, [...new Set(rows.map(({ row }) => row.productId))])
  return rows.map(({ row, product, car }) =>
    toEntry(reference, { ...row, car: car && toLineCar(car) }, product, offers.get(row.productId) ?? []),
  )
}

export function toEntry(
  reference: CatalogReference,
  row: CartRow,
  product: LineProduct,
  stocked: readonly OfferRow[],
): CartEntry {
  const offers = product.hiddenAt === null ? stocked : []
  return {
    ...row,
    lineId: toLineId({ code: product.code, vendorId: row.vendorId }),
    product,
    offers,
    terms: lineTerms(offers, reference.suppliers, row.vendorId),
  }
}
