import { z } from 'zod'
import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'
import { gatewayError } from '@/gateway/core/errors/errors'
import { isFaultOfService, ServiceResponseError } from '@/gateway/core/errors/service-response-error'

const TIMEOUT_MS = 3000
const FAILURES_BEFORE_REST = 5
const REST_MS = 15_000

export type DadataSettings = {
  /** Up to the name of the method, without a slash at its end. */
  url: string
  apiKey: string
  fetch?: typeof globalThis.fetch
  now?: () => number
}

/**
 * Requests suggestions of a shape from one service of DaData, or a compatible one; `words` are for the shopper when it
 * does not answer. The key never leaves the gateway.
 */
export function createDadataClient<Suggestion extends z.ZodType>(
  { url, apiKey, fetch = globalThis.fetch, now = () => performance.now() }: DadataSettings,
  { suggestion, words }: { suggestion: Suggestion; words: string },
): (method: string, body: object) => Promise<z.output<Suggestion>[]> {
  const responseSchema = z.object({ suggestions: z.array(suggestion) })
  const unavailable = (cause: unknown) => gatewayError('unavailable', words, { cause })
  // Without it each typed letter would wait for the deadline.
  const breaker = createCircuitBreaker({ failures: FAILURES_BEFORE_REST, restMs: REST_MS, now })
  const post = async (method: string, body: object) => {
    const response = await fetch(`${url}/${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Token ${apiKey}`,
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    if (!response.ok)
      throw unavailable(new ServiceResponseError(response.status, `DaData answered ${response.status}`))
    const answer = responseSchema.safeParse(await response.json().catch(() => undefined))
    if (!answer.success) throw unavailable(answer.error)
    return answer.data.suggestions
  }
  return (method, body) =>
    breaker.run(() => post(method, body), {
      refuse: () => unavailable(new Error('DaData rests after failures')),
      isFailure: isFaultOfService,
    })
}
