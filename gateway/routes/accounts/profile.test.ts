import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { seedDemoAccounts } from '@/gateway/demo/people/seed-demo-accounts'
import { consents } from '@/gateway/db/schema/accounts'
import { freshPhone, GOOD_PASSWORD, useAccountGateway } from '@/gateway/test-support/account-test'
import { describeWithDatabase } from '@/gateway/test-support/databases'
import { checkCode } from '@/lib/gateway/contracts/accounts/confirmation'
import * as passport from '@/lib/gateway/contracts/accounts/passport'

const NEW_PASSWORD = 'another-horse-7'

describeWithDatabase('the profile', (database) => {
  const accounts = useAccountGateway(database)
  const { stranger, shopper, requestCode } = accounts

  describe('changes', () => {
    it('only where it is told to', async () => {
      const one = await shopper({ secondName: 'Иванов', gender: 0 })
      const { body } = await one.call(passport.updateProfile, {
        body: { name: 'Ольга', birthday: '29.02.1996', supplier: 8, isHideClosedIntervals: true },
      })
      expect(body).toMatchObject({
        name: 'Ольга',
        secondName: 'Иванов',
        birthday: '29.02.1996',
        gender: 0,
        supplier: 8,
        isHideClosedIntervals: true,
        phone: one.user.phone,
      })
    })

    it.each([
      [
        'a child',
        { birthday: '03.03.2008' },
        'birthday',
        'Проверьте год рождения, вы должны быть старше 18.',
      ],
      [
        'somebody too old',
        { birthday: '01.01.1925' },
        'birthday',
        'Проверьте год рождения, на текущий момент ваш возраст - 101 год.',
      ],
      ['a day that is none', { birthday: '31.02.1990' }, 'birthday', 'Такой даты нет'],
      [
        'a margin in words',
        { markup: 'десять' as unknown as number },
        'markup',
        'Неверный запрос. Наценка: нужно число',
      ],
      ['a shop that is none', { supplier: 15 }, 'supplier', 'Такого магазина нет.'],
      ['half an e-mail', { invoiceEmail: 'a@' }, 'invoiceEmail', 'Проверьте адрес почты.'],
      ['a phone without its code', { phone: '79990000000' }, 'code', 'Подтвердите новый телефон кодом.'],
      ['an e-mail without its code', { email: 'new@example.com' }, 'code', 'Подтвердите новую почту кодом.'],
      [
        'a password without the current one',
        { password: NEW_PASSWORD },
        'currentPassword',
        'Введите текущий пароль.',
      ],
      [
        'a password with a wrong current one',
        { password: NEW_PASSWORD, currentPassword: 'guess-guess' },
        'currentPassword',
        'Неверный пароль.',
      ],
    ])('not to %s', async (_, changes, field, message) => {
      const one = await shopper()
      const before = await one.read()
      const { status, body } = await one.call(passport.updateProfile, { body: { name: 'Чужой', ...changes } })
      expect(status).toBe(422)
      expect(body).toMatchObject({ message, errors: [{ field }] })
      expect(await one.read()).toEqual(before)
    })

    it('its phone to the one that a code proves', async () => {
      const one = await shopper({ isPhoneConfirmed: false })
      const phone = freshPhone()
      const code = await requestCode({ phone }, 'confirm')
      const checked = await one.call(checkCode, { body: { phone, code } })
      const { body } = await one.call(passport.updateProfile, {
        body: { phone: `8${phone.slice(1)}`, code: checked.body.token, currentPassword: GOOD_PASSWORD },
      })
      expect(body).toMatchObject({ phone, isPhoneConfirmed: true })
      expect((await accounts.messagesTo(one.user.email ?? ''))[0]?.subject).toBe('Телефон изменён')
    })

    it('its e-mail, and then counts it as confirmed', async () => {
      const one = await shopper({ isEmailConfirmed: false })
      const email = `new-${freshPhone()}@example.com`
      const code = await requestCode({ email }, 'confirm')
      const { body } = await one.call(passport.updateProfile, {
        body: { email, code, currentPassword: GOOD_PASSWORD },
      })
      expect(body).toMatchObject({ email, isEmailConfirmed: true })
    })

    it('not to a phone that another account proved', async () => {
      const [one, owner] = [await shopper(), await shopper()]
      const phone = owner.user.phone ?? ''
      const code = await requestCode({ phone }, 'confirm')
      const body = { phone, code, currentPassword: GOOD_PASSWORD }
      expect((await one.call(passport.updateProfile, { body })).status).toBe(409)
      expect((await owner.read())?.phone).toBe(phone)
    })

    it("not with the code of another one's contact", async () => {
      const one = await shopper()
      const code = await requestCode({ phone: freshPhone() }, 'confirm')
      const body = { phone: freshPhone(), code, currentPassword: GOOD_PASSWORD }
      const answer = await one.call(passport.updateProfile, { body })
      expect(answer.body).toMatchObject({ errors: [{ field: 'code' }] })
    })

    it('its password, and signs out the other devices only', async () => {
      const one = await shopper()
      const login = { phone: one.user.phone ?? '', password: GOOD_PASSWORD }
      const other = await stranger().call(passport.login, { body: login })
      const cookie = (other.response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
      const { status } = await one.call(passport.updateProfile, {
        body: { password: NEW_PASSWORD, currentPassword: GOOD_PASSWORD },
      })
      expect(status).toBe(200)
      expect((await one.call(passport.readProfile, {})).body.isAuthorized).toBe(true)
      expect((await stranger().call(passport.readProfile, {}, { cookie })).body.isAuthorized).toBe(false)
      expect((await stranger().call(passport.login, { body: login })).status).toBe(422)
    })

    it('nothing that is not a person’s own to change', async () => {
      const one = await shopper({ isPhoneConfirmed: false, isEmailConfirmed: false })
      const wishes = {
        isAdmin: true,
        group: 'corporate',
        userPermissions: ['admin_type_permission'],
        permissions: ['admin_type_permission'],
        isPhoneConfirmed: true,
        isEmailConfirmed: true,
        isInvoiceEmailConfirmed: true,
        externalId: 'demo-admin',
        id: '00000000-0000-4000-8000-000000000000',
        passwordHash: 'x',
        markup: 5,
      }
      const before = await one.read()
      const { status } = await one.call(passport.updateProfile, { body: { ...wishes } })
      expect(status).toBe(200)
      expect({ ...(await one.read()), updatedAt: null }).toEqual({ ...before, updatedAt: null })
    })

    it('its markup for a company', async () => {
      const one = await shopper({ group: 'corporate' })
      expect((await one.call(passport.updateProfile, { body: { markup: 12.5 } })).body.markup).toBe(12.5)
    })

    it('keeps what looks like markup or a query as the text that it is', async () => {
      const one = await shopper()
      const name = `<img src=x onerror=alert(1)>'; drop table users; --`
      const { body, response } = await one.call(passport.updateProfile, { body: { name, secondName: name } })
      expect(body.name).toBe(name)
      expect(response.headers.get('content-type')).toContain('application/json')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    })

    it('keeps no sign that shows what stands beside a name back to front', async () => {
      const one = await shopper()
      const { body } = await one.call(passport.updateProfile, { body: { name: '\u2067Анна\u202E' } })
      expect(body.name).toBe('Анна')
    })

    it.each(['\u200B', '\u3164', '\u2800'])('keeps no name that cannot be seen: %j', async (name) => {
      const one = await shopper()
      expect((await one.call(passport.updateProfile, { body: { name } })).response.status).toBe(422)
    })

    it('keeps no line of a name that would stand among lines of the shop', async () => {
      const one = await shopper()
      const { body } = await one.call(passport.updateProfile, { body: { name: 'Анна\r\nОплачено: 5 000 ₽' } })
      expect(body.name).toBe('Анна Оплачено: 5 000 ₽')
    })

    it('counts an invoice e-mail as confirmed only when it is', async () => {
      const one = await shopper({ group: 'corporate' })
      const invoiceEmail = `bill-${freshPhone()}@example.com`
      const changed = await one.call(passport.updateProfile, { body: { invoiceEmail } })
      expect(changed.body).toMatchObject({ invoiceEmail, isInvoiceEmailConfirmed: false })
      const code = await requestCode({ email: invoiceEmail }, 'confirm')
      await one.call(checkCode, { body: { email: invoiceEmail, code } })
      expect((await one.read())?.isInvoiceEmailConfirmed).toBe(true)
    })
  })

  describe('letters', () => {
    it('are agreed to and refused, and each is written down', async () => {
      const one = await shopper()
      expect((await one.call(passport.subscribe, { body: {} })).body.isSubscribe).toBe(true)
      expect((await one.call(passport.unsubscribe, { body: {} })).body.isSubscribe).toBe(false)
      const log = await database()
        .db.select({ isGiven: consents.isGiven })
        .from(consents)
        .where(and(eq(consents.userId, one.user.id), eq(consents.purpose, 'letters')))
        .orderBy(consents.id)
      expect(log).toEqual([{ isGiven: true }, { isGiven: false }])
    })

    it('are refused by a guest, who learns nothing about the address', async () => {
      const one = await shopper({ isSubscribe: true })
      const known = await stranger().call(passport.unsubscribe, { body: { email: one.user.email ?? '' } })
      const unknown = await stranger().call(passport.unsubscribe, { body: { email: 'nobody@example.com' } })
      expect(known.status).toBe(200)
      expect(unknown.body).toEqual(known.body)
      expect((await one.read())?.isSubscribe).toBe(false)
    })

    it('need an address from a guest', async () => {
      expect((await stranger().call(passport.unsubscribe, { body: {} })).status).toBe(422)
    })
  })

  describe('of the demo company', () => {
    it('lists clients with contractors, and managers; seeding again adds nothing', async () => {
      expect(await seedDemoAccounts(database().db)).toBe(true)
      expect(await seedDemoAccounts(database().db)).toBe(false)
      const fleet = stranger()
      const { response } = await fleet.call(passport.login, {
        body: { email: 'fleet@example.com', password: 'demo-arus-2026' },
      })
      const cookie = (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
      const { body } = await fleet.call(passport.listClients, {}, { cookie })
      expect(body.clients).toHaveLength(2)
      expect(body.clients[0]).toMatchObject({
        externalId: 'demo-fleet-north',
        coordinates: [55.8723, 37.5462],
        contractors: [{ INN: '7713456783' }, { INN: '7713987657' }],
      })
      const { body: people } = await fleet.call(passport.listManagers, {}, { cookie })
      expect(people.managers.map(({ name }) => name)).toEqual(['Мария Лебедева', 'Олег Никитин'])
    })

    it('is nothing that another company sees', async () => {
      const other = await shopper({ group: 'corporate' })
      expect((await other.call(passport.listClients, {})).body).toEqual({ clients: [] })
      expect((await other.call(passport.listManagers, {})).body).toEqual({ managers: [] })
    })
  })
})
