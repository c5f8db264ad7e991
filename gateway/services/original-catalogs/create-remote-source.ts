import { createCircuitBreaker } from '@/gateway/core/caching/create-circuit-breaker'
import { createLru } from '@/gateway/core/caching/create-lru'
import type { OriginalCatalogSource, OriginalRequest } from '@/gateway/core/ports/original-catalog-source'
import { vehiclesOfFirstKnown } from '@/gateway/services/original-catalogs/vehicles-of-first-known'
import * as contract from '@/lib/gateway/contracts/catalog/original-catalogs'
import { parseErrorBody } from '@/lib/gateway/error-body'
import { GatewayError, toErrorKind } from '@/lib/gateway/errors'
import type { Operation, ResponseOf } from '@/lib/gateway/operation'

const TIMEOUT_MS = 5000
/** Catalogues change monthly. */
const FRESH_MS = 10 * 60_000
/** How long an answer may be shown while the service is away. */
const KEPT_MS = 24 * 60 * 60_000
const MAX_RESPONSES = 2000
const FAILURES = 5
const REST_MS = 15_000
/** Statuses that are about the request and not about the service. */
const CALLERS_FAULTS = new Set([400, 404, 422])

const AWAY = 'Оригинальные каталоги сейчас не отвечают. Попробуйте позже или найдите деталь по номеру.'
const STRANGE = 'Оригинальные каталоги ответили непонятно. Попробуйте позже или найдите деталь по номеру.'

export type RemoteSourceSettings = {
  /** Up to the path of the contract, without a slash at its end. */
  url: string
  token: string | undefined
  timeoutMs?: number
  now?: () => number
}

function away(cause?: unknown) {
  return new GatewayError({ kind: 'unavailable', message: AWAY, cause })
}

function isFaultOfService(error: unknown): boolean {
  return !(error instanceof GatewayError) || !CALLERS_FAULTS.has(error.status)
}

/** The makers' catalogues of a service with the contract's own form, see docs/integration.md. */
export function createRemoteSource({
  url,
  token,
  timeoutMs = TIMEOUT_MS,
  now = () => performance.now(),
}: RemoteSourceSettings): OriginalCatalogSource {
  const breaker = createCircuitBreaker({ failures: FAILURES, restMs: REST_MS, now })
  const answers = createLru<string, { answer: unknown; at: number }>({
    maxWeight: MAX_RESPONSES,
    maxAgeMs: KEPT_MS,
    now,
  })

  async function fetchResponse<Op extends Operation>(operation: Op, body: unknown): Promise<ResponseOf<Op>> {
    const response = await fetch(url + operation.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw away(cause)
    })
    const given: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw refusal(response.status, given)
    const parsed = operation.response.safeParse(given)
    if (!parsed.success) throw new GatewayError({ kind: 'contract', message: STRANGE, cause: parsed.error })
    // The operation's own schema made it.
    return parsed.data as ResponseOf<Op>
  }

  async function send<Op extends Operation>(operation: Op, body: unknown): Promise<ResponseOf<Op>> {
    const key = `${operation.path} ${JSON.stringify(body)}`
    const stored = answers.get(key)
    // The guarantee: a key holds answers of one operation.
    if (stored && now() - stored.at < FRESH_MS) return stored.answer as ResponseOf<Op>
    try {
      const answer = await breaker.run(() => fetchResponse(operation, body), {
        refuse: away,
        isFailure: isFaultOfService,
      })
      answers.set(key, { answer, at: now() })
      return answer
    } catch (error) {
      if (stored && isFaultOfService(error)) return stored.answer as ResponseOf<Op>
      throw error
    }
  }

  const call =
    <Op extends Operation>(operation: Op) =>
    (request: OriginalRequest<Op>) =>
      send(operation, request)
  return {
    findVehicleByVin: call(contract.findVehicleByVin),
    listOriginalCatalogs: call(contract.listOriginalCatalogs),
    listWizardSteps: call(contract.listWizardSteps),
    findVehiclesByWizard: call(contract.findVehiclesByWizard),
    listOriginalGroups: call(contract.listOriginalGroups),
    getOriginalCategory: call(contract.getOriginalCategory),
    listOriginalUnits: call(contract.listOriginalUnits),
    getOriginalUnit: call(contract.getOriginalUnit),
    searchOriginalPart: call(contract.searchOriginalPart),
    listOriginalPartVehicles: (request) =>
      vehiclesOfFirstKnown(call(contract.listOriginalPartVehicles), request),
    listOriginalPartUnits: call(contract.listOriginalPartUnits),
    collectOriginalUnits: call(contract.collectOriginalUnits),
  }
}

/** The service's message about the request goes on to the caller; any other failure is the service's own. */
function refusal(status: number, given: unknown): GatewayError {
  const body = parseErrorBody(given)
  if (!CALLERS_FAULTS.has(status) || !body?.message)
    return away(new Error(`the catalogues answered ${status}`))
  return new GatewayError({
    kind: toErrorKind(status),
    status,
    message: body.message,
    body: { errors: body.errors },
  })
}
