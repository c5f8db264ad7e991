import { expect, it } from 'vitest'
import { WRONG_CODES_A_DAY } from '@/gateway/services/codes/code-limits'
import { cookieOf, GOOD_PASSWORD, freshPhone, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway } from '@/gateway/test-support/signed-in'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { checkCode, sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import { login } from '@/lib/gateway/contracts/accounts/passport'

const DAY = 86_400
const another = (code: string) => (code === '0000' ? '0001' : '0000')

function deviceOf(response: Response) {
  return cookieOf(response, 'arus_device')?.split(';')[0] ?? ''
}

describeWithDatabase('an account at which strangers guess', (database) => {
  const accounts = useAccountGateway(database)
  const { stranger, shopper, wait, lastCode } = accounts

  /** A visitor at a separate address, whose browser stores the name that it gets. */
  function visitor() {
    const { address, call } = stranger()
    let cookie = ''
    return {
      address,
      send: async (phone: string) => {
        const body = { phone, purpose: 'login' as const }
        const { response, ...answer } = await call(sendCode, { body }, { cookie })
        cookie ||= deviceOf(response)
        return answer
      },
      guess: async (phone: string, code: string) =>
        (await call(checkCode, { body: { phone, code, purpose: 'login' } }, { cookie })).status,
      enter: (body: { phone: string; password?: string; code?: string }) => call(login, { body }, { cookie }),
    }
  }

  async function besiegedByPasswords(phone: string) {
    const statuses: number[] = []
    for (let network = 0; network < 24; network += 1)
      statuses.push((await visitor().enter({ phone, password: `guess-${network}` })).status)
    return statuses
  }

  async function besiegedByCodes(phone: string) {
    for (let network = 0; network < 14; network += 1) {
      const guesser = visitor()
      await guesser.send(phone)
      for (let tries = 0; tries < 3; tries += 1) await guesser.guess(phone, another(await lastCode(phone)))
    }
  }

  it('lets its owner in by password after the pause that was told, though they go on', async () => {
    wait(2 * DAY)
    const { user } = await shopper()
    const phone = user.phone ?? ''
    const statuses = await besiegedByPasswords(phone)
    expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(4).fill(429)])
    const owner = visitor()
    const refused = await owner.enter({ phone, password: GOOD_PASSWORD })
    expect(refused.status).toBe(429)
    expect(refused.response.headers.get('retry-after')).toBe('900')
    expect(refused.body).toMatchObject({
      message:
        'Слишком много попыток войти в этот кабинет. Войдите по коду из сообщения или повторите через 15 минут.',
    })
    wait(450)
    await besiegedByPasswords(phone)
    wait(450)
    expect((await owner.enter({ phone, password: GOOD_PASSWORD })).status).toBe(200)
  })

  it('lets its owner in at once by a code, and by password where he has signed in before', async () => {
    wait(2 * DAY)
    const { user } = await shopper()
    const phone = user.phone ?? ''
    const home = stranger()
    const browser = deviceOf((await home.call(login, { body: { phone, password: GOOD_PASSWORD } })).response)
    const other = await shopper()
    const theirs = { body: { phone: other.user.phone ?? '', password: GOOD_PASSWORD } }
    const foreign = deviceOf((await stranger().call(login, theirs)).response)
    await besiegedByPasswords(phone)
    const right = { body: { phone, password: GOOD_PASSWORD } }
    expect((await stranger().call(login, right, { cookie: foreign })).status).toBe(429)
    expect((await stranger().call(login, right, { cookie: browser })).status).toBe(200)
    expect((await home.call(login, right)).status).toBe(200)
    const owner = visitor()
    expect((await owner.send(phone)).body).toMatchObject({ digits: 4 })
    expect((await owner.enter({ phone, code: await lastCode(phone) })).status).toBe(200)
  })

  it('knows no network by a cookie that names it', async () => {
    wait(2 * DAY)
    const { user } = await shopper()
    const phone = user.phone ?? ''
    const home = stranger()
    await home.call(login, { body: { phone, password: GOOD_PASSWORD } })
    await besiegedByPasswords(phone)
    const name = `network:${home.address}`.padEnd(43, ' ')
    const cookie = `arus_device=${encodeURIComponent(name)}`
    expect(
      (await stranger().call(login, { body: { phone, password: GOOD_PASSWORD } }, { cookie })).status,
    ).toBe(429)
  })

  it('keeps a code that its owner has asked for, whatever strangers ask and guess meanwhile', async () => {
    wait(2 * DAY)
    const { user } = await shopper()
    const phone = user.phone ?? ''
    const owner = visitor()
    await owner.send(phone)
    const code = await lastCode(phone)
    for (let network = 0; network < 8; network += 1) {
      const guesser = visitor()
      await guesser.guess(phone, another(code))
      await guesser.send(phone)
      await guesser.guess(phone, another(await lastCode(phone)))
    }
    expect((await owner.enter({ phone, code })).status).toBe(200)
  })

  it('lets its owner in on the first try by a long code when strangers have used the short ones up', async () => {
    wait(2 * DAY)
    const { user } = await shopper()
    const phone = user.phone ?? ''
    await besiegedByCodes(phone)
    const owner = visitor()
    const requested = await owner.send(phone)
    expect([requested.status, requested.body.digits]).toEqual([200, 12])
    const code = await lastCode(phone)
    expect(code).toMatch(/^\d{4} \d{4} \d{4}$/)
    expect(await visitor().guess(phone, '0000 0000 0000')).toBe(422)
    expect((await owner.enter({ phone, code })).status).toBe(200)
    expect((await owner.enter({ phone, code })).status).toBe(422)
  })

  it('always has a long code that holds, and gets few messages', async () => {
    wait(2 * DAY)
    const { user } = await shopper()
    const phone = user.phone ?? ''
    await besiegedByCodes(phone)
    for (let hour = 0; hour < 24; hour += 1) {
      for (let network = 0; network < 3; network += 1) await visitor().send(phone)
      wait(3600)
    }
    expect((await accounts.messagesTo(phone)).length).toBeLessThanOrEqual(30)
    const owner = visitor()
    expect((await owner.send(phone)).status).toBe(200)
    expect((await owner.enter({ phone, code: await lastCode(phone) })).status).toBe(200)
  })

  it('gives strangers ten short codes a day to guess at, and twenty a month', async () => {
    wait(31 * DAY)
    const phone = freshPhone()
    const short: number[] = []
    for (let day = 0; day < 3; day += 1) {
      let codes = 0
      for (let network = 0; network < 13; network += 1)
        if ((await visitor().send(phone)).body.digits === 4) codes += 1
      short.push(codes)
      wait(DAY)
    }
    expect(short).toEqual([10, 10, 0])
  })

  it('is as safe as before when its owner types codes wrong and right', async () => {
    wait(31 * DAY)
    const { user } = await shopper()
    const phone = user.phone ?? ''
    for (let times = 0; times < 12; times += 1) {
      const owner = visitor()
      expect((await owner.send(phone)).body).toMatchObject({ digits: 4 })
      const code = await lastCode(phone)
      await owner.guess(phone, another(code))
      expect(await owner.guess(phone, code)).toBe(200)
      expect(await owner.guess(phone, code)).toBe(200)
      wait(61)
    }
  })

  it('bounds the guesses at long codes by network', async () => {
    const phone = freshPhone()
    const guesser = visitor()
    const statuses: number[] = []
    for (let tries = 0; tries <= 50; tries += 1)
      statuses.push(await guesser.guess(phone, `000000000${100 + tries}`))
    expect(statuses.slice(0, 50)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is not the only one: wrong codes all over the shop make codes of unknown places long, and close none', async () => {
    wait(2 * DAY)
    const few = await createTestGateway(database().db, {
      addressLimitFactor: 20 / WRONG_CODES_A_DAY,
      now: () => new Date(accounts.now()),
    })
    const at = async (network: number, isRight: boolean) => {
      const phone = freshPhone()
      const headers = { 'x-forwarded-for': `203.0.${network}.1` }
      const { body } = await callGateway(few, sendCode, { body: { phone, purpose: 'login' } }, headers)
      const code = await lastCode(phone)
      const guess = { phone, code: isRight ? code : another(code), purpose: 'login' as const }
      const { status } = await callGateway(few, checkCode, { body: guess }, headers)
      wait(61)
      return { digits: body.digits, status }
    }
    const waiting = freshPhone()
    const requester = { 'x-forwarded-for': '203.0.250.1' }
    for (let network = 0; network < 19; network += 1)
      expect(await at(network, false)).toEqual({ digits: 4, status: 422 })
    await callGateway(few, sendCode, { body: { phone: waiting, purpose: 'login' } }, requester)
    const inFlight = await lastCode(waiting)
    expect(await at(100, true)).toEqual({ digits: 4, status: 200 })
    expect(await at(101, false)).toEqual({ digits: 4, status: 422 })
    expect(await at(102, true)).toEqual({ digits: 12, status: 200 })
    const body = { phone: waiting, code: inFlight, purpose: 'login' as const }
    expect((await callGateway(few, checkCode, { body }, requester)).status).toBe(200)
    wait(DAY)
    expect(await at(103, true)).toEqual({ digits: 4, status: 200 })
    await few.close()
  })
})
