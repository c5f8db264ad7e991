import { SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { askGateway, type Question } from '../gateway/ask-gateway'
import type { Viewer } from './guards'

const READ_PROFILE_PATH = '/gw/passport/spa/v1/profile/read'

const GUEST: Viewer = { isAuthorized: false, isCorporate: false, isAdmin: false }

/** Asks the gateway who is there: at most one call, and none without a session's cookie. Silence is `unknown`. */
export async function askViewer(question: Question): Promise<Viewer> {
  if (!hasSession(question.headers)) return GUEST
  const answer = await askGateway(question, READ_PROFILE_PATH, {})
  if (!answer?.ok) return 'unknown'
  return toViewer(await answer.json().catch(() => undefined))
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

export function hasSession(headers: Headers): boolean {
  return (headers.get('cookie') ?? '').split(/;\s*/).some((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
}
