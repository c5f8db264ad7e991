import { bonusCards, bonusOperations } from '@/gateway/db/schema/bonuses'
import { deliverySectors } from '@/gateway/db/schema/checkout'
import type { Database } from '@/gateway/core/database'
import { callGateway, signedIn } from '@/gateway/test-support/signed-in'
import { toOrderBody, type OrderBody } from '@/gateway/test-support/order-body'
import type { TestGateway } from '@/gateway/test-support/test-gateway'
import { addToCart, readCart } from '@/lib/gateway/contracts/orders/cart'
import { createOrder } from '@/lib/gateway/contracts/orders/orders'

export type RequestedPart = { brand: string; article: string; supplierId: number; quantity?: number }

/** Inside the only sector of `seedSector`; everything else is outside. */
export const IN_SECTOR = '55.75,37.6'
export const OUT_OF_SECTOR = '59.9,30.3'

export async function seedSector(db: Database) {
  await db.insert(deliverySectors).values({
    externalId: 'centre',
    title: 'Центр',
    polygon: [
      [37, 55],
      [38, 55],
      [38, 56],
      [37, 56],
    ],
    storeExternalId: 'store-29',
    intervals: [
      { id: 'morning', timeFrom: '09:00', timeTo: '13:00' },
      { id: 'evening', timeFrom: '17:00', timeTo: '21:00' },
    ],
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    leadHours: 3,
  })
}

/** A shopper who fills a cart and orders its content. */
export async function createBuyer(gateway: TestGateway, ...changes: Parameters<typeof signedIn>[1][]) {
  const shopper = await signedIn(gateway, ...changes)
  const { db } = gateway.deps

  async function orderBody(overrides: Partial<OrderBody> = {}): Promise<OrderBody> {
    const { products } = (await shopper.call(readCart, {})).body
    return toOrderBody(
      products.filter(({ addToOrder }) => addToOrder),
      overrides,
    )
  }

  return {
    ...shopper,
    orderBody,
    put: (...products: RequestedPart[]) => shopper.call(addToCart, { body: { products } }),
    send: (body: OrderBody, headers: Record<string, string> = {}) =>
      callGateway(gateway, createOrder, { body }, { cookie: shopper.cookie, ...headers }),
    order: async (overrides: Partial<OrderBody> = {}) =>
      shopper.call(createOrder, { body: await orderBody(overrides) }),
    joinClub: async (balance: number) => {
      const userId = shopper.user.id
      const number = `77${userId.replaceAll(/\D/g, '').padEnd(10, '0').slice(0, 10)}`
      await db.insert(bonusCards).values({ userId, number })
      if (balance === 0) return number
      await db.insert(bonusOperations).values({
        userId,
        type: 'promo',
        title: 'Подарок',
        amount: balance,
        remaining: balance,
        availableAt: new Date(0),
      })
      return number
    },
  }
}

export type Buyer = Awaited<ReturnType<typeof createBuyer>>
