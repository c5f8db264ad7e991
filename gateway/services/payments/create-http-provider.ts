import * as z from 'zod'
import type { KnownPayment, PaymentNotice, PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { createProviderClient, required } from '@/gateway/services/payments/provider-client'
import { isSignedNotice } from '@/gateway/services/payments/sign-notice'

export const NOTICE_PATH = '/gw/payments/notice'

const paymentState = z.enum(['created', 'succeeded', 'failed', 'cancelled'])
const refundState = z.enum(['pending', 'done', 'failed'])
const startedResponse = z.object({ page: z.url({ protocol: /^https?$/ }) })
const paymentResponse = z.object({ state: paymentState })
const refundResponse = z.object({ state: refundState })
const receiptResponse = z.object({ state: z.enum(['pending', 'done', 'failed']) })
const notice: z.ZodType<PaymentNotice> = z.union([
  z.object({ kind: z.literal('payment'), reference: z.string(), state: paymentState }),
  z.object({ kind: z.literal('refund'), reference: z.string(), state: refundState }),
])

export type HttpProviderSettings = {
  url: string
  token: string | undefined
  /** Both sides sign and check notices with it. */
  secret: string
  /** The shop's public address, where shoppers come back to and notices go. */
  siteUrl: string
  now: () => Date
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number
}

function parseNotice(body: string): PaymentNotice | undefined {
  try {
    return notice.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

const pathOf = ({ reference }: KnownPayment) => `/payments/${encodeURIComponent(reference)}`

/** An HTTP provider with the form of docs/integration.md; the owner's adapter connects it to his bank. */
export function createHttpProvider({
  url,
  token,
  secret,
  siteUrl,
  now,
  elapsed,
}: HttpProviderSettings): PaymentProvider {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const send = createProviderClient({ url, headers, keyHeader: 'idempotency-key', elapsed })

  return {
    name: 'http',
    start: async ({ reference, orderNumber, description, returnPath, amountKopecks, receipt }) => {
      const body = {
        reference,
        orderNumber,
        amount: amountKopecks,
        currency: 'RUB',
        description,
        returnUrl: new URL(returnPath, siteUrl).href,
        noticeUrl: new URL(NOTICE_PATH, siteUrl).href,
        receipt,
      }
      return required(await send(startedResponse, { path: '/payments', key: reference, body }))
    },
    // A payment unknown to the provider was not begun there.
    readState: async (payment) =>
      (await send(paymentResponse, { path: pathOf(payment) }))?.state ?? 'cancelled',
    cancel: async (payment) => {
      const call = { path: `${pathOf(payment)}/cancel`, key: `cancel-${payment.reference}` }
      return (await send(paymentResponse, call))?.state ?? 'cancelled'
    },
    refund: async ({ reference, payment, amountKopecks, receipt }) => {
      const body = {
        reference,
        paymentReference: payment.reference,
        amount: amountKopecks,
        currency: 'RUB',
        receipt,
      }
      return required(await send(refundResponse, { path: '/refunds', key: reference, body }))
    },
    // An adapter that does not know the call has its receipts made elsewhere.
    settle: async ({ reference, payment, receipt }) => {
      const body = { reference, paymentReference: payment.reference, receipt }
      return (
        (await send(receiptResponse, { path: '/receipts', key: reference, body })) ?? { state: 'unneeded' }
      )
    },
    readNotice: async (signature, body) =>
      isSignedNotice(secret, signature, body, now()) ? parseNotice(body) : undefined,
  }
}
