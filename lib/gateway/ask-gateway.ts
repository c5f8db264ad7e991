import { callKey, type ScopedResponses } from '@/lib/gateway/request-scoped-responses'
import { visitorIdIn } from '@/lib/visitor/visitor-cookie'

const TIMEOUT_MS = 3000
/** Who asks from where, for the gateway's own checks, bounds and logs. */
const FORWARDED = ['cookie', 'origin', 'x-forwarded-host', 'x-forwarded-for', 'x-request-id', 'user-agent']

export type Question = {
  gatewayUrl: string
  headers: Headers
  timeoutMs?: number
  /** Takes the answers, for the page. */
  answers?: ScopedResponses | undefined
}

/** Sends one call in the visitor's name, before a page is chosen. Undefined when the gateway keeps silent. */
export async function askGateway(
  { gatewayUrl, headers, timeoutMs = TIMEOUT_MS, answers }: Question,
  path: string,
  body: object | FormData,
): Promise<Response | undefined> {
  try {
    const answer = await fetch(`${gatewayUrl.replace(/\/+$/, '')}${path}`, {
      method: 'POST',
      // A form names its own boundary.
      ...(body instanceof FormData
        ? { headers: forwardedHeaders(headers), body }
        : {
            headers: { 'content-type': 'application/json', ...forwardedHeaders(headers) },
            body: JSON.stringify(body),
          }),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answers && answer.ok) answers.set(callKey(path, JSON.stringify(body)), await answer.clone().text())
    return answer
  } catch {
    return undefined
  }
}

/** Who asks, as the gateway is told. */
export function forwardedHeaders(headers: Headers): Record<string, string> {
  const visitorId = visitorIdIn(headers.get('cookie') ?? '')
  const kept = FORWARDED.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return Object.fromEntries(visitorId === undefined ? kept : [...kept, ['x-visitor-id', visitorId]])
}
