import { describe, expect, it } from 'vitest'
import { cookieOf, GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { checkProfileExists, login } from '@/lib/gateway/contracts/accounts/passport'

describeWithDatabase('signing in', (database) => {
  const accounts = useAccountGateway(database)
  const { stranger, shopper, wait } = accounts

  describe('with a password', () => {
    it.each(['phone', 'email'] as const)('takes the %s as people write it', async (kind) => {
      const { user } = await shopper()
      const given =
        kind === 'phone'
          ? { phone: `8 (${user.phone?.slice(1, 4)}) ${user.phone?.slice(4)}` }
          : { email: user.email?.toUpperCase() }
      const { status, body } = await stranger().call(login, { body: { ...given, password: GOOD_PASSWORD } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ isAuthorized: true, phone: user.phone, group: 'client', supplier: 29 })
    })

    it('sets a cookie that scripts cannot read, and one that says nothing but yes', async () => {
      const { user } = await shopper()
      const body = { phone: user.phone ?? '', password: GOOD_PASSWORD }
      const { response } = await stranger().call(login, { body }, { 'x-forwarded-proto': 'https' })
      expect(cookieOf(response, 'arus_session')).toMatch(
        /^arus_session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect(cookieOf(response, 'arus_user')).toBe(
        'arus_user=1; Max-Age=5184000; Path=/; Secure; SameSite=Lax',
      )
    })

    it('gives the same answer for a wrong password and an unknown account', async () => {
      const { user } = await shopper()
      const wrong = await stranger().call(login, { body: { phone: user.phone ?? '', password: 'wrong-one' } })
      const unknown = await stranger().call(login, { body: { phone: '79000009999', password: 'wrong-one' } })
      expect(wrong.status).toBe(422)
      expect(unknown.body).toEqual(wrong.body)
    })

    it('lets a guesser try after ever longer pauses, and others meanwhile', async () => {
      const { user } = await shopper()
      const guesser = stranger()
      const guess = (password: string) => guesser.call(login, { body: { phone: user.phone ?? '', password } })
      const pauses: number[] = []
      for (let wrong = 0; wrong < 8;) {
        const { status, response } = await guess(`guess-${wrong}`)
        if (status === 422) {
          wrong += 1
          continue
        }
        pauses.push(Number(response.headers.get('retry-after')))
        wait(pauses.at(-1) ?? 0)
      }
      expect(pauses).toEqual([60, 120, 240])
      const refused = await guess(GOOD_PASSWORD)
      expect(refused.status).toBe(429)
      expect(refused.body).toMatchObject({
        message:
          'Слишком много попыток войти в этот кабинет. Войдите по коду из сообщения или повторите через 8 минут.',
      })
      const owner = await stranger().call(login, {
        body: { phone: user.phone ?? '', password: GOOD_PASSWORD },
      })
      expect(owner.status).toBe(200)
      wait(480)
      expect((await guess(GOOD_PASSWORD)).status).toBe(200)
      expect((await guess('a slip')).status).toBe(422)
    })

    it('stops guesses that arrive at once', async () => {
      const { user } = await shopper()
      const guesser = stranger()
      const responses = await Promise.all(
        Array.from({ length: 25 }, (_, attempt) =>
          guesser.call(login, { body: { phone: user.phone ?? '', password: `guess-${attempt}` } }),
        ),
      )
      expect(responses.filter(({ status }) => status === 422)).toHaveLength(5)
    })

    it('stops one address that tries many accounts', async () => {
      const guesser = stranger()
      const statuses = new Set<number>()
      for (let attempt = 0; attempt < 51; attempt += 1) {
        const phone = String(79_100_000_000 + attempt)
        statuses.add((await guesser.call(login, { body: { phone, password: 'summer-2026' } })).status)
      }
      expect(statuses).toEqual(new Set([422, 429]))
    })

    it('lets a known browser guess no more than another', async () => {
      const { user } = await shopper()
      const phone = user.phone ?? ''
      const { response } = await stranger().call(login, { body: { phone, password: GOOD_PASSWORD } })
      const cookie = cookieOf(response, 'arus_device')?.split(';')[0] ?? ''
      const statuses: number[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const body = { phone, password: `guess-${attempt}` }
        statuses.push((await stranger().call(login, { body }, { cookie })).status)
      }
      expect(statuses).toEqual([...Array<number>(5).fill(422), 429])
    })

    it('does not count those who know their password', async () => {
      const { user } = await shopper()
      const owner = stranger()
      const body = { phone: user.phone ?? '', password: GOOD_PASSWORD }
      for (let attempt = 0; attempt < 12; attempt += 1) {
        expect((await owner.call(login, { body })).status).toBe(200)
      }
    })
  })

  describe('with a code', () => {
    it('lets in who proves a confirmed phone', async () => {
      const { user } = await shopper()
      const phone = user.phone ?? ''
      const code = await accounts.requestCode({ phone }, 'login')
      const { status, body } = await stranger().call(login, {
        body: { phone, code: `${code.slice(0, 2)} ${code.slice(2)}` },
      })
      expect(status).toBe(200)
      expect(body.externalId).toBe(user.externalId)
    })

    it('takes a code once', async () => {
      const { user } = await shopper()
      const phone = user.phone ?? ''
      const code = await accounts.requestCode({ phone }, 'login')
      expect((await stranger().call(login, { body: { phone, code } })).status).toBe(200)
      expect((await stranger().call(login, { body: { phone, code } })).status).toBe(422)
    })

    it('lets nobody in by a contact that the account never proved', async () => {
      const { user } = await shopper({ isEmailConfirmed: false })
      const email = user.email ?? ''
      const code = await accounts.requestCode({ email }, 'login')
      const { status, body } = await stranger().call(login, { body: { email, code } })
      expect(status).toBe(422)
      expect(body).toMatchObject({ message: expect.stringContaining('Войдите по паролю') })
    })

    it('does not take a code that was sent for something else', async () => {
      const { user } = await shopper()
      const phone = user.phone ?? ''
      const code = await accounts.requestCode({ phone }, 'confirm')
      expect((await stranger().call(login, { body: { phone, code } })).status).toBe(422)
    })
  })

  describe('looking up who exists', () => {
    it('says of each contact whether it is taken', async () => {
      const { user } = await shopper()
      const { body } = await stranger().call(checkProfileExists, {
        body: { phone: user.phone ?? '', email: 'nobody@example.com' },
      })
      expect(body).toEqual({ isExist: true, phone: true, email: false })
    })

    it('is too slow for lists', async () => {
      const lister = stranger()
      const statuses: number[] = []
      for (let attempt = 0; attempt < 31; attempt += 1) {
        const phone = String(79_200_000_000 + attempt)
        statuses.push((await lister.call(checkProfileExists, { body: { phone } })).status)
      }
      expect(statuses.slice(0, 30)).not.toContain(429)
      expect(statuses.at(-1)).toBe(429)
    })
  })
})
