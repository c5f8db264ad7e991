import * as z from 'zod'
import type { KnownPayment } from '@/gateway/core/ports/payment-provider'
import { createProviderClient, required } from '@/gateway/services/payments/provider-client'

export type YookassaAccess = {
  url: string
  shopId: string
  secretKey: string
  /** Milliseconds of a monotonic clock. */
  elapsed?: (() => number) | undefined
}

const payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  metadata: z.object({ reference: z.string().optional() }).optional(),
  confirmation: z.object({ confirmation_url: z.url({ protocol: /^https?$/ }).optional() }).optional(),
  cancellation_details: z.object({ reason: z.string() }).optional(),
})
const refund = z.object({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  description: z.string().optional(),
})
const receipt = z.object({
  id: z.string(),
  type: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  items: z.array(z.object({ description: z.string(), quantity: z.coerce.number() })).optional(),
  settlements: z.array(z.object({ type: z.string() })).optional(),
})
const pageOf = <Item>(item: z.ZodType<Item>) =>
  z.object({ items: z.array(item), next_cursor: z.string().optional() })
const payments = pageOf(payment)
const refunds = pageOf(refund)
const receipts = pageOf(receipt)

export type Payment = z.infer<typeof payment>
export type Refund = z.infer<typeof refund>
export type SettlingReceipt = z.infer<typeof receipt>

const PAGE = 100
/** A payment whose number did not come is among those of this time around its start. */
const BEFORE_MS = 60_000
const AFTER_MS = 600_000

/** The calls of ЮKassa's API v3. What is not there is undefined; everything else that fails rejects with `unavailable`. */
export function createYookassaApi({ url, shopId, secretKey, elapsed }: YookassaAccess) {
  const credentials = Buffer.from(`${shopId}:${secretKey}`).toString('base64')
  const call = createProviderClient({
    url,
    headers: { authorization: `Basic ${credentials}` },
    keyHeader: 'idempotence-key',
    elapsed,
  })

  const read = <Item>(schema: z.ZodType<Item>, kind: 'payments' | 'refunds' | 'receipts', id: string) =>
    call(schema, { path: `/${kind}/${encodeURIComponent(id)}` })

  const create = async <Item>(
    schema: z.ZodType<Item>,
    kind: 'payments' | 'refunds' | 'receipts',
    key: string,
    body: unknown,
  ) => required(await call(schema, { path: `/${kind}`, key, body }))

  const readPayment = (id: string) => read(payment, 'payments', id)

  /** Looks through a list of the provider's, page by page. */
  async function findIn<Item>(
    schema: z.ZodType<{ items: Item[]; next_cursor?: string | undefined }>,
    path: string,
    isIt: (item: Item) => boolean,
  ): Promise<Item | undefined> {
    let cursor: string | undefined
    do {
      const next = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`
      // Each page names the next one.
      const page = required(await call(schema, { path: `${path}&limit=${PAGE}${next}` }))
      const found = page.items.find(isIt)
      if (found) return found
      cursor = page.next_cursor
    } while (cursor !== undefined)
    return undefined
  }

  function findPayment({ reference, providerId, startedAt }: KnownPayment): Promise<Payment | undefined> {
    if (providerId !== undefined) return readPayment(providerId)
    const from = new Date(startedAt.getTime() - BEFORE_MS).toISOString()
    const to = new Date(startedAt.getTime() + AFTER_MS).toISOString()
    return findIn(
      payments,
      `/payments?created_at.gte=${from}&created_at.lte=${to}`,
      ({ metadata }) => metadata?.reference === reference,
    )
  }

  return {
    readPayment,
    readRefund: (id: string) => read(refund, 'refunds', id),
    readReceipt: (id: string) => read(receipt, 'receipts', id),
    findPayment,
    findRefund: (paymentId: string, isIt: (one: Refund) => boolean) =>
      findIn(refunds, `/refunds?payment_id=${encodeURIComponent(paymentId)}`, isIt),
    findReceipt: (paymentId: string, isIt: (one: SettlingReceipt) => boolean) =>
      findIn(receipts, `/receipts?payment_id=${encodeURIComponent(paymentId)}`, isIt),
    /** `key` of idempotency: the same one creates nothing twice. */
    createPayment: (key: string, body: unknown) => create(payment, 'payments', key, body),
    createRefund: (key: string, body: unknown) => create(refund, 'refunds', key, body),
    createReceipt: (key: string, body: unknown) => create(receipt, 'receipts', key, body),
  }
}
