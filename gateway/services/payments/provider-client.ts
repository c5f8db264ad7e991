import type * as z from 'zod'
import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'
import { isFaultOfService, ServiceResponseError } from '@/gateway/core/errors/service-response-error'
import { GatewayError } from '@/lib/gateway/errors'

const TIMEOUT_MS = 10_000
const FAILURES_BEFORE_REST = 5
const REST_MS = 10_000
const NOT_FOUND = 404

export type ProviderCall = {
  path: string
  /** Of idempotency; a call with one is a `POST`. */
  key?: string
  body?: unknown
}

export type ProviderClientOptions = {
  url: string
  headers: Readonly<Record<string, string>>
  /** Providers call the header of a call's key differently. */
  keyHeader: 'idempotency-key' | 'idempotence-key'
  /** Milliseconds of a monotonic clock. */
  elapsed?: (() => number) | undefined
}

export function providerUnavailable(cause: unknown) {
  return new GatewayError({
    kind: 'unavailable',
    message: 'Оплата на сайте сейчас недоступна. Попробуйте позже.',
    cause,
  })
}

/** The value of an answer that has to be there; throws `unavailable` for undefined. */
export function required<Answer>(answer: Answer | undefined): Answer {
  if (answer === undefined) throw providerUnavailable(new Error('the provider answered 404'))
  return answer
}

/**
 * Calls a payment provider in JSON. Returns undefined for 404 and rejects with `unavailable` for any other failure; after failures
 * in a row calls are refused at once, because each paying shopper would wait for the deadline.
 */
export function createProviderClient({
  url,
  headers,
  keyHeader,
  elapsed = () => performance.now(),
}: ProviderClientOptions) {
  const base = url.replace(/\/+$/, '')
  const breaker = createCircuitBreaker({ failures: FAILURES_BEFORE_REST, restMs: REST_MS, now: elapsed })

  async function send<Answer>(
    schema: z.ZodType<Answer>,
    { path, key, body }: ProviderCall,
  ): Promise<Answer | undefined> {
    try {
      const response = await fetch(base + path, {
        method: key === undefined ? 'GET' : 'POST',
        headers: {
          ...headers,
          accept: 'application/json',
          ...(key !== undefined && { 'content-type': 'application/json', [keyHeader]: key }),
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
        throw new ServiceResponseError(response.status, `the provider answered ${response.status}`)
      }
      return schema.parse(await response.json())
    } catch (cause) {
      throw providerUnavailable(cause)
    }
  }

  return <Answer>(schema: z.ZodType<Answer>, call: ProviderCall): Promise<Answer | undefined> =>
    breaker.run(() => send(schema, call), {
      refuse: () => providerUnavailable(new Error('the provider rests after failures')),
      isFailure: isFaultOfService,
    })
}
