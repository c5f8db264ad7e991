import * as z from 'zod'
import type {
  KnownPayment,
  PaymentNotice,
  PaymentProvider,
  PaymentState,
  ReceiptState,
  RefundState,
} from '@/gateway/core/ports/payment-provider'
import { createProviderClient, required } from '@/gateway/services/payments/provider-client'
import { toAmount, toReceipt, toSettlingReceipt } from '@/gateway/services/payments/yookassa/to-receipt'

export type YookassaSettings = {
  url: string
  shopId: string
  secretKey: string
  /** Whether the shop's receipts go through the provider. */
  hasReceipts: boolean
  /** The shop's public address, where shoppers come back to. */
  siteUrl: string
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number
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
/** Of the provider's numbers, which become a part of the address that is asked. */
const NUMBER = /^[\w-]{1,64}$/
const notice = z.object({ event: z.string(), object: z.object({ id: z.string().regex(NUMBER) }) })

type Payment = z.infer<typeof payment>
type Refund = z.infer<typeof refund>
type SettlingReceipt = z.infer<typeof receipt>

/** Reasons that are no refusal by a bank: time ran out, or the shop closed the payment. */
const GIVEN_UP = new Set(['expired_on_confirmation', 'expired_on_capture', 'canceled_by_merchant'])

const REFUND_STATES: Readonly<Record<Refund['status'], RefundState>> = {
  pending: 'pending',
  succeeded: 'done',
  canceled: 'failed',
}

const RECEIPT_STATES: Readonly<Record<SettlingReceipt['status'], ReceiptState>> = {
  pending: 'pending',
  succeeded: 'done',
  canceled: 'failed',
}

const PAGE = 100
/** A payment whose number did not come is among those of this time around its start. */
const BEFORE_MS = 60_000
const AFTER_MS = 600_000
/** Begins a refund's description; our reference follows. */
const REFUND_OF = 'Возврат'

function stateOf({ status, cancellation_details: cancelled }: Payment): PaymentState {
  if (status === 'succeeded') return 'succeeded'
  if (status !== 'canceled') return 'created'
  return cancelled && !GIVEN_UP.has(cancelled.reason) ? 'failed' : 'cancelled'
}

function referenceOf({ description = '' }: Refund): string | undefined {
  return description.startsWith(`${REFUND_OF} `) ? description.slice(REFUND_OF.length + 1) : undefined
}

/** A receipt has no reference of ours: a line is handed over once, so that its lines tell it from the payment's others. */
function isReceiptOf(requested: ReturnType<typeof toSettlingReceipt>, found: SettlingReceipt): boolean {
  const linesOf = (items: readonly { description: string; quantity: number | string }[] = []) =>
    items.map(({ description, quantity }) => `${Number(quantity)} ${description}`).join('\n')
  const isSettling = found.settlements?.some(({ type }) => type === 'prepayment') === true
  return isSettling && found.status !== 'canceled' && linesOf(found.items) === linesOf(requested.items)
}

function readNotified(body: string) {
  try {
    return notice.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/**
 * ЮKassa's API v3: the shopper chooses a card, СБП or another way at the provider's page. A notice counts as a hint: what it says is
 * asked back, so that its sender needs no proof.
 */
export function createYookassaProvider({
  url,
  shopId,
  secretKey,
  hasReceipts,
  siteUrl,
  elapsed,
}: YookassaSettings): PaymentProvider {
  const credentials = Buffer.from(`${shopId}:${secretKey}`).toString('base64')
  const open = () =>
    createProviderClient({
      url,
      headers: { authorization: `Basic ${credentials}` },
      keyHeader: 'idempotence-key',
      elapsed,
    })
  const call = open()
  // Anyone may send notices: failures about them must not keep the provider from those who pay.
  const callOfNotices = open()
  const payments = pageOf(payment)
  const refunds = pageOf(refund)
  const receipts = pageOf(receipt)

  const read = <Item>(
    schema: z.ZodType<Item>,
    kind: 'payments' | 'refunds' | 'receipts',
    id: string,
    by = call,
  ) => by(schema, { path: `/${kind}/${encodeURIComponent(id)}` })

  /** Looks through a list of the provider's, page by page. */
  async function findIn<Item>(
    schema: z.ZodType<{ items: Item[]; next_cursor?: string | undefined }>,
    path: string,
    isIt: (item: Item) => boolean,
  ): Promise<Item | undefined> {
    let cursor: string | undefined
    do {
      const next = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`
      // oxlint-disable-next-line no-await-in-loop -- each page names the next one
      const page = required(await call(schema, { path: `${path}&limit=${PAGE}${next}` }))
      const found = page.items.find(isIt)
      if (found) return found
      cursor = page.next_cursor
    } while (cursor !== undefined)
    return undefined
  }

  function findPayment({ reference, providerId, startedAt }: KnownPayment): Promise<Payment | undefined> {
    if (providerId !== undefined) return read(payment, 'payments', providerId)
    const from = new Date(startedAt.getTime() - BEFORE_MS).toISOString()
    const to = new Date(startedAt.getTime() + AFTER_MS).toISOString()
    return findIn(
      payments,
      `/payments?created_at.gte=${from}&created_at.lte=${to}`,
      ({ metadata }) => metadata?.reference === reference,
    )
  }

  /** A payment unknown to the provider was not begun there. One that waits for its shopper cannot be closed, it runs out by itself. */
  async function readState(known: KnownPayment): Promise<PaymentState> {
    const found = await findPayment(known)
    return found ? stateOf(found) : 'cancelled'
  }

  return {
    name: 'yookassa',
    title: 'Картой или СБП онлайн',
    start: async ({ reference, orderNumber, description, returnPath, amountKopecks, receipt }) => {
      const body = {
        amount: toAmount(amountKopecks),
        capture: true,
        confirmation: { type: 'redirect', return_url: new URL(returnPath, siteUrl).href },
        description,
        metadata: { reference, orderNumber },
        ...(hasReceipts && receipt && { receipt: toReceipt(receipt) }),
      }
      const { id, confirmation } = required(await call(payment, { path: '/payments', key: reference, body }))
      return { page: required(confirmation?.confirmation_url), providerId: id }
    },
    readState,
    cancel: readState,
    refund: async ({ reference, providerId, payment: paid, amountKopecks, receipt }) => {
      const known = required(await findPayment(paid))
      const before =
        providerId === undefined
          ? await findIn(
              refunds,
              `/refunds?payment_id=${encodeURIComponent(known.id)}`,
              (one) => referenceOf(one) === reference,
            )
          : await read(refund, 'refunds', providerId)
      if (before) return { state: REFUND_STATES[before.status], providerId: before.id }
      const body = {
        payment_id: known.id,
        amount: toAmount(amountKopecks),
        description: `${REFUND_OF} ${reference}`,
        ...(hasReceipts && receipt && { receipt: toReceipt(receipt) }),
      }
      const { id, status } = required(await call(refund, { path: '/refunds', key: reference, body }))
      return { state: REFUND_STATES[status], providerId: id }
    },
    settle: async ({ reference, providerId, payment: paid, receipt: handedOver }) => {
      if (!hasReceipts) return { state: 'unneeded' }
      const known = required(await findPayment(paid))
      const settling = toSettlingReceipt(handedOver)
      const before =
        providerId === undefined
          ? await findIn(receipts, `/receipts?payment_id=${encodeURIComponent(known.id)}`, (one) =>
              isReceiptOf(settling, one),
            )
          : await read(receipt, 'receipts', providerId)
      const body = { type: 'payment', payment_id: known.id, send: true, ...settling }
      const { id, status } =
        before ?? required(await call(receipt, { path: '/receipts', key: reference, body }))
      return { state: RECEIPT_STATES[status], providerId: id }
    },
    readNotice: async (_, body): Promise<PaymentNotice | undefined> => {
      const notified = readNotified(body)
      if (!notified) return undefined
      const { event, object } = notified
      if (event.startsWith('refund.')) {
        const found = await read(refund, 'refunds', object.id, callOfNotices)
        const reference = found && referenceOf(found)
        return found && reference !== undefined
          ? { kind: 'refund', reference, state: REFUND_STATES[found.status] }
          : undefined
      }
      const found = await read(payment, 'payments', object.id, callOfNotices)
      const reference = found?.metadata?.reference
      return found && reference !== undefined
        ? { kind: 'payment', reference, state: stateOf(found) }
        : undefined
    },
  }
}
