import * as z from 'zod'
import type {
  KnownPayment,
  PaymentNotice,
  PaymentProvider,
  PaymentState,
  ReceiptState,
  RefundState,
} from '@/gateway/core/ports/payment-provider'
import { required } from '@/gateway/services/payments/provider-client'
import {
  createYookassaApi,
  type Payment,
  type Refund,
  type SettlingReceipt,
  type YookassaAccess,
} from '@/gateway/services/payments/yookassa/create-yookassa-api'
import { toAmount, toReceipt, toSettlingReceipt } from '@/gateway/services/payments/yookassa/to-receipt'

export type YookassaSettings = YookassaAccess & {
  /** Whether the shop's receipts go through the provider. */
  hasReceipts: boolean
  /** The shop's public address, where shoppers come back to. */
  siteUrl: string
}

/** Of the provider's numbers, which become a part of the address that is asked. */
const NUMBER = /^[\w-]{1,64}$/
const notice = z.object({ event: z.string(), object: z.object({ id: z.string().regex(NUMBER) }) })

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
  hasReceipts,
  siteUrl,
  ...access
}: YookassaSettings): PaymentProvider {
  const api = createYookassaApi(access)
  // Anyone may send notices: failures about them must not keep the provider from those who pay.
  const apiOfNotices = createYookassaApi(access)

  /** A payment unknown to the provider was not begun there. One that waits for its shopper cannot be closed, it runs out by itself. */
  async function readState(known: KnownPayment): Promise<PaymentState> {
    const found = await api.findPayment(known)
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
      const { id, confirmation } = await api.createPayment(reference, body)
      return { page: required(confirmation?.confirmation_url), providerId: id }
    },
    readState,
    cancel: readState,
    refund: async ({ reference, providerId, payment: paid, amountKopecks, receipt }) => {
      const known = required(await api.findPayment(paid))
      const before =
        providerId === undefined
          ? await api.findRefund(known.id, (one) => referenceOf(one) === reference)
          : await api.readRefund(providerId)
      if (before) return { state: REFUND_STATES[before.status], providerId: before.id }
      const body = {
        payment_id: known.id,
        amount: toAmount(amountKopecks),
        description: `${REFUND_OF} ${reference}`,
        ...(hasReceipts && receipt && { receipt: toReceipt(receipt) }),
      }
      const { id, status } = await api.createRefund(reference, body)
      return { state: REFUND_STATES[status], providerId: id }
    },
    settle: async ({ reference, providerId, payment: paid, receipt: handedOver }) => {
      if (!hasReceipts) return { state: 'unneeded' }
      const known = required(await api.findPayment(paid))
      const settling = toSettlingReceipt(handedOver)
      const before =
        providerId === undefined
          ? await api.findReceipt(known.id, (one) => isReceiptOf(settling, one))
          : await api.readReceipt(providerId)
      const body = { type: 'payment', payment_id: known.id, send: true, ...settling }
      const { id, status } = before ?? (await api.createReceipt(reference, body))
      return { state: RECEIPT_STATES[status], providerId: id }
    },
    readNotice: async (_, body): Promise<PaymentNotice | undefined> => {
      const notified = readNotified(body)
      if (!notified) return undefined
      const { event, object } = notified
      if (event.startsWith('refund.')) {
        const found = await apiOfNotices.readRefund(object.id)
        const reference = found && referenceOf(found)
        return found && reference !== undefined
          ? { kind: 'refund', reference, state: REFUND_STATES[found.status] }
          : undefined
      }
      const found = await apiOfNotices.readPayment(object.id)
      const reference = found?.metadata?.reference
      return found && reference !== undefined
        ? { kind: 'payment', reference, state: stateOf(found) }
        : undefined
    },
  }
}
