import { bind } from '@/gateway/http/bind'
import { notFound } from '@/gateway/core/errors/errors'
import { clearSessionCookies } from '@/gateway/http/session-cookies'
import { requireViewer } from '@/gateway/core/viewer'
import type { ServiceDeps } from '@/gateway/services/deps'
import { endOtherSessions, endSession } from '@/gateway/services/sessions/end-sessions'
import { listSessions } from '@/gateway/services/sessions/list-sessions'
import { OTHER_SESSIONS } from '@/lib/gateway/contracts/accounts/other-sessions'
import * as sessions from '@/lib/gateway/contracts/accounts/sessions'

export function sessionBindings(deps: ServiceDeps) {
  const { db } = deps
  return [
    bind(sessions.listSessions, async (_, call) => ({
      sessions: await listSessions(deps, requireViewer(call)),
    })),
    bind(sessions.deleteSession, async ({ body: { sessionID } }, call) => {
      const viewer = requireViewer(call)
      if (sessionID === OTHER_SESSIONS) {
        await endOtherSessions(db, viewer.userId, viewer.sessionId)
      } else if (!(await endSession(db, viewer.userId, sessionID, viewer.sessionId))) {
        throw notFound('Такого сеанса нет: возможно, он уже завершён.')
      }
      if (sessionID === viewer.sessionId) clearSessionCookies(call.context, call.client)
      return { sessions: await listSessions(deps, viewer) }
    }),
  ]
}
