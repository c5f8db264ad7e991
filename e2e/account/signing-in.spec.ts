import { formatPhone } from '@/lib/format/phone'
import { hrefs } from '@/lib/routing/hrefs'
import { createPerson } from '../fixtures/account'
import { expect, test } from '../fixtures/test'

test('a visitor registers by his phone, with consents of his own, and is greeted', async ({
  page,
  shop,
  signIn,
}) => {
  const person = createPerson()
  await shop.open(hrefs.home)
  await signIn.corner.click()
  await signIn.dialog('Вход').getByRole('button', { name: 'Зарегистрироваться' }).click()
  const form = signIn.dialog('Регистрация')
  await form.getByLabel('Имя').fill(person.name)
  await form.getByLabel('Телефон').pressSequentially(person.phone.slice(1))
  await expect(form.getByLabel('Телефон')).toHaveValue(formatPhone(person.phone))
  await form.getByLabel('Почта, необязательно').fill(person.email)
  await form.getByLabel('Пароль', { exact: true }).fill(person.password)

  const agreement = form.getByRole('checkbox', { name: /^Согласие на обработку персональных данных/ })
  const mails = form.getByRole('checkbox', { name: /^Согласие получать письма/ })
  await expect(agreement).not.toBeChecked()
  await expect(mails).not.toBeChecked()
  await form.getByRole('button', { name: 'Получить код' }).click()
  await expect(form.getByText('Без согласия на обработку данных зарегистрировать вас нельзя')).toBeVisible()

  await agreement.check()
  await form.getByRole('button', { name: 'Получить код' }).click()
  await signIn.typeCode(person.phone)
  await signIn.expectName(person.name)
  await expect(page).toHaveURL(hrefs.account)
  await expect(page.getByRole('region', { name: 'Вы вошли как' })).toContainText(formatPhone(person.phone))

  await page
    .getByRole('navigation', { name: 'Личный кабинет' })
    .getByRole('link', { name: 'Профиль' })
    .click()
  await shop.expectHeading('Профиль')
  await expect(page.getByText('Не подтверждён: товары не добавить в корзину')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /письма/i })).not.toBeChecked()
})

test('a wrong password is told of inside the form, and a phone that is taken leads to signing in instead of a second account', async ({
  shop,
  signIn,
  account,
  strayErrors,
}) => {
  strayErrors.expectError(/status of 422/)
  await shop.open(hrefs.home)
  await signIn.corner.click()
  await signIn.withPassword({ ...account, password: 'ne-tot-parol-1' })
  await expect(signIn.dialog('Вход').getByText(/Неверн/)).toBeVisible()
  await expect(signIn.dialog('Вход').getByLabel('Телефон или почта')).toHaveValue(account.email)
  await signIn.expectGuest()

  await signIn.dialog('Вход').getByRole('button', { name: 'Зарегистрироваться' }).click()
  const form = signIn.dialog('Регистрация')
  await form.getByLabel('Имя').fill('Пётр')
  await form.getByLabel('Телефон').fill(account.phone)
  await form.getByLabel('Почта, необязательно').fill('')
  await form.getByLabel('Пароль', { exact: true }).fill('sovsem-drugoj-2')
  await form.getByRole('checkbox', { name: /^Согласие на обработку/ }).check()
  await form.getByRole('button', { name: 'Получить код' }).click()
  await expect(form.getByText('С этим телефоном уже регистрировались: войдите по коду')).toBeVisible()
})

test('a customer signs in by phone, by e-mail and by a code sent to his phone, and out again', async ({
  page,
  shop,
  signIn,
  account,
}) => {
  await shop.open(hrefs.home)
  for (const enter of [
    () => signIn.withPassword(account, 'phone'),
    () => signIn.withPassword(account, 'email'),
    () => signIn.withCode(account),
  ]) {
    await signIn.corner.click()
    await enter()
    await signIn.expectName(account.name)
    await expect(page).toHaveURL(hrefs.account)

    await page.getByRole('main').getByRole('button', { name: 'Выйти' }).last().click()
    await signIn.expectGuest()
    await expect(page).toHaveURL(hrefs.home)
    await page.reload()
    await signIn.expectGuest()
  }
})

test('who forgot the password sets a new one by a code, and the old one opens nothing', async ({
  page,
  shop,
  signIn,
  account,
  strayErrors,
}) => {
  strayErrors.expectError(/status of 422/)
  await shop.open(hrefs.home)
  await signIn.corner.click()
  const phone = formatPhone(account.phone)
  await signIn.dialog('Вход').getByLabel('Телефон или почта').fill(phone)
  await signIn.dialog('Вход').getByRole('button', { name: 'Забыли пароль?' }).click()
  const form = signIn.dialog('Новый пароль')
  await expect(form.getByLabel('Телефон или почта')).toHaveValue(phone)
  await form.getByRole('button', { name: 'Получить код' }).click()
  await signIn.typeCode(account.phone)
  const password = `${account.password}-novyj`
  await form.getByLabel('Новый пароль', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Сохранить и войти' }).click()
  await signIn.expectName(account.name)

  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).last().click()
  await signIn.expectGuest()
  await signIn.corner.click()
  await signIn.withPassword(account)
  await expect(signIn.dialog('Вход').getByText(/Неверн/)).toBeVisible()
  await signIn.withPassword({ ...account, password })
  await signIn.expectName(account.name)
})

test('a browser that refuses cookies reads it where it came to sign in without scripts', async ({
  request,
}) => {
  const answered = async (headers = {}) => (await request.get(hrefs.answeredSignIn, { headers })).text()
  expect(await answered()).toContain('Браузер не сохраняет cookie')
  expect(await answered({ cookie: 'arus_form=%7B%7D' })).not.toContain('Браузер не сохраняет cookie')
})
