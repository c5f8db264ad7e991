import { login, readProfile } from '@/lib/gateway/contracts/accounts/passport'
import { hrefs } from '@/lib/routing/hrefs'
import { readMessages } from '../fixtures/outbox'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ account, context, shop }) => {
  await account.signIn(context)
  await shop.open(hrefs.profile)
})

test('a changed name is kept and greets at once, an age out of bounds is told of, and its bound is allowed', async ({
  page,
  shop,
  signIn,
}) => {
  const form = page.getByRole('form', { name: 'Личные данные' })
  await form.getByLabel('Имя').fill('Марина')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect(shop.notices.getByText('Данные сохранены')).toBeVisible()
  await signIn.expectName('Марина')
  await page.reload()
  await expect(form.getByLabel('Имя')).toHaveValue('Марина')

  const birthday = form.getByLabel('Дата рождения')
  const year = new Date().getFullYear()
  const enter = async (digits: string) => {
    await birthday.fill('')
    await birthday.pressSequentially(digits)
    await form.getByRole('button', { name: 'Сохранить' }).click()
  }
  await enter(`0101${year - 10}`)
  await expect(birthday).toHaveValue(`01.01.${year - 10}`)
  await expect(form.getByText('Проверьте год рождения, вы должны быть старше 18.')).toBeVisible()
  await enter(`0101${year - 120}`)
  await expect(
    form.getByText('Проверьте год рождения, на текущий момент ваш возраст - 120 лет.'),
  ).toBeVisible()
  await enter(`0101${year - 18}`)
  await expect(shop.notices.getByText('Данные сохранены')).toBeVisible()
})

test('an e-mail is confirmed by the code that came there and changed with the password; its holders are told, and a link of nobody takes nothing back', async ({
  page,
  shop,
  signIn,
  account,
}) => {
  const contacts = page.getByRole('region', { name: 'Телефон и почта' })
  await contacts.getByRole('button', { name: 'Подтвердить почту' }).click()
  await signIn.typeCode(account.email)
  await expect(shop.notices.getByText('Почта подтверждена')).toBeVisible()
  await expect(contacts.getByRole('button', { name: 'Подтвердить почту' })).toHaveCount(0)
  expect(await account.gateway.call(readProfile, {})).toMatchObject({ isEmailConfirmed: true })

  const email = `new-${account.email}`
  await contacts.getByRole('button', { name: 'Изменить почту' }).click()
  await contacts.getByLabel('Почта', { exact: true }).fill(email)
  await contacts.getByLabel('Нынешний пароль', { exact: true }).fill(account.password)
  await contacts.getByRole('button', { name: 'Получить код' }).click()
  await signIn.typeCode(email)
  await expect(shop.notices.getByText('Почта изменена')).toBeVisible()
  await expect(contacts.getByText(email)).toBeVisible()
  expect((await readMessages(account.phone))[0]?.subject).toBe('Почта изменена')
  await shop.open(`${hrefs.contactBack}?token=nobody`)
  await page.getByRole('button', { name: 'Это не я, вернуть прежние' }).click()
  await expect(page.getByText('Ссылка устарела, или данные уже возвращены.')).toBeVisible()
})

test('an account is deleted with its password, and opens no more', async ({
  page,
  shop,
  signIn,
  account,
  strayErrors,
}) => {
  strayErrors.expectError(/status of 422/)
  await page.getByRole('button', { name: 'Удалить кабинет' }).click()
  const dialog = page.getByRole('dialog', { name: 'Удалить кабинет?' })
  await dialog.getByLabel('Пароль', { exact: true }).fill('ne-tot-parol-1')
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(dialog.getByText(/Неверн/)).toBeVisible()
  await dialog.getByLabel('Пароль', { exact: true }).fill(account.password)
  // The page changes under the notice, which does not stay for ever.
  const notified = expect(shop.notices.getByText('Кабинет удалён')).toBeVisible()
  await dialog.getByRole('button', { name: 'Удалить навсегда' }).click()
  await notified
  await expect(page).toHaveURL(hrefs.home)
  await signIn.expectGuest()
  const { email, password } = account
  await expect(account.gateway.call(login, { body: { email, password } })).rejects.toMatchObject({
    kind: 'validation',
  })
})
