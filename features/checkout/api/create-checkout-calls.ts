import { type BrowserGateway, browserGateway } from '@/lib/gateway/browser-client'
import {
  calculateWriteoff,
  checkWriteoff,
  getDeliveryIntervals,
  getOrderOptions,
  getOrderPattern,
} from '@/lib/gateway/contracts/orders/checkout'
import { checkGiftCard } from '@/lib/gateway/contracts/orders/gift-cards'
import { findBonusCard } from '@/lib/gateway/contracts/accounts/loyalty'
import { createOrder } from '@/lib/gateway/contracts/orders/orders'
import { listClients } from '@/lib/gateway/contracts/accounts/passport'
import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { toWriteoffItem } from '@/stores/cart/to-writeoff-item'
import type { CheckoutCalls } from '../flow/checkout-calls'
import { toPoint } from '../model/delivery/delivery-ids'
import { parseSavedOrders, SAVED_ORDERS_KEY } from '../model/lines/saved-orders'
import { createLineCalls } from './create-line-calls'
import { requireResponse } from '@/lib/gateway/wire/require-response'

/** The checkout shows what went wrong in its place. */
const SCREEN_SHOWS = { handlesErrors: true } as const
/** An order is worth waiting for: to give up early only leaves open whether it was placed. */
const ORDER_TIMEOUT_MS = 30_000

export function createCheckoutCalls(gateway: () => BrowserGateway = browserGateway): CheckoutCalls {
  return {
    ...createLineCalls(gateway),

    pattern: () => gateway().call(getOrderPattern, {}, SCREEN_SHOWS).then(requireResponse),
    options: (choice) =>
      gateway().call(getOrderOptions, { body: choice }, SCREEN_SHOWS).then(requireResponse),

    async bonusCard() {
      const { number } = await gateway().call(findBonusCard, {}, SCREEN_SHOWS).then(requireResponse)
      return number === null ? null : { number }
    },

    async giftCard(code) {
      const { lastFour, balance, isUsable } = await gateway()
        .call(checkGiftCard, { body: { code } }, SCREEN_SHOWS)
        .then(requireResponse)
      return { lastFour, balance: isUsable ? balance : 0 }
    },

    async clients() {
      return (await gateway().call(listClients, {}, SCREEN_SHOWS).then(requireResponse)).clients
    },

    intervals(lines, place, clientExternalId) {
      const cart = lines.map(({ article, brand, quantity, supplierId }) => ({
        article,
        brand,
        quantity,
        supplierId,
      }))
      const body = { cart, point: toPoint(place), ...(clientExternalId ? { clientExternalId } : {}) }
      return gateway().call(getDeliveryIntervals, { body }, SCREEN_SHOWS).then(requireResponse)
    },

    async isWriteoffEnable(body) {
      return (await gateway().call(checkWriteoff, { body }, SCREEN_SHOWS).then(requireResponse))
        .isWriteoffEnable
    },

    writeoff(lines, total) {
      const items = lines.map(toWriteoffItem)
      return gateway()
        .call(calculateWriteoff, { body: { items, ...total } }, SCREEN_SHOWS)
        .then(requireResponse)
    },

    async savedOrders() {
      const body = { keys: [SAVED_ORDERS_KEY] }
      const values = await gateway().call(getStorage, { body }, SCREEN_SHOWS).then(requireResponse)
      return parseSavedOrders(values[SAVED_ORDERS_KEY])
    },

    async saveOrders(orders) {
      const body = { [SAVED_ORDERS_KEY]: JSON.stringify(orders) }
      await gateway().call(setStorage, { body }, SCREEN_SHOWS).then(requireResponse)
    },

    createOrder: (body) =>
      gateway()
        .call(createOrder, { body }, { ...SCREEN_SHOWS, timeoutMs: ORDER_TIMEOUT_MS })
        .then(requireResponse),
  }
}
