import { and, eq, isNull, ne } from 'drizzle-orm'
import { fieldError, gatewayError, notFound } from '@/gateway/core/errors/errors'
import { formatPrice } from '@/gateway/core/text/format-price'
import { productAlerts } from '@/gateway/db/schema/alerts'
import { products } from '@/gateway/db/schema/catalog'
import { lockUser } from '@/gateway/services/accounts/lock-user'
import { MAX_ALERTS } from '@/gateway/services/alerts/alert-rules'
import { readAlert } from '@/gateway/services/alerts/list-alerts'
import { findByPairs, type Pair } from '@/gateway/services/catalog/find-by-pairs'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import type { ServiceDeps } from '@/gateway/services/deps'

type Wish = Pair & { price: number | null }

/** What has come already needs no email: the answer says so instead. */
function requireAbsent(price: number | null, bestPrice: number) {
  if (price === null) throw gatewayError('conflict', 'Товар уже в продаже. Обновите страницу.')
  if (bestPrice <= price)
    throw fieldError('price', `Сейчас товар стоит ${formatPrice(bestPrice)}. Назовите цену ниже.`)
}

/** Waits for a product, once; of one that is waited for already, the last word counts. */
export async function createAlert(deps: ServiceDeps, userId: string, { price: rubles, ...pair }: Wish) {
  if (!deps.sendsMail)
    throw gatewayError('unavailable', 'Магазин сейчас не отправляет писем. Загляните на страницу позже.')
  const price = rubles === null ? null : Math.max(1, toKopecks(rubles))
  const [productId] = await findByPairs(deps.db, await deps.reference(), [pair])
  if (productId === undefined) throw notFound('Такого товара в каталоге больше нет.')
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [product] = await tx
      .select({ bestPrice: products.bestPrice })
      .from(products)
      .where(eq(products.id, productId))
    if (!product) throw notFound('Такого товара в каталоге больше нет.')
    if (product.bestPrice !== null && product.bestPrice > 0) requireAbsent(price, product.bestPrice)
    const others = and(
      eq(productAlerts.userId, userId),
      isNull(productAlerts.notifiedAt),
      ne(productAlerts.productId, productId),
    )
    if ((await tx.$count(productAlerts, others)) >= MAX_ALERTS)
      throw gatewayError(
        'conflict',
        `Ждать можно не больше ${MAX_ALERTS} товаров. Удалите ненужные в закладках.`,
      )
    const waiting = { price, createdAt: deps.now(), notifiedAt: null }
    await tx
      .insert(productAlerts)
      .values({ userId, productId, ...waiting })
      .onConflictDoUpdate({ target: [productAlerts.userId, productAlerts.productId], set: waiting })
    return readAlert(tx, userId, productId)
  })
}

export async function deleteAlert(deps: ServiceDeps, userId: string, pair: Pair) {
  const [productId] = await findByPairs(deps.db, await deps.reference(), [pair], { isForStaff: true })
  if (productId === undefined) return
  await deps.db
    .delete(productAlerts)
    .where(and(eq(productAlerts.userId, userId), eq(productAlerts.productId, productId)))
}
