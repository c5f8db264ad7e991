import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { questionHrefs } from '@/lib/routing/question-hrefs'
import { openDemoAccount } from '../fixtures/account'
import { test } from '../fixtures/fragile-shop'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect } from '../fixtures/test'

/** One storefront for the file: each worker would start its own. */
test.describe.configure({ mode: 'default' })

const UNAVAILABLE = /status of 50[0234]/
/** Longer than the pauses between attempts have grown by then. */
const BACK_MS = 30_000

/** A place tries for seconds before it says that the service is away, so some try beside each other. */
const WINDOWS = 4

/** All of the desk. */
const PLACES = [
  deskHrefs.orders,
  deskHrefs.customers,
  deskHrefs.goods,
  deskHrefs.reports,
  deskHrefs.questions,
  deskHrefs.delivery,
  deskHrefs.payment,
  deskHrefs.suppliers,
  deskHrefs.popular,
  deskHrefs.rules,
  deskHrefs.codes,
  deskHrefs.inquiries,
  deskHrefs.reviews,
]

test('a change of the cart that did not arrive is taken back and told of; its page says that the service is away, and opens by itself', async ({
  page,
  shop,
  cart,
  productInCart: product,
  account,
  context,
  fragileShop: { url, gateway },
  strayErrors,
}) => {
  strayErrors.expectError(UNAVAILABLE)
  await account.signIn(context)
  await shop.open(url + hrefs.cart)
  await cart.expectQuantity(product, 1)
  await gateway.turnOff()
  await cart.more(product).click()
  await expect(shop.notices.getByText('Сервис временно недоступен. Попробуйте позже.')).toBeVisible()
  await cart.expectQuantity(product, 1)

  await page.reload()
  await expect(page.getByText('Кабинет не открылся')).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(url + hrefs.cart)
  await expect(page.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible()
  await gateway.turnOn()
  await expect(page.getByText('Кабинет не открылся')).toBeHidden({ timeout: BACK_MS })
  await cart.expectQuantity(product, 1)
  await cart.more(product).click()
  await expect(shop.notices.getByText('Количество товара изменено')).toBeVisible()
  await cart.expectQuantity(product, 2)
})

test('orders say what is wrong, and come by themselves when the service is back', async ({
  page,
  shop,
  account,
  gateway: calls,
  context,
  fragileShop: { url, gateway },
  strayErrors,
}) => {
  strayErrors.expectError(UNAVAILABLE)
  const number = await placeOrder(account, [await findOneProduct(calls)])
  await account.signIn(context)
  await shop.open(url + hrefs.orders)
  await expect(page.getByRole('link', { name: `Заказ ${number}` })).toBeVisible()
  await gateway.turnOff()
  await page.getByRole('link', { name: 'Архив' }).click()
  await expect(page.getByRole('heading', { name: 'Кабинет не открылся' })).toBeVisible({ timeout: 20_000 })
  await gateway.turnOn()
  await expect(page.getByText('Архив пуст')).toBeVisible({ timeout: BACK_MS })
})

test('signing in says that the service is away and keeps what was typed', async ({
  shop,
  signIn,
  account,
  fragileShop: { url, gateway },
  strayErrors,
}) => {
  strayErrors.expectError(UNAVAILABLE)
  await shop.open(url + hrefs.home)
  await signIn.corner.click()
  await expect(signIn.dialog('Вход')).toBeVisible()
  await gateway.turnOff()
  await signIn.withPassword(account)
  await expect(signIn.dialog('Вход').getByRole('alert')).toContainText(/недоступен/)
  await gateway.turnOn()
  await signIn.dialog('Вход').getByRole('button', { name: 'Войти', exact: true }).click()
  await signIn.expectName(account.name)
})

test('the desk says at every place that the service is away, keeps what is typed, and opens when it is back', async ({
  page,
  shop,
  account,
  gateway: calls,
  context,
  baseURL,
  fragileShop: { url, gateway },
  strayErrors,
}) => {
  test.setTimeout(120_000)
  strayErrors.expectError(UNAVAILABLE)
  const number = await placeOrder(account, [await findOneProduct(calls)])
  await (await openDemoAccount(baseURL ?? '', 'admin@example.com')).signIn(context)
  await shop.open(url + deskHrefs.order(number))
  const status = page.getByLabel(/^Что сделать/)
  await status.selectOption('В работу')
  const note = page.getByLabel('Сообщение')
  await note.fill('Фильтр приедет завтра')
  await gateway.turnOff()
  for (const button of ['Сохранить', 'Отправить']) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /недоступен/ })
        .first(),
    ).toBeVisible()
  }
  await expect(status).toHaveValue('in_work')
  await expect(note).toHaveValue('Фильтр приедет завтра')
  await gateway.turnOn()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('Сохранено')).toBeVisible()
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(page.getByText('Письмо уйдёт в течение минуты')).toBeVisible()

  await gateway.turnOff()
  const waiting = [...PLACES]
  const openOn = async () => {
    const window = await context.newPage()
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const response = await window.goto(url + path)
      expect([path, response?.status()]).toEqual([path, 503])
      const retry = window.getByRole('button', { name: 'Попробовать ещё раз' }).first()
      await expect(retry, path).toBeVisible({ timeout: BACK_MS })
    }
    return window
  }
  const windows = await Promise.all(Array.from({ length: WINDOWS }, openOn))
  await gateway.turnOn()
  for (const window of windows)
    await expect(window.getByRole('button', { name: 'Попробовать ещё раз' })).toHaveCount(0, {
      timeout: BACK_MS,
    })
})

test('a question that could not be sent stays, and is sent later', async ({
  page,
  shop,
  account,
  gateway: calls,
  context,
  fragileShop: { url, gateway },
  strayErrors,
}) => {
  strayErrors.expectError(UNAVAILABLE)
  const product = await findOneProduct(calls)
  await account.signIn(context)
  await shop.open(url + questionHrefs.ask(product.id))
  const question = page.getByLabel('Вопрос', { exact: true })
  await question.fill('Подойдёт ли к 1.6?')
  await gateway.turnOff()
  await page.getByRole('button', { name: 'Отправить вопрос' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText(/недоступен/)
  await expect(question).toHaveValue('Подойдёт ли к 1.6?')
  await gateway.turnOn()
  await page.getByRole('button', { name: 'Отправить вопрос' }).click()
  await expect(page.getByText('Вопрос отправлен')).toBeVisible()
})
