import { afterEach, beforeEach } from 'vitest'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { NOTICE_PATH } from '@/gateway/services/payments/create-http-provider'
import { createYookassaProvider } from '@/gateway/services/payments/yookassa/create-yookassa-provider'
import { openYookassaStandIn } from '@/tests/open-yookassa-stand-in'
import { signedIn, type SignedIn } from '@/gateway/test-support/signed-in'
import { acceptDeskReturn, moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { FILTER_ID, SITE, usePaidShop } from './use-paid-shop'

const ACCOUNT = { shopId: '100500', secretKey: 'live_key' }

/** A shop paid at what stands in for ЮKassa, with a buyer and a manager of its own for each test. */
export function useYookassa(database: () => OpenedDatabase) {
  let kassa: Awaited<ReturnType<typeof openYookassaStandIn>>
  let manager: SignedIn
  let ahead = 0

  beforeEach(async () => {
    ahead = 0
    kassa = await openYookassaStandIn(ACCOUNT)
  })
  afterEach(() => kassa.close())

  const provider = () =>
    createYookassaProvider({
      ...ACCOUNT,
      url: kassa.url,
      hasReceipts: true,
      siteUrl: SITE,
      elapsed: () => Date.now() + ahead,
    })
  const shop = usePaidShop(database, {
    clock: () => new Date(Date.now() + ahead),
    provider,
  })
  const { gateway, startWorker, read, history, cancel } = shop

  beforeEach(async () => {
    manager = await signedIn(gateway(), { permissions: ['moderator_type_permission'], name: 'Мария' })
  })

  const wait = (ms: number) => {
    ahead += ms
    shop.wakeWorkers()
  }
  const place = (quantity = 3, more: Parameters<typeof shop.place>[1] = {}) => shop.place(quantity, more)
  const pay = async (orderNumber: string) => {
    const { status, reference } = await shop.pay(orderNumber)
    return { status, id: reference }
  }
  const atDesk = async (orderNumber: string) =>
    (await manager.call(readDeskOrder, { body: { orderNumber } })).body
  const receiptsAtDesk = async (orderNumber: string) =>
    (await atDesk(orderNumber)).receipts.map(({ amount, status }) => [amount, status])
  /** Moves a line whole; the status of the answer. */
  const move = async (
    orderNumber: string,
    status: 'issued' | 'refused',
    {
      productExternalId = FILTER_ID,
      markCodes = [],
      ...part
    }: { productExternalId?: string; markCodes?: string[]; quantity?: number } = {},
  ) => {
    const { version } = await atDesk(orderNumber)
    const idempotencyKey = `${status} ${productExternalId} ${orderNumber}`
    const products = [{ productExternalId, status, markCodes, ...part }]
    return (await manager.call(moveDeskOrder, { body: { orderNumber, version, idempotencyKey, products } }))
      .status
  }
  const issue = (orderNumber: string, markCodes?: string[]) =>
    move(orderNumber, 'issued', markCodes && { markCodes })
  /** Takes back one whole filter. */
  const takeBack = async (orderNumber: string, time = 'once') => {
    const { version } = await atDesk(orderNumber)
    const products = [{ productExternalId: FILTER_ID, quantity: 1, isFit: true }]
    const body = {
      orderNumber,
      version,
      idempotencyKey: `return ${time} ${orderNumber}`,
      returnId: null,
      products,
    }
    return (await manager.call(acceptDeskReturn, { body })).status
  }
  const notify = (event: string, object: object) =>
    gateway().app.request(NOTICE_PATH, {
      method: 'POST',
      body: JSON.stringify({ type: 'notification', event, object }),
    })
  const settle = (id: string, status: string, reason?: string) => {
    const payment = kassa.payments.get(id)
    if (!payment) throw new Error('no such payment')
    payment.status = status
    if (reason !== undefined) payment.cancellation_details = { party: 'payment_network', reason }
    return notify(`payment.${status}`, { id, status, metadata: payment.metadata })
  }

  return {
    kassa: () => kassa,
    gateway,
    buyer: shop.buyer,
    manager: () => manager,
    provider,
    startWorker,
    wait,
    place,
    pay,
    read,
    history,
    cancel,
    atDesk,
    receiptsAtDesk,
    move,
    issue,
    takeBack,
    notify,
    settle,
  }
}
