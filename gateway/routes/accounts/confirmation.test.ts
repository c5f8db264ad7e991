import { beforeEach, describe, expect, it } from 'vitest'
import { createCode } from '@/gateway/services/codes/code-rules'
import { freshPhone, GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { callGateway, signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { checkCode, sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import { login, recoverProfile } from '@/lib/gateway/contracts/accounts/passport'

const another = (code: string) => (code === '0000' ? '0001' : '0000')

describeWithDatabase('one-time codes', (database) => {
  const accounts = useAccountGateway(database)
  const { gateway, stranger, wait, requestCode } = accounts

  // Codes left open by one test must not be open in the next.
  beforeEach(() => wait(86_400))

  it('have four digits, go to the outbox and name their recipient by halves', async () => {
    const phone = freshPhone()
    const { status, body } = await stranger().call(sendCode, {
      body: { phone: `+${phone}`, purpose: 'login' },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      retryAfter: 60,
      expiresIn: 300,
      isTold: false,
      digits: 4,
      recipient: `+7 *** ***-**-${phone.slice(-2)}`,
    })
    expect(await accounts.lastCode(phone)).toMatch(/^\d{4}$/)
    expect(new Set(Array.from({ length: 50 }, createCode)).size).toBeGreaterThan(40)
  })

  it('are kept only as hashes', async () => {
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'login')
    const rows = await database().db.execute(
      `select code_hash from one_time_codes where recipient = '${phone}'`,
    )
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
  })

  it('come again after a minute, and the earlier one is void then', async () => {
    const phone = freshPhone()
    const requester = stranger()
    const send = () => requester.call(sendCode, { body: { phone, purpose: 'login' } })
    await send()
    const early = await accounts.lastCode(phone)
    wait(20)
    const refused = await send()
    expect(refused.status).toBe(429)
    expect(refused.response.headers.get('retry-after')).toBe('40')
    expect(refused.body).toMatchObject({ message: 'Новый код можно запросить через 40 секунд.' })
    wait(40)
    expect((await send()).status).toBe(200)
    const late = await accounts.lastCode(phone)
    if (late !== early) {
      expect(
        (await requester.call(checkCode, { body: { phone, code: early, purpose: 'login' } })).status,
      ).toBe(422)
    }
    expect((await requester.call(checkCode, { body: { phone, code: late, purpose: 'login' } })).status).toBe(
      200,
    )
  })

  it('come after growing pauses to one place that enters none of them', async () => {
    const phone = freshPhone()
    const requester = stranger()
    const waits: number[] = []
    for (let requested = 0; requested < 8; requested += 1) {
      for (;;) {
        const { status, response } = await requester.call(sendCode, { body: { phone, purpose: 'login' } })
        if (status === 200) break
        const seconds = Number(response.headers.get('retry-after'))
        waits.push(seconds)
        wait(seconds)
      }
    }
    expect(waits).toEqual([60, 60, 60, 60, 120, 240, 480])
  })

  it('stop coming for one address, whomever it names', async () => {
    const flooder = stranger()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 21; attempt += 1) {
      statuses.push((await flooder.call(sendCode, { body: { phone: freshPhone() } })).status)
    }
    expect(statuses.slice(0, 20)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    const phone = freshPhone()
    expect((await flooder.call(sendCode, { body: { phone } })).status).toBe(429)
    expect((await stranger().call(sendCode, { body: { phone } })).status).toBe(200)
  })

  it('stop coming for one line of IPv6, whichever of its addresses asks', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const headers = { 'x-forwarded-for': `2001:db8::${attempt}` }
      statuses.push((await stranger().call(sendCode, { body: { phone: freshPhone() } }, headers)).status)
    }
    expect(statuses.slice(0, 20)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  it('cannot be guessed from all lines of a rented block of IPv6', async () => {
    const few = await createTestGateway(database().db, { addressLimitFactor: 0.1 })
    const guess = async (address: string) => {
      const body = { phone: freshPhone(), code: '0000', purpose: 'login' as const }
      return (await callGateway(few, checkCode, { body }, { 'x-forwarded-for': address })).status
    }
    const statuses: number[] = []
    for (let line = 0; line < 81; line += 1) {
      statuses.push(await guess(`2001:db8:77:${(line * 256).toString(16)}::1`))
    }
    expect(statuses.slice(0, 80)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
    expect(await guess('2001:db8:77:ffff::2')).toBe(429)
    expect(await guess('2001:db8:78::2')).toBe(422)
    await few.close()
  })

  it('send one message when asked twice at once', async () => {
    const phone = freshPhone()
    const requester = stranger()
    await Promise.all(
      Array.from({ length: 8 }, () => requester.call(sendCode, { body: { phone, purpose: 'login' } })),
    )
    expect(await accounts.messagesTo(phone)).toHaveLength(1)
  })

  it('hold for five minutes', async () => {
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'register')
    wait(300)
    const { status, body } = await stranger().call(checkCode, { body: { phone, code, purpose: 'register' } })
    expect(status).toBe(422)
    expect(body).toMatchObject({ message: 'Код не подходит или устарел. Запросите новый.' })
  })

  it('bear five tries, also when they are made at once', async () => {
    const phone = freshPhone()
    const requester = stranger()
    await requester.call(sendCode, { body: { phone, purpose: 'login' } })
    const code = await accounts.lastCode(phone)
    const responses = await Promise.all(
      Array.from({ length: 9 }, () =>
        requester.call(checkCode, { body: { phone, code: another(code), purpose: 'login' } }),
      ),
    )
    const messages = responses.map(({ body }) => JSON.stringify(body))
    expect(messages.filter((message) => message.includes('Осталось попыток'))).toHaveLength(4)
    const right = await requester.call(checkCode, { body: { phone, code, purpose: 'login' } })
    expect(right.status).toBe(422)
  })

  it('may be typed at one other place than where they were asked for, once', async () => {
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'login')
    const guess = { phone, code: another(code), purpose: 'login' as const }
    expect((await stranger().call(checkCode, { body: guess })).status).toBe(422)
    expect((await stranger().call(checkCode, { body: { ...guess, code } })).status).toBe(422)
    wait(61)
    const next = await requestCode({ phone }, 'login')
    expect((await stranger().call(checkCode, { body: { ...guess, code: next } })).status).toBe(200)
  })

  it('cannot be kept from their owner by guesses before they are sent', async () => {
    const phone = freshPhone()
    for (let attempt = 0; attempt < 26; attempt += 1) {
      const guess = { phone, code: '0000', purpose: 'login' as const }
      expect((await stranger().call(checkCode, { body: guess })).status).toBe(422)
    }
    const code = await requestCode({ phone }, 'login')
    expect((await stranger().call(checkCode, { body: { phone, code, purpose: 'login' } })).status).toBe(200)
  })

  it('give a token that stands once for the code, for that recipient and purpose', async () => {
    const { user } = await signedIn(gateway())
    const phone = user.phone ?? ''
    const code = await requestCode({ phone }, 'login')
    const { body } = await stranger().call(checkCode, { body: { phone, code, purpose: 'login' } })
    const { token } = body
    const tries = [
      { operation: login, body: { phone: freshPhone(), code: token } },
      { operation: recoverProfile, body: { phone, code: token, password: GOOD_PASSWORD } },
    ]
    for (const { operation, body: given } of tries) {
      expect((await stranger().call(operation, { body: given })).status).toBe(422)
    }
    expect((await stranger().call(login, { body: { phone, code: token } })).status).toBe(200)
    expect((await stranger().call(login, { body: { phone, code: token } })).status).toBe(422)
  })

  it('tell nobody whether there is an account', async () => {
    const { user } = await signedIn(gateway())
    const known = await stranger().call(sendCode, { body: { phone: user.phone ?? '', purpose: 'recovery' } })
    const unknown = await stranger().call(sendCode, { body: { phone: freshPhone(), purpose: 'recovery' } })
    expect(unknown.status).toBe(known.status)
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body))
  })

  it.each([
    { phone: '123' },
    { phone: '+996 555 123456' },
    { phone: '0049 30 123456' },
    { phone: '12125551234' },
    { email: 'not an address' },
  ])('are not sent to %j', async (recipient) => {
    expect((await stranger().call(sendCode, { body: recipient })).status).toBe(422)
  })

  it('confirm the phone of the profile', async () => {
    const one = await signedIn(gateway(), { isPhoneConfirmed: false })
    const phone = one.user.phone ?? ''
    const code = await requestCode({ phone }, 'confirm')
    await one.call(checkCode, { body: { phone, code } })
    expect((await one.read())?.isPhoneConfirmed).toBe(true)
  })

  it("do not confirm another one's phone", async () => {
    const [owner, other] = [
      await signedIn(gateway(), { isPhoneConfirmed: false }),
      await signedIn(gateway(), { isPhoneConfirmed: false }),
    ]
    const phone = owner.user.phone ?? ''
    const code = await requestCode({ phone }, 'confirm')
    await other.call(checkCode, { body: { phone, code } })
    expect((await owner.read())?.isPhoneConfirmed).toBe(false)
    expect((await other.read())?.isPhoneConfirmed).toBe(false)
  })
})

describe('a code', () => {
  it('keeps its leading zeros', () => {
    for (let run = 0; run < 200; run += 1) expect(createCode()).toHaveLength(4)
  })
})
