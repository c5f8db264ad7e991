import * as z from 'zod'
import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'
import type { PaymentNotice, PaymentProvider } from '@/gateway/core/ports/payment-provider'
import { GatewayError } from '@/lib/gateway/errors'
import { isSignedNotice } from '@/gateway/services/payments/sign-notice'

export const NOTICE_PATH = '/gw/payments/notice'

const TIMEOUT_MS = 10_000
const FAILURES_BEFORE_REST = 5
const REST_MS = 10_000
const NOT_FOUND = 404

const paymentState = z.enum(['created', 'succeeded', 'failed', 'cancelled'])
const refundState = z.enum(['pending', 'done', 'failed'])
const startedAnswer = z.object({ page: z.url({ protocol: /^https?$/ }) })
const paymentAnswer = z.object({ state: paymentState })
const refundAnswer = z.object({ state: refundState })
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

type Call = { path: string; key?: string; body?: unknown }

function unavailable(cause: unknown) {
  return new GatewayError({
    kind: 'unavailable',
    message: 'Оплата на сайте сейчас недоступна. Попробуйте позже.',
    cause,
  })
}

function parseNotice(body: string): PaymentNotice | undefined {
  try {
    return notice.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** An HTTP provider with the form of docs/integration.md; the owner's adapter connects it to his bank. */
export function createHttpProvider({
  url,
  token,
  secret,
  siteUrl,
  now,
  elapsed = () => performance.now(),
}: HttpProviderSettings): PaymentProvider {
  const base = url.replace(/\/+$/, '')
  // Without it each paying shopper would wait for the deadline.
  const breaker = createCircuitBreaker({
    failures: FAILURES_BEFORE_REST,
    restMs: REST_MS,
    now: elapsed,
  })

  function ask<Answer>(schema: z.ZodType<Answer>, call: Call): Promise<Answer | undefined> {
    return breaker.run(() => send(schema, call), {
      refuse: () => unavailable(new Error('the provider rests after failures')),
      isFailure: () => true,
    })
  }

  /** The answer, or undefined when the provider does not know the reference. */
  async function send<Answer>(
    schema: z.ZodType<Answer>,
    { path, key, body }: Call,
  ): Promise<Answer | undefined> {
    try {
      const response = await fetch(base + path, {
        method: key === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(key !== undefined && { 'content-type': 'application/json', 'idempotency-key': key }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(key !== undefined && { body: JSON.stringify(body ?? {}) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status === NOT_FOUND) {
        await response.body?.cancel()
        return undefined
      }
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`the provider answered ${response.status}`)
      }
      return schema.parse(await response.json())
    } catch (cause) {
      throw unavailable(cause)
    }
  }

  const known = <Answer>(answer: Answer | undefined): Answer => {
    if (answer === undefined) throw unavailable(new Error('the provider answered 404'))
    return answer
  }
  const pathOf = (reference: string) => `/payments/${encodeURIComponent(reference)}`

  return {
    name: 'http',
    start: async ({ reference, orderNumber, description, returnPath, amountKopecks }) => {
      const body = {
        reference,
        orderNumber,
        amount: amountKopecks,
        currency: 'RUB',
        description,
        returnUrl: new URL(returnPath, siteUrl).href,
        noticeUrl: new URL(NOTICE_PATH, siteUrl).href,
      }
      return known(await ask(startedAnswer, { path: '/payments', key: reference, body })).page
    },
    // A payment unknown to the provider was not begun there.
    readState: async (reference) =>
      (await ask(paymentAnswer, { path: pathOf(reference) }))?.state ?? 'cancelled',
    cancel: async (reference) => {
      const answer = await ask(paymentAnswer, {
        path: `${pathOf(reference)}/cancel`,
        key: `cancel-${reference}`,
      })
      return answer?.state ?? 'cancelled'
    },
    refund: async ({ reference, paymentReference, amountKopecks }) => {
      const body = { reference, paymentReference, amount: amountKopecks, currency: 'RUB' }
      return known(await ask(refundAnswer, { path: '/refunds', key: reference, body })).state
    },
    readNotice: (signature, body) =>
      isSignedNotice(secret, signature, body, now()) ? parseNotice(body) : undefined,
  }
}
