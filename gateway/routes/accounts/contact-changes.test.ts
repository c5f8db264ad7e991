import { expect, it } from 'vitest'
import { freshPhone, GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import type { SignedIn } from '@/gateway/test-support/signed-in'
import { checkCode } from '@/lib/gateway/contracts/accounts/confirmation'
import {
  login,
  readProfile,
  undoContactChange,
  updateProfile,
} from '@/lib/gateway/contracts/accounts/passport'

const DAY = 86_400

describeWithDatabase('a new phone or e-mail', (database) => {
  const accounts = useAccountGateway(database, { siteUrl: 'http://localhost' })
  const { stranger, shopper, requestCode, wait } = accounts

  const change = async (one: SignedIn, proof: { currentPassword?: string; previousCode?: string }) => {
    const email = `new-${freshPhone()}@example.com`
    const code = await requestCode({ email }, 'confirm')
    return { email, answer: await one.call(updateProfile, { body: { email, code, ...proof } }) }
  }
  const byPassword = (one: SignedIn) => change(one, { currentPassword: GOOD_PASSWORD })
  const tokenIn = async (recipient: string) => {
    const [message] = await accounts.messagesTo(recipient)
    return /contact-back\?token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
  }
  const undo = (token: string) => stranger().call(undoContactChange, { body: { token } })

  it.each([
    ['nothing but an open session', {}, 'Введите текущий пароль.'],
    ['a wrong password', { currentPassword: 'guess-guess-1' }, 'Неверный пароль.'],
  ])('is not written by %s', async (_, proof, message) => {
    const one = await shopper()
    const { answer } = await change(one, proof)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ message, errors: [{ field: 'currentPassword' }] })
    expect((await one.read())?.email).toBe(one.user.email)
  })

  it('is written by the code of the earlier one instead of the password', async () => {
    const one = await shopper()
    const email = one.user.email ?? ''
    const wrong = await change(one, { previousCode: 'not-a-token' })
    expect(wrong.answer.body).toMatchObject({ errors: [{ field: 'previousCode' }] })
    const code = await requestCode({ email }, 'confirm')
    const { token } = (await one.call(checkCode, { body: { email, code } })).body
    const { answer } = await change(one, { previousCode: token })
    expect(answer.status).toBe(200)
    expect((await change(one, { previousCode: token })).answer.status).toBe(422)
  })

  it('asks for that code where there is no password, and for nothing where nothing is proven', async () => {
    const bare = await shopper({ passwordHash: null })
    const { answer } = await change(bare, {})
    expect(answer.body).toMatchObject({ errors: [{ field: 'previousCode' }] })
    const unproven = { passwordHash: null, isPhoneConfirmed: false, isEmailConfirmed: false }
    expect((await change(await shopper(unproven), {})).answer.status).toBe(200)
  })

  it('and a new password needs the same proofs', async () => {
    const password = 'zimniye-shiny-61'
    const bare = await shopper({ passwordHash: null })
    const phone = bare.user.phone ?? ''
    const set = (body: object) => bare.call(updateProfile, { body: { password, ...body } })
    expect((await set({})).body).toMatchObject({ errors: [{ field: 'previousCode' }] })
    const code = await requestCode({ phone }, 'confirm')
    const { token } = (await bare.call(checkCode, { body: { phone, code } })).body
    const both = { email: `new-${freshPhone()}@example.com`, code, previousCode: token }
    expect((await set(both)).body).toMatchObject({ errors: [{ field: 'password' }] })
    expect((await set({ previousCode: token })).status).toBe(200)
    expect((await set({ previousCode: token })).status).toBe(422)
    expect((await stranger().call(login, { body: { phone, password } })).status).toBe(200)
  })

  it('is told to all that was proven before, each of which takes it back', async () => {
    const one = await shopper()
    const { answer } = await byPassword(one)
    expect(answer.status).toBe(200)
    const [phone, email] = [one.user.phone ?? '', one.user.email ?? '']
    expect((await accounts.messagesTo(phone))[0]?.subject).toBe('Почта изменена')
    const token = await tokenIn(email)
    expect(await tokenIn(phone)).toBe(token)
    expect((await undo(token)).status).toBe(200)
    expect(await one.read()).toMatchObject({ email, isEmailConfirmed: true, passwordHash: null })
    expect((await one.call(readProfile, {})).body.isAuthorized).toBe(false)
    const body = { phone, password: GOOD_PASSWORD }
    expect((await stranger().call(login, { body })).status).toBe(422)
    expect((await undo(token)).status).toBe(404)
  })

  it('is taken back together with what was changed after it', async () => {
    const one = await shopper()
    const [phone, email] = [one.user.phone ?? '', one.user.email ?? '']
    await byPassword(one)
    const token = await tokenIn(email)
    wait(60)
    const taken = freshPhone()
    const code = await requestCode({ phone: taken }, 'confirm')
    await one.call(updateProfile, { body: { phone: taken, code, currentPassword: GOOD_PASSWORD } })
    expect(await one.read()).toMatchObject({ phone: taken })
    await undo(token)
    expect(await one.read()).toMatchObject({ phone, email, isPhoneConfirmed: true, isEmailConfirmed: true })
  })

  it('is taken back for a week, and by nobody who guesses', async () => {
    const one = await shopper()
    const { email } = await byPassword(one)
    const token = await tokenIn(one.user.email ?? '')
    expect((await undo(`${token}x`)).status).toBe(404)
    wait(7 * DAY)
    expect((await undo(token)).status).toBe(404)
    expect((await one.read())?.email).toBe(email)
  })
})
