import { randomInt } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { formatPhone } from '@/lib/format/phone'
import { listCustomers } from '@/lib/gateway/contracts/desk/customers'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { type Account, createAccount } from '../fixtures/account'
import { DESKTOP, expectFaultlessOnScreens, PHONE } from '../fixtures/accessibility'
import { findTwoProducts } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.use({ viewport: PHONE })

/** The customer sees the company in his account, and is offered its contractor at the checkout. */
async function expectOwnCompany(browser: Browser, baseURL: string | undefined, account: Account) {
  const context = await browser.newContext({ viewport: DESKTOP, ...(baseURL !== undefined && { baseURL }) })
  await account.signIn(context)
  const page = await context.newPage()
  await page.goto(hrefs.balance)
  await expect(page.getByRole('main')).toContainText('ООО «Волга»')
  await context.close()
}

test('an administrator finds a customer, blocks and unblocks the account', async ({
  page,
  shop,
  account,
  admin,
  gateway,
  context,
  browser,
  baseURL,
}) => {
  const [product] = await findTwoProducts(gateway)
  // The account stays, and a legal person of its company is refused to the next one.
  const kpp = `77${String(randomInt(10_000_000)).padStart(7, '0')}`
  const fleet = `Автопарк ${kpp}`
  const number = await placeOrder(account, [product])
  await admin.signIn(context)
  await shop.open(deskHrefs.orders)
  await page
    .getByRole('navigation', { name: 'Рабочее место' })
    .getByRole('link', { name: 'Покупатели' })
    .click()
  await shop.expectHeading('Покупатели')
  const search = page.getByRole('search', { name: 'Поиск по покупателям' })
  await search.getByRole('searchbox').fill(formatPhone(account.phone))
  await search.getByRole('button', { name: 'Найти' }).click()
  const rows = page.getByRole('list', { name: 'Покупатели' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('1 заказ')
  await expectFaultlessOnScreens(page)
  await rows.getByRole('link').click()
  await shop.expectHeading('Покупатель')
  await expect(page.getByRole('heading', { name: `${account.name} ${account.secondName}` })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Заказы покупателя' })).toContainText(number)
  await expect(page.getByRole('list', { name: 'Открытые сессии' })).toBeVisible()
  await expectFaultlessOnScreens(page)

  await page.getByRole('button', { name: 'Сделать компанией' }).press('Enter')
  const company = page.getByRole('form', { name: 'Компания' })
  const client = company.getByRole('group', { name: 'Клиент 1' })
  await expect(client.getByLabel('Название клиента')).toBeFocused()
  await client.getByLabel('ИНН').fill('7707083894')
  await client.getByLabel('ИНН').press('Enter')
  await expect(client.getByText('Впишите название клиента')).toBeVisible()
  await expect(client.getByText('Контрольная цифра ИНН не сходится')).toBeVisible()
  await expect(client.getByLabel('Название клиента')).toBeFocused()
  await expectFaultlessOnScreens(page)
  await client.getByLabel('Название клиента').fill(fleet)
  await client.getByLabel('Адрес').fill('Тверь, Советская, 1')
  await client.getByLabel('Координаты').fill('55.7558, 37.6173')
  await client.getByLabel('ИНН').fill('7707083893')
  await client.getByLabel('КПП').fill(kpp)
  await client.getByLabel('Название контрагента').fill('ООО «Волга»')
  await company.getByLabel('Добавить менеджера').selectOption('Новый менеджер')
  await company.getByLabel('Имя менеджера').fill('Ирина Снегирёва')
  await expectFaultlessOnScreens(page)
  await company.getByRole('button', { name: 'Сохранить компанию' }).click()
  await expect(page.getByRole('heading', { name: 'Компания' })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Клиенты' })).toContainText('ООО «Волга», ИНН 7707083893')
  await expect(page.getByRole('list', { name: 'Что делали сотрудники' })).toContainText(`Компания: ${fleet}`)
  await expectFaultlessOnScreens(page)
  await expectOwnCompany(browser, baseURL, account)

  await test.step('a second account of the company shares its client', async () => {
    const first = page.url()
    const colleague = await createAccount(baseURL ?? '')
    const found = await admin.gateway.call(listCustomers, { body: { search: colleague.phone } })
    await shop.open(deskHrefs.customer(found?.customers[0]?.id ?? ''))
    await page.getByRole('button', { name: 'Сделать компанией' }).click()
    await client.getByLabel('ИНН').fill('7707083893')
    const offer = client.getByRole('status').locator('div').filter({ hasText: fleet })
    await offer.getByRole('button', { name: 'Добавить его вместо нового' }).press('Enter')
    await expect(client.getByLabel('Название клиента')).toHaveValue(fleet)
    await expect(client.getByLabel('Название клиента')).toBeFocused()
    await expectFaultlessOnScreens(page)
    await company.getByRole('button', { name: 'Сохранить компанию' }).click()
    await expect(page.getByRole('list', { name: 'Клиенты' })).toContainText(
      'Общий клиент, за него заказывает и',
    )
    await expectFaultlessOnScreens(page)
    await page.goto(first)
  })

  await page.getByRole('button', { name: 'Закрыть все сессии' }).press('Enter')
  await page.getByRole('button', { name: 'Закрыть', exact: true }).press('Enter')
  await expect(page.getByText('Открытых сессий нет')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Вход в аккаунт' })).toBeFocused()

  await page.getByRole('button', { name: 'Заблокировать' }).click()
  await page.getByLabel('Причина').fill('Не забирает заказы')
  await expectFaultlessOnScreens(page)
  await page.getByRole('button', { name: 'Закрыть вход' }).click()
  await expect(page.getByText('Заблокирован: не может войти и заказать')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Что делали сотрудники' })).toContainText(
    'Заблокирован: Не забирает заказы',
  )

  const visitor = await browser.newPage({ viewport: DESKTOP })
  await visitor.goto(new URL(hrefs.signIn, baseURL).href)
  const enter = async () => {
    await visitor.getByLabel('Телефон или почта').fill(account.email)
    await visitor.getByLabel('Пароль', { exact: true }).fill(account.password)
    await visitor.getByRole('main').getByRole('button', { name: 'Войти', exact: true }).click()
  }
  await enter()
  await expect(visitor.getByText(/Аккаунт заблокирован магазином\. Позвоните нам: \+7/)).toBeVisible()

  await page.getByRole('button', { name: 'Разблокировать' }).click()
  await page.getByRole('button', { name: 'Впустить снова' }).click()
  await expect(page.getByRole('button', { name: 'Заблокировать' })).toBeVisible()
  await enter()
  await expect(visitor).toHaveURL(new RegExp(`${hrefs.account}$`))
  await visitor.close()
})
