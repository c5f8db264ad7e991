import { bind, type Call } from '@/gateway/http/bind'
import { fieldError } from '@/gateway/core/errors/errors'
import {
  clearSessionCookies,
  readSessionToken,
  writeDeviceCookie,
  writeSessionCookies,
} from '@/gateway/http/session-cookies'
import { requireViewer } from '@/gateway/core/viewer'
import { checkExists } from '@/gateway/services/accounts/check-exists'
import { undoContactChange } from '@/gateway/services/accounts/contact-changes'
import { deleteAccount } from '@/gateway/services/accounts/erase/delete-account'
import { listClients, listManagers } from '@/gateway/services/accounts/list-company'
import { loginByCode, loginByPassword } from '@/gateway/services/accounts/login'
import { readProfile } from '@/gateway/services/accounts/read-profile'
import { readMailing, setMailing } from '@/gateway/services/mailing/mailing-by-link'
import { recover } from '@/gateway/services/accounts/recover'
import { register } from '@/gateway/services/accounts/register'
import { setSubscription, unsubscribeAddress } from '@/gateway/services/mailing/set-subscription'
import { GUEST } from '@/gateway/services/accounts/to-user-record'
import { updateProfile } from '@/gateway/services/accounts/update-profile'
import type { ServiceDeps } from '@/gateway/services/deps'
import { endSession } from '@/gateway/services/sessions/end-sessions'
import { KNOWN_SECONDS, rememberDevice } from '@/gateway/services/sessions/known-device'
import { SESSION_SECONDS } from '@/gateway/services/sessions/session-life'
import { startSession } from '@/gateway/services/sessions/start-session'
import * as passport from '@/lib/gateway/contracts/accounts/passport'

async function signIn(deps: ServiceDeps, userId: string, { context, client }: Call) {
  const { token, sessionId } = await startSession(deps, userId, client, readSessionToken(context))
  writeSessionCookies(context, token, { isSecure: client.isSecure, maxAgeSeconds: SESSION_SECONDS })
  const deviceToken = await rememberDevice(deps, userId, client)
  writeDeviceCookie(context, deviceToken, { isSecure: client.isSecure, maxAgeSeconds: KNOWN_SECONDS })
  return readProfile(deps, { userId, sessionId })
}

function signInBindings(deps: ServiceDeps) {
  return [
    bind(passport.checkProfileExists, ({ body }, { client }) => checkExists(deps, body, client)),
    bind(passport.readProfile, (_, { viewer }) => readProfile(deps, viewer)),
    bind(passport.login, async ({ body: { password, code, ...contact } }, call) => {
      const user =
        code !== undefined && password === undefined
          ? await loginByCode(deps, { ...contact, code }, call.client)
          : await loginByPassword(deps, { ...contact, password: password ?? '' }, call.client)
      return signIn(deps, user.id, call)
    }),
    bind(passport.logout, async (_, { context, client, viewer }) => {
      if (viewer) await endSession(deps.db, viewer.userId, viewer.sessionId)
      clearSessionCookies(context, client)
      return GUEST
    }),
    bind(passport.createProfile, async ({ body }, call) =>
      signIn(deps, await register(deps, body, call.client), call),
    ),
    bind(passport.recoverProfile, async ({ body }, call) =>
      signIn(deps, await recover(deps, body, call.client), call),
    ),
  ]
}

function profileBindings(deps: ServiceDeps) {
  return [
    bind(passport.updateProfile, async ({ body }, call) => {
      const viewer = requireViewer(call)
      await updateProfile(deps, viewer, body, call.client)
      return readProfile(deps, viewer)
    }),
    bind(passport.undoContactChange, async ({ body: { token } }, { client }) => {
      await undoContactChange(deps, token, client)
      return { isDone: true as const }
    }),
    bind(passport.deleteProfile, async ({ body }, call) => {
      await deleteAccount(deps, requireViewer(call), body, call.client)
      clearSessionCookies(call.context, call.client)
      return GUEST
    }),
    bind(passport.listClients, async (_, call) => ({
      clients: await listClients(deps.db, requireViewer(call).userId),
    })),
    bind(passport.listManagers, async (_, call) => ({
      managers: await listManagers(deps.db, requireViewer(call).userId),
    })),
    bind(passport.readMailing, async ({ body }) => (await readMailing(deps, body.token)).mailing),
    bind(passport.setMailing, async ({ body: { token, isSubscribe, partnerId } }, { client, log }) => {
      const mailing = await setMailing(deps, token, isSubscribe, client)
      log.info({ isSubscribe, partnerId }, 'a reader has chosen about emails')
      return mailing
    }),
    bind(passport.subscribe, async (_, call) => {
      const viewer = requireViewer(call)
      await setSubscription(deps, viewer.userId, true, call.client)
      return readProfile(deps, viewer)
    }),
    bind(passport.unsubscribe, async ({ body: { email } }, { viewer, client }) => {
      if (email !== undefined) await unsubscribeAddress(deps, email, client)
      else if (viewer) await setSubscription(deps, viewer.userId, false, client)
      else throw fieldError('email', 'Укажите почту, на которую приходят письма.')
      return readProfile(deps, viewer)
    }),
  ]
}

export function passportBindings(deps: ServiceDeps) {
  return [...signInBindings(deps), ...profileBindings(deps)]
}
