import { describe, expect, it } from 'vitest'
import { startSession } from '@/gateway/services/sessions/start-session'
import { GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway, type SignedIn } from '@/gateway/test-support/signed-in'
import { MAX_STORAGE_VALUE_LENGTH } from '@/lib/gateway/contracts/limits'
import { readProfile, recoverProfile, updateProfile } from '@/lib/gateway/contracts/accounts/passport'
import { createApiToken, readApiToken, revokeApiToken } from '@/lib/gateway/contracts/accounts/public-api'
import { OTHER_SESSIONS } from '@/lib/gateway/contracts/accounts/other-sessions'
import { deleteSession, listSessions } from '@/lib/gateway/contracts/accounts/sessions'
import { getStorage, setStorage } from '@/lib/gateway/contracts/accounts/storage'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'

describeWithDatabase('what belongs to a user', (database) => {
  const accounts = useAccountGateway(database)
  const { gateway, shopper, stranger, requestCode } = accounts

  describe('in the storage', () => {
    it('is given back as it was written, key by key', async () => {
      const one = await shopper()
      const order = '{ "a": [1,  2], "имя": "<b>" }'
      expect((await one.call(setStorage, { body: { order, bookmarks: '[]' } })).body).toEqual({
        order,
        bookmarks: '[]',
      })
      await one.call(setStorage, { body: { bookmarks: '[1]' } })
      const { body } = await one.call(getStorage, { body: { keys: ['order', 'bookmarks', 'absent'] } })
      expect(body).toEqual({ order, bookmarks: '[1]' })
    })

    it("is not another one's", async () => {
      const [owner, other] = [await shopper(), await shopper()]
      await owner.call(setStorage, { body: { order: '"mine"' } })
      await other.call(setStorage, { body: { order: '"theirs"', userId: owner.user.id } })
      expect((await other.call(getStorage, { body: { keys: ['order'] } })).body).toEqual({
        order: '"theirs"',
      })
      expect((await owner.call(getStorage, { body: { keys: ['order'] } })).body).toEqual({ order: '"mine"' })
    })

    it('has an end', async () => {
      const one = await shopper()
      const large = 'я'.repeat(MAX_STORAGE_VALUE_LENGTH / 2)
      expect((await one.call(setStorage, { body: { a: large } })).status).toBe(200)
      expect((await one.call(setStorage, { body: { b: large, c: large } })).status).toBe(413)
      expect((await one.call(setStorage, { body: { b: large, c: '1' } })).status).toBe(200)
      const full = await one.call(setStorage, { body: { d: 'я'.repeat(MAX_STORAGE_VALUE_LENGTH / 4) } })
      expect(full.status).toBe(413)
      expect((await one.call(getStorage, { body: { keys: ['a', 'd'] } })).body).toEqual({ a: large })
    })

    it('has an end to its keys too', async () => {
      const one = await shopper()
      const keys = (from: number) =>
        Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key-${from + index}`, '1']))
      expect((await one.call(setStorage, { body: keys(0) })).status).toBe(200)
      expect((await one.call(setStorage, { body: keys(0) })).status).toBe(200)
      expect((await one.call(setStorage, { body: keys(1) })).status).toBe(413)
    })

    it.each(['__proto__', 'a b', '', '../x'])('has no key "%s"', async (key) => {
      const one = await shopper()
      const body = JSON.parse(`{ ${JSON.stringify(key)}: "1" }`)
      const { status } = await one.call(setStorage, { body })
      const profile = await one.call(readProfile, {})
      expect(status === 422 || Object.keys(profile.body.storage).length === 0).toBe(true)
    })

    it('outlives writes that cross each other', async () => {
      const one = await shopper()
      const values = Array.from({ length: 10 }, (_, index) => ({ [`key-${index}`]: `"${index}"` }))
      await Promise.all(values.map((body) => one.call(setStorage, { body })))
      expect((await one.call(readProfile, {})).body.storage).toEqual(Object.assign({}, ...values))
    })
  })

  describe('as a token of the public API', () => {
    it('is whole once, and by its ends ever after', async () => {
      const one = await shopper()
      expect((await one.call(readApiToken, {})).body).toEqual({
        token: null,
        createdAt: null,
        lastUsedAt: null,
      })
      const { token } = (await one.call(createApiToken, {})).body
      expect(token).toMatch(/^arus_[\w-]{43}$/)
      const shown = (await one.call(readApiToken, {})).body.token
      expect(shown).toBe(`${token?.slice(0, 9)}…${token?.slice(-4)}`)
      expect(JSON.stringify(await database().db.execute('select * from api_tokens'))).not.toContain(token)
    })

    it('reads for its owner, changes nothing, and is void once revoked', async () => {
      const one = await shopper()
      const { token } = (await one.call(createApiToken, {})).body
      const headers = { authorization: `Bearer ${token}` }
      const read = () => callGateway(gateway(), readProfile, {}, headers)
      expect((await read()).body.externalId).toBe(one.user.externalId)
      expect((await one.call(readApiToken, {})).body.lastUsedAt).not.toBeNull()
      const write = await callGateway(gateway(), updateProfile, { body: { name: 'Чужой' } }, headers)
      expect(write.status).toBe(401)
      await one.call(revokeApiToken, {})
      expect((await read()).status).toBe(401)
    })

    it('is told of when it is made', async () => {
      const one = await shopper()
      await one.call(createApiToken, {})
      expect((await accounts.messagesTo(one.user.email ?? ''))[0]?.subject).toBe('Создан ключ для программ')
    })

    it.each([
      [
        'a new password',
        (one: SignedIn) => {
          const body = { password: 'another-horse-7', currentPassword: GOOD_PASSWORD }
          return one.call(updateProfile, { body })
        },
      ],
      [
        'recovery',
        async (one: SignedIn) => {
          const phone = one.user.phone ?? ''
          const code = await requestCode({ phone }, 'recovery')
          return stranger().call(recoverProfile, { body: { phone, code, password: 'another-horse-7' } })
        },
      ],
      [
        'the end of the other sessions',
        (one: SignedIn) => one.call(deleteSession, { body: { sessionID: OTHER_SESSIONS } }),
      ],
      [
        'the end of one other session',
        async (one: SignedIn) => {
          const client = {
            address: '127.0.0.1',
            network: '127.0.0.1',
            device: 'x',
            isSecure: false,
            host: 'x',
          }
          const { sessionId } = await startSession(gateway().deps, one.user.id, client, undefined)
          return one.call(deleteSession, { body: { sessionID: sessionId } })
        },
      ],
    ])('dies with %s', async (_, change) => {
      const one = await shopper()
      const { token } = (await one.call(createApiToken, {})).body
      const headers = { authorization: `Bearer ${token}` }
      expect((await change(one)).status).toBe(200)
      expect((await callGateway(gateway(), readProfile, {}, headers)).status).toBe(401)
      expect((await one.call(readApiToken, {})).body).not.toMatchObject({ token: expect.anything() })
    })

    it('reads where its owner is signed in, none of which is its own', async () => {
      const one = await shopper()
      const { token } = (await one.call(createApiToken, {})).body
      const headers = { authorization: `Bearer ${token}` }
      const { status, body } = await callGateway(gateway(), listSessions, {}, headers)
      expect(status).toBe(200)
      expect(body.sessions).toMatchObject([{ sessionID: one.sessionId, isCurrent: false }])
    })

    it('is not mixed up with the password of a proxy in front', async () => {
      const one = await shopper()
      const headers = { authorization: 'Basic c2hvcDpzaG9w', cookie: one.cookie }
      expect((await callGateway(gateway(), readProfile, {}, headers)).body.isAuthorized).toBe(true)
    })

    it('replaces the earlier one', async () => {
      const one = await shopper()
      const first = (await one.call(createApiToken, {})).body.token
      await one.call(createApiToken, {})
      const headers = { authorization: `Bearer ${first}` }
      expect((await callGateway(gateway(), readProfile, {}, headers)).status).toBe(401)
    })

    it("is not another one's", async () => {
      const [owner, other] = [await shopper(), await shopper()]
      const { token } = (await owner.call(createApiToken, {})).body
      await other.call(revokeApiToken, {})
      const headers = { authorization: `Bearer ${token}` }
      expect((await callGateway(gateway(), readProfile, {}, headers)).status).toBe(200)
      expect((await other.call(readApiToken, {})).body.token).toBeNull()
    })
  })

  describe('as a sign-in', () => {
    it('is listed with its device, the one that asks first', async () => {
      const one = await shopper()
      const { body } = await one.call(listSessions, {})
      expect(body.sessions).toEqual([
        {
          sessionID: one.sessionId,
          device: null,
          ip: '127.0.0.1',
          createdAt: '2026-03-02T09:00:00.000Z',
          lastSeenAt: '2026-03-02T09:00:00.000Z',
          isCurrent: true,
        },
      ])
      expect(JSON.stringify(body)).not.toContain(one.token)
    })

    it('can be ended from another device', async () => {
      const one = await shopper()
      const phone = await again(one.user.id)
      const { body } = await one.call(listSessions, {})
      expect(body.sessions.map(({ device }) => device)).toEqual([null, 'Chrome, Windows'])
      const left = await one.call(deleteSession, { body: { sessionID: phone.sessionId } })
      expect(left.body.sessions).toHaveLength(1)
      expect((await phone.read()).isAuthorized).toBe(false)
    })

    it('can be ended everywhere else at once', async () => {
      const one = await shopper()
      const others = [await again(one.user.id), await again(one.user.id)]
      const { body } = await one.call(deleteSession, { body: { sessionID: OTHER_SESSIONS } })
      expect(body.sessions.map(({ isCurrent }) => isCurrent)).toEqual([true])
      for (const other of others) expect((await other.read()).isAuthorized).toBe(false)
      expect((await one.call(readProfile, {})).body.isAuthorized).toBe(true)
    })

    it('takes its cookies along when it ends itself', async () => {
      const one = await shopper()
      const { response } = await one.call(deleteSession, { body: { sessionID: one.sessionId } })
      expect(response.headers.getSetCookie()).toHaveLength(2)
    })

    it.each(['another one’s', 'unknown', 'no id at all'])('is not found when it is %s', async (kind) => {
      const [owner, other] = [await shopper(), await shopper()]
      const ids = { 'another one’s': owner.sessionId, unknown: '00000000-0000-4000-8000-000000000000' }
      const sessionID = kind in ids ? ids[kind as keyof typeof ids] : "' or 1=1 --"
      expect((await other.call(deleteSession, { body: { sessionID } })).status).toBe(404)
      expect((await owner.call(readProfile, {})).body.isAuthorized).toBe(true)
    })
  })

  async function again(userId: string) {
    const address = '203.0.113.9'
    const client = { address, network: address, device: CHROME, isSecure: false, host: 'localhost' }
    const { token, sessionId } = await startSession(gateway().deps, userId, client, undefined)
    const headers = { cookie: `arus_session=${token}` }
    return { sessionId, read: async () => (await callGateway(gateway(), readProfile, {}, headers)).body }
  }
})
