import type { BrowserGateway } from '@/lib/gateway/browser-client'
import { checkCart } from '@/lib/gateway/contracts/orders/checkout'
import { PHOTO_BATCH_SIZE, PRICE_BATCH_SIZE } from '@/lib/gateway/contracts/limits'
import { calculateBonuses } from '@/lib/gateway/contracts/accounts/loyalty'
import { searchPhotos } from '@/lib/gateway/contracts/site/photos'
import { getPartPrices } from '@/lib/gateway/contracts/catalog/prices'
import { priceLineId, toPriceItems } from '@/lib/gateway/to-price-items'
import { pieceCost } from '@/lib/parts/terms/cart-rules'
import type { CheckoutCalls } from '../flow/checkout-calls'
import { toLinePrice } from '../model/lines/line-prices'
import { toCartLine } from '@/stores/cart/cart-line'
import { requireResponse } from '@/lib/gateway/wire/require-response'

/** Failures of these are swallowed by the checkout, so nothing is shown by itself either. */
const QUIET = { handlesErrors: true } as const

type LineCalls = Pick<CheckoutCalls, 'checkLines' | 'linePrices' | 'lineBonuses' | 'linePictures'>

export function createLineCalls(gateway: () => BrowserGateway): LineCalls {
  return {
    async checkLines() {
      return (await gateway().call(checkCart, {}, QUIET).then(requireResponse)).products.map(toCartLine)
    },

    async linePrices(lines, shopIds) {
      const numbered = lines.map((line, at) => ({ line, id: String(priceLineId(at)) }))
      const found = await inBatches(numbered, PRICE_BATCH_SIZE, async (batch) => {
        const requested = toPriceItems(
          batch.map(({ line: { brand, article, supplierId, quantity }, id }) => ({
            id,
            brand,
            article,
            supplierId,
            quantity,
          })),
        )
        const { items } = await gateway()
          .call(getPartPrices, { body: { items: requested } }, QUIET)
          .then(requireResponse)
        return batch.map(({ line, id }) => [line.productId, toLinePrice(line, items[id], shopIds)] as const)
      })
      return new Map(found)
    },

    async lineBonuses(lines) {
      const item = lines.map((line) => ({
        id: line.productId,
        price: pieceCost(line),
        quantity: line.quantity,
      }))
      if (item.length === 0) return new Map()
      const { items } = await gateway()
        .call(calculateBonuses, { body: { item } }, QUIET)
        .then(requireResponse)
      return new Map(lines.map((line, at) => [line.productId, items[at]?.bonuses ?? 0]))
    },

    async linePictures(lines) {
      const found = await inBatches(lines, PHOTO_BATCH_SIZE, async (batch) => {
        const body = batch.map(({ brand, article }) => ({ brand, article }))
        const { items } = await gateway().call(searchPhotos, { body }, QUIET).then(requireResponse)
        return batch.map((line, at) => [line.productId, items[at]?.pictures ?? []] as const)
      })
      return new Map(found)
    },
  }
}

async function inBatches<Item, Found>(
  items: readonly Item[],
  size: number,
  send: (batch: readonly Item[]) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[] = []
  for (let from = 0; from < items.length; from += size)
    found.push(...(await send(items.slice(from, from + size))))
  return found
}
