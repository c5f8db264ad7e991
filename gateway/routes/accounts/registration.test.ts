import { expect, it } from 'vitest'
import { freshPhone, GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createProfile, login, readProfile, recoverProfile } from '@/lib/gateway/contracts/accounts/passport'

describeWithDatabase('registration', (database) => {
  const accounts = useAccountGateway(database)
  const { gateway, stranger, requestCode } = accounts
  const form = { name: 'Олег', password: GOOD_PASSWORD, isAgree: true }

  it('signs in the owner of a phone and writes the consents down', async () => {
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'register')
    const { status, body, response } = await stranger().call(createProfile, {
      body: { ...form, phone: `+${phone}`, code, isSubscribe: true, supplier: 8 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      isAuthorized: true,
      phone,
      isPhoneConfirmed: true,
      supplier: 8,
      isSubscribe: true,
    })
    expect(response.headers.getSetCookie()).toHaveLength(3)
    const consents = await database().db.execute(
      `select purpose, is_given from consents where user_id = (select id from users where phone = '${phone}') order by id`,
    )
    expect(consents).toMatchObject({
      rows: [
        { purpose: 'personal-data', is_given: true },
        { purpose: 'letters', is_given: true },
      ],
    })
    expect((await stranger().call(login, { body: { phone, password: GOOD_PASSWORD } })).status).toBe(200)
  })

  it('makes an account without a password of who proves a new phone at the sign-in, by that very code', async () => {
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'login')
    const refused = await stranger().call(login, { body: { phone, code } })
    expect(refused.body).toMatchObject({ errors: [{ field: 'phone' }] })
    const body = { phone, code, name: 'Олег', isAgree: true }
    const { status, body: user } = await stranger().call(createProfile, { body })
    expect([status, user.phone, user.isPhoneConfirmed]).toEqual([200, phone, true])
    expect((await stranger().call(createProfile, { body })).status).toBe(422)
    expect((await stranger().call(login, { body: { phone, password: GOOD_PASSWORD } })).status).toBe(422)
  })

  it.each([
    ['without consent', { isAgree: false }, 'isAgree'],
    ['without a code', { code: undefined }, 'code'],
    ['with a wrong code', { code: 'no-such-token' }, 'code'],
    ['with a short password', { password: 'short' }, 'password'],
    ['with one sign for a password', { password: 'aaaaaaaaaa' }, 'password'],
    ['with half a phone', { phone: '7916' }, 'phone'],
  ])('is refused %s', async (_, changes, field) => {
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'register')
    const { status, body } = await stranger().call(createProfile, {
      body: { ...form, phone, code, ...changes },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field }] })
  })

  it('makes no admin, no company and no confirmed mailbox of whoever says so', async () => {
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'register')
    const wishes = {
      isAdmin: true,
      group: 'corporate',
      userPermissions: ['admin_type_permission'],
      markup: 1,
    }
    const { body } = await stranger().call(createProfile, {
      body: {
        ...form,
        ...wishes,
        email: `${phone}@example.com`,
        isEmailConfirmed: true,
        phone,
        code,
      } as typeof form & { phone: string },
    })
    expect(body).toMatchObject({
      isAdmin: false,
      group: 'client',
      userPermissions: [],
      markup: 0,
      isEmailConfirmed: false,
    })
  })

  it('says that a proven phone is taken, and keeps the proof for another try', async () => {
    const { user } = await signedIn(gateway())
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'register')
    const body = { ...form, phone, code }
    const taken = await stranger().call(createProfile, { body: { ...body, email: user.email ?? '' } })
    expect(taken.status).toBe(409)
    expect(taken.body).toMatchObject({ errors: [{ field: 'email' }] })
    expect((await stranger().call(createProfile, { body })).status).toBe(200)
  })

  it('makes one account when it is sent twice at once', async () => {
    const phone = freshPhone()
    const code = await requestCode({ phone }, 'register')
    const responses = await Promise.all(
      [1, 2, 3].map(() => stranger().call(createProfile, { body: { ...form, phone, code } })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('takes a phone back from an account that never proved it', async () => {
    const squatter = await signedIn(gateway(), { isPhoneConfirmed: false })
    const phone = squatter.user.phone ?? ''
    const code = await requestCode({ phone }, 'register')
    expect((await stranger().call(createProfile, { body: { ...form, phone, code } })).status).toBe(200)
    expect((await squatter.read())?.phone).toBeNull()
  })
})

describeWithDatabase('recovery', (database) => {
  const accounts = useAccountGateway(database)
  const { gateway, stranger, requestCode } = accounts

  it('sets a new password, signs in, and signs everybody else out', async () => {
    const owner = await signedIn(gateway())
    const phone = owner.user.phone ?? ''
    const code = await requestCode({ phone }, 'recovery')
    const { status, body } = await stranger().call(recoverProfile, {
      body: { phone, code, password: GOOD_PASSWORD },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ isAuthorized: true, phone })
    expect((await stranger().call(login, { body: { phone, password: GOOD_PASSWORD } })).status).toBe(200)
    expect((await owner.call(readProfile, {})).body.isAuthorized).toBe(false)
    expect((await accounts.messagesTo(owner.user.email ?? ''))[0]?.subject).toBe('Пароль изменён')
  })

  it('takes no password that is the phone, however the phone is written', async () => {
    const { user } = await signedIn(gateway())
    const phone = user.phone ?? ''
    const code = await requestCode({ phone }, 'recovery')
    const { status, body } = await stranger().call(recoverProfile, {
      body: { phone: `8 (${phone.slice(1, 4)}) ${phone.slice(4)}`, code, password: phone },
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [{ field: 'password' }] })
  })

  it('answers whoever does not hold the contact as if there were no account', async () => {
    const { user } = await signedIn(gateway())
    const wrong = { code: '0000', password: GOOD_PASSWORD }
    const known = await stranger().call(recoverProfile, { body: { phone: user.phone ?? '', ...wrong } })
    const unknown = await stranger().call(recoverProfile, { body: { phone: freshPhone(), ...wrong } })
    expect(unknown.body).toEqual(known.body)
  })

  it('does not hand an account over to the owner of an e-mail that it never proved', async () => {
    const squatter = await signedIn(gateway(), { isEmailConfirmed: false })
    const email = squatter.user.email ?? ''
    const code = await requestCode({ email }, 'recovery')
    const { status } = await stranger().call(recoverProfile, {
      body: { email, code, password: GOOD_PASSWORD },
    })
    expect(status).toBe(422)
  })
})
