import { and, eq } from 'drizzle-orm'
import type { Database } from '@/gateway/core/database'
import { fieldError, notFound } from '@/gateway/core/errors/errors'
import { formatPrice } from '@/gateway/core/text/format-price'
import type { Viewer } from '@/gateway/core/viewer'
import { refreshProduct } from '@/gateway/db/refresh-product'
import { offers } from '@/gateway/db/schema/offers'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import type { ServiceDeps } from '@/gateway/services/deps'
import { changeProduct, type LockedProduct, type Plan } from '@/gateway/services/desk/goods/change-product'
import { dropManualPrice, readManualPrice, setManualPrice } from '@/gateway/services/markup/manual-price'
import { announcePurge } from '@/gateway/services/purges/announce-purge'
import { tagsOfImport } from '@/gateway/services/purges/tags-of-import'
import type { setDeskPrice as operation } from '@/lib/gateway/contracts/desk/goods'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Requested = ParsedRequestOf<typeof operation>['body']
type ManualPrice = Pick<Requested, 'supplierId' | 'isBelowListAllowed'> & { kopecks: number | null }

/** Sets what buyers pay for an offer until the next list of its supplier, or gives it back to the list and the rules. */
export function setPrice(deps: ServiceDeps, viewer: Viewer, { price, ...requested }: Requested) {
  const kopecks = price === null ? null : toKopecks(price)
  return changeProduct(deps, viewer, {
    ...requested,
    plan: (tx, product) => planPrice(deps, viewer, tx, product, { ...requested, kopecks }),
  })
}

export async function planPrice(
  deps: ServiceDeps,
  viewer: Viewer,
  tx: Database,
  { id: productId }: LockedProduct,
  { supplierId, kopecks: after, isBelowListAllowed }: ManualPrice,
): Promise<Plan> {
  const place = { productId, supplierId }
  const [offer] = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.productId, productId), eq(offers.supplierId, supplierId)))
  if (!offer) throw notFound('У этого поставщика товара больше нет.')
  const before = await readManualPrice(tx, place)
  const listPrice = offer.purchasePrice ?? offer.price
  if (after !== null && after < listPrice && !isBelowListAllowed)
    throw fieldError(
      'price',
      `Это ниже цены прайс-листа, ${formatPrice(listPrice)}. Подтвердите, что так и надо.`,
    )
  return {
    changes: before === after ? [] : [{ field: 'price', subject: String(supplierId), before, after }],
    write: async () => {
      await refreshProduct(tx, productId, async () => {
        if (after === null) await dropManualPrice(tx, place)
        else await setManualPrice(tx, { ...place, price: after, authorId: viewer.userId, at: deps.now() })
      })
      const changes = { productIds: [productId], productsCreated: 0, newBrands: [] }
      await announcePurge(tx, await tagsOfImport(tx, changes))
    },
  }
}
