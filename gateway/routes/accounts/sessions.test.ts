import { describe, expect, it } from 'vitest'
import { cookieOf, GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway } from '@/gateway/test-support/signed-in'
import {
  listClients,
  login,
  logout,
  readProfile,
  updateProfile,
} from '@/lib/gateway/contracts/accounts/passport'

const DAY = 86_400

describeWithDatabase('who is signed in', (database) => {
  const { gateway, stranger, shopper, wait } = useAccountGateway(database)

  describe('a session', () => {
    it('is never one that the browser brought along', async () => {
      const { user } = await shopper()
      const planted = 'A'.repeat(43)
      const { response } = await stranger().call(
        login,
        { body: { phone: user.phone ?? '', password: GOOD_PASSWORD } },
        { cookie: `arus_session=${planted}` },
      )
      expect(cookieOf(response, 'arus_session')).not.toContain(planted)
      const { body } = await callGateway(gateway(), readProfile, {}, { cookie: `arus_session=${planted}` })
      expect(body.isAuthorized).toBe(false)
    })

    it('ends when the same browser signs in again', async () => {
      const first = await shopper()
      await stranger().call(
        login,
        { body: { phone: first.user.phone ?? '', password: GOOD_PASSWORD } },
        { cookie: first.cookie },
      )
      expect((await first.call(readProfile, {})).body.isAuthorized).toBe(false)
    })

    it('is kept in the database only as a hash', async () => {
      const { token } = await shopper()
      const { db } = database()
      const rows = await db.execute('select token_hash from user_sessions')
      expect(JSON.stringify(rows)).not.toContain(token)
    })

    it('ends with logout, for the cookie too', async () => {
      const one = await shopper()
      const { body, response } = await one.call(logout, {})
      expect(body.isAuthorized).toBe(false)
      expect(cookieOf(response, 'arus_session')).toMatch(/^arus_session=; Max-Age=0/)
      expect(cookieOf(response, 'arus_user')).toMatch(/^arus_user=; Max-Age=0/)
      expect((await one.call(readProfile, {})).body.isAuthorized).toBe(false)
      expect((await one.call(updateProfile, { body: {} })).status).toBe(401)
    })

    it('lives sixty days after its last use', async () => {
      const [used, idle] = [await shopper(), await shopper()]
      wait(40 * DAY)
      const renewed = await used.call(readProfile, {})
      expect(cookieOf(renewed.response, 'arus_session')).toContain('Max-Age=5184000')
      wait(40 * DAY)
      expect((await used.call(readProfile, {})).body.isAuthorized).toBe(true)
      const ended = await idle.call(readProfile, {})
      expect(ended.body.isAuthorized).toBe(false)
      expect(cookieOf(ended.response, 'arus_user')).toMatch(/^arus_user=; Max-Age=0/)
    })

    it('ends half a year after its sign-in, however much it is used', async () => {
      const one = await shopper()
      for (let month = 0; month < 5; month += 1) {
        wait(35 * DAY)
        expect((await one.call(readProfile, {})).body.isAuthorized).toBe(true)
      }
      const last = await one.call(readProfile, {})
      expect(last.body.isAuthorized).toBe(true)
      wait(5 * DAY)
      expect((await one.call(readProfile, {})).body.isAuthorized).toBe(false)
    })

    it('is not renewed behind the back of its browser', async () => {
      const one = await shopper()
      wait(DAY)
      const requested = await gateway().app.request('/gw/passport/spa/v1/profile/read', {
        method: 'POST',
        headers: { cookie: one.cookie },
      })
      expect(await requested.json()).toMatchObject({ isAuthorized: true })
      expect(requested.headers.getSetCookie()).toEqual([])
      expect((await one.call(readProfile, {})).response.headers.getSetCookie()).toHaveLength(2)
    })

    it('is not written to on every request', async () => {
      const one = await shopper()
      wait(60)
      expect((await one.call(readProfile, {})).response.headers.getSetCookie()).toEqual([])
    })
  })

  describe('the right to call', () => {
    it('answers a guest with the body that the shop waits for', async () => {
      const { status, body } = await stranger().call(updateProfile, { body: {} })
      expect(status).toBe(401)
      expect(body).toMatchObject({ statusCode: 401, statusMessage: 'Access denied' })
    })

    it('keeps retail shoppers out of the company calls', async () => {
      const retail = await shopper()
      const { status, body } = await retail.call(listClients, {})
      expect(status).toBe(403)
      expect(body).toMatchObject({ message: 'Это доступно только корпоративным покупателям.' })
      expect((await (await shopper({ group: 'corporate' })).call(listClients, {})).status).toBe(200)
    })

    it('refuses a write that another site makes a browser send', async () => {
      const victim = await shopper()
      const attack = await callGateway(
        gateway(),
        logout,
        {},
        { cookie: victim.cookie, origin: 'https://evil.example' },
      )
      expect(attack.status).toBe(403)
      expect((await victim.call(readProfile, {})).body.isAuthorized).toBe(true)
    })

    it('reads a guest without a query, a cookie or a session', async () => {
      const { body, response } = await stranger().call(readProfile, {})
      expect(body).toEqual({ isAuthorized: false })
      expect(response.headers.getSetCookie()).toEqual([])
    })
  })
})
