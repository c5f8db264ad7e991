import { sendCode } from '@/lib/gateway/contracts/accounts/confirmation'
import { createGatewayClient } from '@/lib/gateway/client'
import { hrefs } from '@/lib/routing/hrefs'
import { createPerson, openDemoAccount } from '../fixtures/account'
import { fillCart } from '../fixtures/cart'
import { findListing } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { expect, test as base } from '../fixtures/test'
import { type RunningShop, startShop } from '../shop/start-shop'

const FIRST_START_MS = 180_000
const PHOTO = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** With a shop of its own whose bank, mail, captcha, addresses and pictures are all away. */
const test = base.extend<object, { lonelyShop: RunningShop }>({
  lonelyShop: [
    async ({}, use) => {
      const shop = await startShop(() => ({
        DEMO_FAULTS: 'bank,mail,captcha,addresses,pictures',
        PROTECT_FORMS: '1',
      }))
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: FIRST_START_MS },
  ],
  baseURL: async ({ lonelyShop }, use) => use(lonelyShop.url),
  gateway: async ({ lonelyShop }, use) => use(createGatewayClient({ origin: lonelyShop.url })),
  account: async ({ lonelyShop }, use) => use(await openDemoAccount(lonelyShop.url, 'anna@example.com')),
})

/** One shop for the file: each worker would start its own. */
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 360, height: 760 } })
test.beforeEach(({ strayErrors }) => strayErrors.expectError(/503/))

test('without suggestions of addresses the map is offered, and without a bank an order is there all the same and paid later', async ({
  page,
  context,
  shop,
  checkout,
  account,
  gateway,
}) => {
  await account.signIn(context)
  await fillCart(account.gateway, [await findOneProduct(gateway)])
  await shop.open(hrefs.checkout)
  await checkout.choose('Как получить заказ', 'Доставка')
  await checkout.step('Получение').getByRole('combobox', { name: 'Адрес доставки' }).fill('Тверская 7')
  await expect(page.getByText('Подсказки не отвечают. Поставьте точку на карте')).toBeVisible()
  await checkout.choose('Как получить заказ', 'Самовывоз')
  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Картой онлайн')
  await checkout.goOn()
  await checkout.goOn()
  await checkout.order.click()
  await checkout.expectPlaced()
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByText('Оплата на сайте сейчас недоступна. Попробуйте позже.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Оплатить', exact: true })).toBeEnabled()
  await expect(page.getByText(/^Осталось оплатить/)).toBeVisible()
})

test('without mail who asks for a code is told so, and goes in with a password', async ({
  page,
  shop,
  signIn,
  account,
  gateway,
}) => {
  const send = () => gateway.call(sendCode, { body: { phone: createPerson().phone, purpose: 'login' } })
  await expect
    .poll(
      () =>
        send().then(
          () => 'sent',
          (error: Error) => error.message,
        ),
      { intervals: [2_000] },
    )
    .toContain('служба сообщений не отвечает')
  await shop.open(hrefs.home)
  await page.getByRole('link', { name: 'Войти', exact: true }).last().click()
  await signIn.dialog('Вход').getByRole('button', { name: 'Войти по коду из СМС' }).click()
  const byCode = signIn.dialog('Вход по коду')
  await byCode.getByLabel('Телефон').pressSequentially(createPerson().phone.slice(1))
  await byCode.getByRole('button', { name: 'Получить код' }).click()
  await expect(byCode.getByText('Сейчас не получается отправить код')).toBeVisible()
  await byCode.getByRole('button', { name: 'Войти с паролем' }).click()
  await signIn.withPassword(account)
  await expect(signIn.dialog('Вход')).toBeHidden()
})

test('without the owner’s captcha the shop asks its own question', async ({ page, baseURL }) => {
  const response = await page.goto(`${baseURL}/gw/protection`)
  expect(response?.status()).toBe(200)
  await page.getByRole('button', { name: 'Я не робот' }).click()
  await expect(page.getByRole('heading', { name: 'Проверка пройдена' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an email that asks for the check comes back with its words, why, and the telephone', async ({
    page,
  }) => {
    await page.goto(hrefs.helpFeedback)
    await page.getByLabel('Тема').selectOption({ label: 'Подобрать деталь' })
    await page.getByLabel('Сообщение').fill('Нужны щётки на Camry.')
    await page.getByLabel('Как к вам обращаться').fill('Анна')
    await page.getByLabel('Почта').fill('anna@example.com')
    await page.getByLabel(/соглас/i).check()
    await page.getByRole('button', { name: 'Отправить' }).click()
    await expect(page.getByLabel('Сообщение')).toHaveValue('Нужны щётки на Camry.')
    await expect(
      page.getByText(/не отправлено: проверка, что вы не робот, работает со скриптами/),
    ).toBeVisible()
    await expect(page.getByText(/спросите по телефону/).getByRole('link')).toHaveAttribute('href', /^tel:/)
    const check = page.frameLocator('iframe[title="Проверка, что вы не робот"]')
    await check.getByRole('button', { name: 'Я не робот' }).click()
    await expect(check.getByText(/включите JavaScript/).first()).toBeVisible()
  })
})

test('without pictures goods are bought, and a review keeps its text while its photo waits', async ({
  page,
  context,
  shop,
  account,
  gateway,
}) => {
  const listing = await findListing(gateway)
  await account.signIn(context)
  const framed = page.waitForResponse((response) => response.url().includes('/gw/media/resize/'))
  await shop.open(hrefs.section(listing.code))
  const picture = await framed
  expect([picture.status(), picture.headers()['content-type']]).toEqual([503, 'image/svg+xml'])
  await expect(page.getByRole('button', { name: /В корзину/ }).first()).toBeEnabled()

  // A part without offers has a page of 404.
  const product = listing.entities.at(0)
  await shop.open(`${hrefs.products}/${product?.id}`)
  await page.getByRole('link', { name: 'Написать отзыв' }).click()
  const text = page.getByLabel('Отзыв', { exact: true })
  await text.fill('Встало без доработок, держится третий месяц.')
  await page.getByLabel('Добавить фото или видео').setInputFiles(PHOTO)
  await expect(page.getByText('Изображения сейчас недоступны. Попробуйте позже.').first()).toBeVisible()
  await expect(text).toHaveValue('Встало без доработок, держится третий месяц.')
})
