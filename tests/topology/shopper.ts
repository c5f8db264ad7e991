import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGatewayClient } from '@/lib/gateway/client'
import { toOrderBody, type OrderBody } from '@/gateway/test-support/order-body'
import { addToCart, readCart } from '@/lib/gateway/contracts/orders/cart'
import { createOrder } from '@/lib/gateway/contracts/orders/orders'
import { isGatewayError } from '@/lib/gateway/errors'
import type { Good } from '@/tools/bench/goods'

const PAUSE_MS = 100
const FIRST_FAILURE_STATUS = 500

export type Placed = { key: string; orderNumber: string }

type Shopper = {
  origin: string
  /** Of a signed-in user. */
  cookie: string
  goods: readonly Good[]
}

/** Buys one product after the other until `leave` is called. */
export function sendShopper({ origin, cookie, goods }: Shopper) {
  const { call } = createGatewayClient({ origin, headers: () => ({ origin, cookie }) })
  const placed: Placed[] = []
  /** Orders that were not answered at the first try. */
  const failures: string[] = []
  let answered = 0
  let isOver = false

  async function fillCart(good: Good) {
    const product = { supplierId: good.supplierId ?? 0, brand: good.brandString, article: good.partNumber }
    const products = [{ ...product, quantity: good.multiplicity, price: good.price, goods: good.goods }]
    while (!isOver) {
      try {
        return await call(addToCart, { body: { products } })
      } catch (error) {
        // Sold out meanwhile: the next one, then.
        if (isGatewayError(error) && error.status < FIRST_FAILURE_STATUS) return undefined
        await sleep(PAUSE_MS)
      }
    }
  }

  async function bodyOf(key: string): Promise<OrderBody | undefined> {
    const { products } = await call(readCart, {})
    if (products.length === 0) return undefined
    return toOrderBody(products, { idempotencyKey: key })
  }

  async function buy(good: Good) {
    await fillCart(good)
    const key = randomUUID()
    const body = await bodyOf(key)
    while (body && !isOver) {
      try {
        const { orderNumber } = await call(createOrder, { body })
        placed.push({ key, orderNumber })
        return
      } catch (error) {
        // A price that has just changed: the shopper would look at the cart again.
        if (isGatewayError(error) && error.kind === 'conflict') return
        failures.push(String(error))
        if (isGatewayError(error) && error.status < FIRST_FAILURE_STATUS) return
        await sleep(PAUSE_MS)
      }
    }
  }

  const shopping = (async () => {
    for (let at = 0; !isOver; at += 1) {
      const good = goods[at % goods.length]
      if (good) await buy(good)
      answered += 1
    }
  })()

  return {
    answered: () => answered,
    leave: async () => {
      isOver = true
      await shopping
      return { placed, failures }
    },
  }
}
