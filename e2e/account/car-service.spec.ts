import { createCar } from '@/lib/gateway/contracts/catalog/cars'
import { readStorageOrder, listStorageOrders } from '@/lib/gateway/contracts/site/tyre-storage'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { expectAccessible } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/test'

const VIN = 'XTAGFK330JY144213'

test('a visit is booked for a car of the garage, stands in the account and is called off', async ({
  page,
  shop,
  account,
  context,
}) => {
  await account.gateway.call(createCar, { body: { vin: VIN, mark: 'LADA', model: 'Vesta', isCurrent: true } })
  await account.signIn(context)
  await shop.open(hrefs.autoservice)
  await page.getByRole('link', { name: 'Записаться' }).click()
  const form = page.getByRole('form', { name: 'Запись в автосервис' })
  await page.mouse.move(200, 200)
  await expect(form).toBeVisible()
  await form.getByRole('button', { name: 'Записаться' }).click()
  await expect(form.getByText('Выберите, что нужно сделать').first()).toBeVisible()
  await form.getByRole('checkbox', { name: 'Замена масла в двигателе' }).check()
  await form.getByRole('radio', { name: /Арус на Варшавском/ }).check()
  const days = form.getByRole('group', { name: 'День' })
  await days.getByRole('radio').nth(2).check()
  await form.getByRole('group', { name: 'Время' }).locator('input:not(:disabled)').last().check()
  await expect(form.getByRole('radio', { name: /LADA Vesta/ })).toBeChecked()
  await form.getByRole('checkbox', { name: /Согласие/ }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Записаться' }).click()
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeFocused()
  await page.getByRole('link', { name: 'Мои записи' }).click()
  await shop.expectHeading('Хранение и сервис')
  const visits = page.getByRole('region', { name: 'Записи в автосервис' })
  await expect(visits).toContainText('LADA Vesta')
  await visits.getByRole('button', { name: /Отменить запись/ }).click()
  await visits.getByRole('button', { name: 'Да, отменить' }).click()
  await expect(visits).toContainText('Отменена')
  await expectAccessible(page)
})

test('wheels that somebody brings cost what the calculator says, and are awaited in the account', async ({
  page,
  shop,
  account,
  context,
}) => {
  await account.signIn(context)
  await shop.open(hrefs.autoserviceStorage)
  // What can be chosen does not look like a field that is only shown.
  await expect(page.getByLabel('Диаметр')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.getByLabel('Диаметр').selectOption('17')
  await page.getByLabel('Срок').selectOption('12')
  const cost = await page.locator('output').innerText()
  await page.getByRole('link', { name: 'Сдать на хранение' }).click()
  await page.mouse.move(200, 200)
  const form = page.getByRole('form', { name: 'Сдать на хранение' })
  await form.getByRole('radio', { name: /Арус в Люблине/ }).check()
  await form.getByRole('group', { name: 'День' }).getByRole('radio').nth(3).check()
  await form.getByRole('group', { name: 'Время' }).locator('input:not(:disabled)').last().check()
  await form.getByLabel('Марка и модель').fill('Kia Rio')
  await form.getByRole('checkbox', { name: /Согласие/ }).check()
  await form.getByRole('button', { name: 'Записаться' }).click()
  await page.getByRole('link', { name: 'К хранению' }).click()
  await expect(page.getByText('Ждём ваши колёса')).toBeVisible()
  const [price = ''] = cost.split('\n')
  await expect(page.getByRole('region', { name: 'Договор хранения' })).toContainText(price)
})

test('stored wheels are shown with tread and pictures, their hand-out is booked and called off', async ({
  page,
  shop,
  context,
  baseURL,
}) => {
  const tester = await openDemoAccount(baseURL ?? '', 'tester@example.com')
  const { orders } = await tester.gateway.call(listStorageOrders, { body: {} })
  const stored = orders.find(({ can_issue, issue }) => can_issue && issue === null)
  if (!stored) throw new Error('the demo tester has no wheels in storage')
  await tester.signIn(context)
  await shop.open(hrefs.tyreStorage)
  await page
    .getByRole('list', { name: 'Комплекты' })
    .getByRole('link', { name: stored.title })
    .first()
    .click()
  await shop.expectHeading(`Хранение ${stored.order_number}`)
  await expect(page.getByText('мм').first()).toBeVisible()
  // Beside the menu of the account there is less room than in a window as wide as a tablet.
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const card = page.getByRole('region', { name: 'Что хранится' }).getByRole('heading', { level: 3 })
    expect((await card.boundingBox())?.width).toBeGreaterThan(200)
  }
  const days = page.getByRole('group', { name: 'День' })
  await days.locator('input:not(:disabled)').last().check()
  await page.getByRole('group', { name: 'Время' }).locator('input:not(:disabled)').first().check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Назначить выдачу' }).click()
  const issue = page.getByRole('region', { name: 'Выдача' })
  await expect(issue).toContainText('Выдача назначена')
  await issue.getByRole('button', { name: 'Отменить выдачу' }).click()
  await issue.getByRole('button', { name: 'Да, отменить' }).click()
  await expect(page.getByRole('button', { name: 'Назначить выдачу' })).toBeVisible()
  const { status } = await tester.gateway.call(readStorageOrder, {
    body: { order_number: stored.order_number },
  })
  expect(status.code).toBe(stored.status.code)
})

test("another one's wheels are not there", async ({ page, account, context, baseURL, strayErrors }) => {
  strayErrors.expectError(/status of 404/)
  const anna = await openDemoAccount(baseURL ?? '', 'anna@example.com')
  const { orders } = await anna.gateway.call(listStorageOrders, { body: {} })
  await account.signIn(context)
  for (const number of [orders[0]?.order_number ?? '', 'no-such-number']) {
    const response = await page.goto(hrefs.tyreStorageOrder(number))
    expect(response?.status()).toBe(404)
  }
})
