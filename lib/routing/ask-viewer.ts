import type { Viewer } from './guards'

const READ_PROFILE_PATH = '/gw/passport/spa/v1/profile/read'
const SESSION_COOKIE = 'arus_session'
const TIMEOUT_MS = 3000
/** Who asks from where, for the gateway's own bounds and logs. */
const FORWARDED = ['x-forwarded-for', 'x-request-id', 'user-agent']

const GUEST: Viewer = { isAuthorized: false, isCorporate: false, isAdmin: false }

type Question = { gatewayUrl: string; headers: Headers; timeoutMs?: number }

/** Asks the gateway who is there: at most one call, and none without a session's cookie. Silence is `unknown`. */
export async function askViewer({ gatewayUrl, headers, timeoutMs = TIMEOUT_MS }: Question): Promise<Viewer> {
  const cookie = headers.get('cookie') ?? ''
  if (!hasSession(cookie)) return GUEST
  try {
    const answer = await fetch(`${gatewayUrl.replace(/\/+$/, '')}${READ_PROFILE_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...forwarded(headers) },
      body: '{}',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await answer.json()
    return answer.ok ? toViewer(body) : 'unknown'
  } catch {
    return 'unknown'
  }
}

function toViewer(body: unknown): Viewer {
  if (typeof body !== 'object' || body === null || !('isAuthorized' in body)) return 'unknown'
  const { isAuthorized, isAdmin, group } = body as Record<string, unknown>
  return {
    isAuthorized: isAuthorized === true,
    isCorporate: isAuthorized === true && group === 'corporate',
    isAdmin: isAuthorized === true && isAdmin === true,
  }
}

function hasSession(cookie: string): boolean {
  return cookie.split(/;\s*/).some((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
}

function forwarded(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}
