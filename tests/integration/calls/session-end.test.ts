import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { logout } from '@/lib/gateway/contracts/accounts/passport'
import { setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { ACCESS_DENIED } from '@/lib/gateway/errors'
import { leavePage } from '@/lib/gateway/server/page-signal'
import { handle, neverResponding, refusing } from '@/tests/msw/faults'
import { gateway, kindOf, order, server, shown } from './browser-gateway'

const denied = () => HttpResponse.json({ statusCode: 401, statusMessage: ACCESS_DENIED }, { status: 401 })

/** A session of the gateway: what needs it is refused once it has ended. */
function openSession({ storageTakes = 0 } = {}) {
  let isOpen = true
  const requested: string[] = []
  server.use(
    handle(setStorage, async () => {
      requested.push('storage')
      await new Promise((resolve) => setTimeout(resolve, storageTakes))
      return isOpen ? HttpResponse.json({ order: '[]' }) : denied()
    }),
    handle(logout, () => {
      requested.push('logout')
      isOpen = false
      return HttpResponse.json({ isAuthorized: false })
    }),
  )
  return requested
}

const signOut = () => gateway.call(logout, {}, { endsSession: true })

test('a sign-out waits for what was asked before it, and what is asked meanwhile is not sent', async () => {
  const requested = openSession({ storageTakes: 50 })
  const before = kindOf(gateway.call(setStorage, order))
  const ended = signOut()
  const meanwhile = kindOf(gateway.call(setStorage, order))
  expect(await ended).toMatchObject({ isAuthorized: false })
  expect([await before, await meanwhile]).toEqual(['answered', 'aborted'])
  expect(requested).toEqual(['storage', 'logout'])
  expect(shown.renewSession).not.toHaveBeenCalled()
})

test('a sign-out does not wait for a call that hangs', async () => {
  openSession()
  server.use(neverResponding(setStorage))
  const hanging = kindOf(gateway.call(setStorage, order, { untilLeaving: true }))
  expect(await signOut()).toMatchObject({ isAuthorized: false })
  leavePage()
  expect(await hanging).toBe('aborted')
})

test('what was asked during a sign-out that failed goes on', async () => {
  openSession()
  server.use(refusing(logout, { status: 503, body: {} }))
  const [ended, meanwhile] = [kindOf(signOut()), kindOf(gateway.call(setStorage, order))]
  expect([await ended, await meanwhile]).toEqual(['unavailable', 'answered'])
})

test('a call that is refused after a sign-out that did not wait for it asks nobody to sign in', async () => {
  openSession()
  const late = Promise.withResolvers<void>()
  server.use(
    handle(setStorage, async () => {
      await late.promise
      return denied()
    }),
  )
  const before = kindOf(gateway.call(setStorage, order))
  await signOut()
  late.resolve()
  expect(await before).toBe('unauthorized')
  expect(shown.renewSession).not.toHaveBeenCalled()
})
