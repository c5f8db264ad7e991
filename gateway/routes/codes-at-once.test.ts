import { expect, it } from 'vitest'
import { freshPhone, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { checkCode, OTP_PURPOSES } from '@/lib/gateway/contracts/confirmation'
import { login, recoverProfile } from '@/lib/gateway/contracts/passport'

const AT_ONCE = 10
const another = (code: string) => (code === '0000' ? '0001' : '0000')

describeOnDatabases('one-time codes that ten calls send at once', (database) => {
  const { stranger, requestCode, shopper, wait } = useAccountGateway(database)
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
    const code = await requestCode({ phone }, purpose)
    for (const other of OTP_PURPOSES.filter((one) => one !== purpose)) {
      const { status } = await stranger().call(checkCode, { body: { phone, code, purpose: other } })
      expect(status).toBe(422)
    }
    const wrong = await ten(() =>
      stranger().call(checkCode, { body: { phone, code: another(code), purpose } }),
    )
    expect(wrong.filter(({ body }) => JSON.stringify(body).includes('Осталось попыток'))).toHaveLength(4)
    expect((await stranger().call(checkCode, { body: { phone, code, purpose } })).status).toBe(422)
  })

  it('are void once a new one was sent', async () => {
    const phone = freshPhone()
    const first = await requestCode({ phone }, 'register')
    wait(61)
    const second = await requestCode({ phone }, 'register')
    const tried = first === second ? another(second) : first
    const late = await stranger().call(checkCode, { body: { phone, code: tried, purpose: 'register' } })
    expect(late.status).toBe(422)
    const right = await stranger().call(checkCode, { body: { phone, code: second, purpose: 'register' } })
    expect(right.status).toBe(200)
  })
})
