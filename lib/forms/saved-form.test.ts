import { expect, test } from 'vitest'
import { respondToForm, FORM_COOKIE, readForm, readSavedForm } from './saved-form'

test('what was typed goes to the page that answers, past its address, and can be read there', () => {
  const fields = { contact: 'Анна; Path=/', problem: 'Проверьте пароль' }
  const { status, headers } = respondToForm('/sign-in', { fields, isSecure: true })
  expect([status, headers.get('location')]).toEqual([303, '/sign-in'])
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/; Path=\/sign-in; .*HttpOnly; SameSite=Lax; Secure$/)
  const [, value = ''] = new RegExp(`^${FORM_COOKIE}=([^;]+)`).exec(cookie) ?? []
  expect(readSavedForm(decodeURIComponent(value))).toEqual(fields)
})

test('cookies of the gateway are handed on, each by itself', () => {
  const cookies = ['a=1; HttpOnly', 'b=2']
  expect(respondToForm('/account', { cookies, isSecure: false }).headers.getSetCookie()).toEqual(cookies)
})

test.each([undefined, '', '{', 'null', '7', '"x"'])(
  'a kept form %o that cannot be read is empty',
  (value) => {
    expect(readSavedForm(value)).toEqual({})
  },
)

test('a field that is not a text is left out', () => {
  expect(readSavedForm('{"a":1,"b":"x"}')).toEqual({ b: 'x' })
})

test('fields of a form are texts of a bounded length', async () => {
  const body = new FormData()
  body.set('contact', 'x'.repeat(1000))
  body.set('file', new Blob(['y']))
  const request = new Request('https://shop.example/', { method: 'POST', body })
  const { contact, file, missing } = await readForm(request, ['contact', 'file', 'missing'])
  expect([contact.length, file, missing]).toEqual([255, '', ''])
})
