import { gatewayError } from '@/gateway/core/errors/errors'
import type { Operation } from '@/lib/gateway/operation'

export type RequestOrigin = {
  origin: string | undefined
  fetchSite: string | undefined
  /** Host that the browser was on, port included. */
  host: string
  hasCookie: boolean
}

const OWN_SITES = new Set(['same-origin', 'none'])

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

function comesFromElsewhere(operation: Operation, request: RequestOrigin, siteHost: string | undefined) {
  const { origin, fetchSite, host, hasCookie } = request
  if (origin !== undefined) {
    const from = hostOf(origin)
    return from === undefined || (from !== host && from !== siteHost)
  }
  if (fetchSite !== undefined) return !OWN_SITES.has(fetchSite)
  // A browser sends one of the two; a program may send neither, but then not a person's cookie with a write.
  return operation.kind === 'write' && hasCookie
}

/** Refuses a POST that another site made a browser send. */
export function requireSameOrigin(
  operation: Operation,
  request: RequestOrigin,
  siteHost: string | undefined,
) {
  if (operation.method === 'GET') return
  if (comesFromElsewhere(operation, request, siteHost)) {
    throw gatewayError('forbidden', 'Запрос пришёл с чужого сайта.')
  }
}
