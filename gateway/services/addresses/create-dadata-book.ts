import { z } from 'zod'
import type { Address, AddressBook } from '@/gateway/core/address-book'
import { createCircuitBreaker } from '@/gateway/core/create-circuit-breaker'
import { gatewayError } from '@/gateway/core/errors'

const TIMEOUT_MS = 3000
const FAILURES_BEFORE_REST = 5
const REST_MS = 15_000
/** Metres around a pressed point in which the nearest house is looked for. */
const RADIUS_METRES = 100

const text = z.string().nullish()

/** What of an answer is used; DaData sends numbers as texts. */
const answerSchema = z.object({
  suggestions: z.array(
    z.object({ value: z.string(), data: z.object({ house: text, geo_lat: text, geo_lon: text }) }),
  ),
})

type Suggestion = z.output<typeof answerSchema>['suggestions'][number]

export type DadataSettings = {
  /** Up to the name of the method, without a slash at its end. */
  url: string
  apiKey: string
  fetch?: typeof globalThis.fetch
  now?: () => number
}

/** Addresses by DaData's suggestions, or by a service that speaks the same. The key never leaves the gateway. */
export function createDadataBook({
  url,
  apiKey,
  fetch = globalThis.fetch,
  now = () => performance.now(),
}: DadataSettings): AddressBook {
  // Without it each letter that a shopper types would wait for the deadline.
  const breaker = createCircuitBreaker({ failures: FAILURES_BEFORE_REST, restMs: REST_MS, now })
  const ask = (method: string, body: object): Promise<Address[]> =>
    breaker.run(() => post(method, body), {
      refuse: () => unavailable(new Error('the address service rests after failures')),
      isFailure: () => true,
    })
  const post = async (method: string, body: object): Promise<Address[]> => {
    const response = await fetch(`${url}/${method}/address`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Token ${apiKey}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw unavailable(cause)
    })
    if (!response.ok) throw unavailable(new Error(`the address service answered ${response.status}`))
    const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
    if (!answer.success) throw unavailable(answer.error)
    return answer.data.suggestions.map(toAddress)
  }
  return {
    suggest: (query, count) => ask('suggest', { query, count }),
    async at([lat, lon]) {
      const [nearest] = await ask('geolocate', { lat, lon, count: 1, radius_meters: RADIUS_METRES })
      return nearest ?? null
    },
  }
}

function toAddress({ value, data }: Suggestion): Address {
  const [latitude, longitude] = [toNumber(data.geo_lat), toNumber(data.geo_lon)]
  const isPlaced = latitude !== null && longitude !== null
  return { value, house: data.house ?? null, coordinates: isPlaced ? [latitude, longitude] : null }
}

function toNumber(given: string | null | undefined): number | null {
  const number = given ? Number(given) : Number.NaN
  return Number.isFinite(number) ? number : null
}

function unavailable(cause: unknown) {
  return gatewayError('unavailable', 'Подсказки адресов сейчас не отвечают.', { cause })
}
