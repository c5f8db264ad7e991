import { expect, it } from 'vitest'
import { freshPhone, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { checkCode, OTP_PURPOSES, sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import { login, recoverProfile } from '@/lib/gateway/contracts/accounts/passport'

const AT_ONCE = 10
const another = (code: string) => (code === '0000' ? '0001' : '0000')

describeOnDatabases('one-time codes that ten calls send at once', (database) => {
  const { stranger, requestCode, shopper, wait, lastCode } = useAccountGateway(database)
  const ten = <Result>(run: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, at) => run(at)))

  it('sign one in, or give one password', async () => {
    const { user } = await shopper()
    const phone = user.phone ?? ''
    const code = await requestCode({ phone }, 'login')
    const signIns = await ten(() => stranger().call(login, { body: { phone, code } }))
    expect(signIns.filter(({ status }) => status === 200)).toHaveLength(1)
    const proof = await requestCode({ phone }, 'recovery')
    const recoveries = await ten((at) =>
      stranger().call(recoverProfile, { body: { phone, code: proof, password: `another-horse-${at}7` } }),
    )
    expect(recoveries.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each(OTP_PURPOSES)('for %s bear five tries, and none for anything else', async (purpose) => {
    const phone = freshPhone()
    const browser = stranger()
    await browser.call(sendCode, { body: { phone, purpose } })
    const code = await lastCode(phone)
    for (const other of OTP_PURPOSES.filter((one) => one !== purpose)) {
      const { status } = await browser.call(checkCode, { body: { phone, code, purpose: other } })
      expect(status).toBe(422)
    }
    const wrong = await ten(() => browser.call(checkCode, { body: { phone, code: another(code), purpose } }))
    expect(wrong.filter(({ body }) => JSON.stringify(body).includes('Осталось попыток'))).toHaveLength(4)
    expect((await browser.call(checkCode, { body: { phone, code, purpose } })).status).toBe(422)
  })

  it('are void once a new one was sent', async () => {
    const phone = freshPhone()
    const browser = stranger()
    const request = async () => {
      await browser.call(sendCode, { body: { phone, purpose: 'register' } })
      return lastCode(phone)
    }
    const first = await request()
    wait(61)
    const second = await request()
    const tried = first === second ? another(second) : first
    const late = await browser.call(checkCode, { body: { phone, code: tried, purpose: 'register' } })
    expect(late.status).toBe(422)
    const right = await browser.call(checkCode, { body: { phone, code: second, purpose: 'register' } })
    expect(right.status).toBe(200)
  })
})
