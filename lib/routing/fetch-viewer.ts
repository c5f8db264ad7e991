import { SESSION_COOKIE } from '@/lib/gateway/contracts/accounts/session-cookies'
import { readProfile } from '@/lib/gateway/contracts/accounts/passport'
import type { ServerGateway } from '@/lib/gateway/server-client'
import type { Viewer } from './guards'

const MANAGER_PERMISSION = 'moderator_type_permission'

const GUEST: Viewer = { isAuthorized: false, isCorporate: false, isAdmin: false }

/** Reads the visitor from the gateway: at most one call, and none without a session's cookie. Without an answer he is `unknown`. */
export async function fetchViewer(gateway: ServerGateway, headers: Headers): Promise<Viewer> {
  if (!hasSession(headers)) return GUEST
  try {
    const { isAuthorized, isAdmin, group, userPermissions } = await gateway.call(readProfile, {})
    return {
      isAuthorized,
      isCorporate: isAuthorized && group === 'corporate',
      isAdmin: isAuthorized && isAdmin,
      isManager: isAuthorized && userPermissions.includes(MANAGER_PERMISSION),
    }
  } catch {
    return 'unknown'
  }
}

export function hasSession(headers: Headers): boolean {
  return (headers.get('cookie') ?? '').split(/;\s*/).some((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
}
