import { bind, type Binding, type Call } from '@/gateway/http/bind'
import { clearSessionCookies, readSessionToken, writeSessionCookies } from '@/gateway/http/session-cookies'
import { loginByPassword } from '@/gateway/services/accounts/login'
import { readProfile } from '@/gateway/services/accounts/read-profile'
import { GUEST } from '@/gateway/services/accounts/to-user-record'
import type { ServiceDeps } from '@/gateway/services/deps'
import { endSession } from '@/gateway/services/sessions/end-sessions'
import { SESSION_SECONDS } from '@/gateway/services/sessions/session-life'
import { startSession } from '@/gateway/services/sessions/start-session'
import * as passport from '@/lib/gateway/contracts/passport'

async function signIn(deps: ServiceDeps, userId: string, { context, client }: Call) {
  const { token, sessionId } = await startSession(deps, userId, client, readSessionToken(context))
  writeSessionCookies(context, token, { isSecure: client.isSecure, maxAgeSeconds: SESSION_SECONDS })
  return readProfile(deps, { userId, sessionId })
}

export function passportBindings(deps: ServiceDeps): Binding[] {
  return [
    bind(passport.readProfile, (_, { viewer }) => readProfile(deps, viewer)),
    bind(passport.login, async ({ body }, call) => {
      const user = await loginByPassword(deps, { ...body, password: body.password ?? '' }, call.client)
      return signIn(deps, user.id, call)
    }),
    bind(passport.logout, async (_, { context, client, viewer }) => {
      if (viewer) await endSession(deps.db, viewer.userId, viewer.sessionId)
      clearSessionCookies(context, client)
      return GUEST
    }),
  ]
}
