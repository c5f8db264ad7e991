import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { untilQuiet } from '@/tools/bench/browser'
import { createAccount } from '../fixtures/account'
import { findOneProduct, findTwoProducts } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

const SLOW_CLOCK_MS = 600_000

const toSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name }).click()

/** Whether the words have stood on the page since, if only for a moment; read later, on the same page. */
async function watchFor(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.evaluate((requested) => {
    const look = () => document.body.innerText.includes(requested) && Object.assign(window, { isSeen: true })
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, words)
  return () => page.evaluate(() => 'isSeen' in window)
}

test.beforeEach(({ strayErrors }) => {
  // A call that is on its way when the session ends comes too late.
  strayErrors.expectError(/status of 401/)
})

test('the way back shows nothing of who was here before to whoever has signed in since', async ({
  page,
  context,
  baseURL,
  account,
  gateway,
  shop,
  signIn,
}) => {
  const number = await placeOrder(account, [await findOneProduct(gateway)])
  const other = await createAccount(baseURL ?? '')
  await account.signIn(context)
  await page.goto(hrefs.orders)
  await expect(page.getByRole('list', { name: 'Заказы' })).toContainText(number)
  await toSection(page, 'Обзор')
  await shop.expectHeading('Мой кабинет')
  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).last().click()
  await signIn.expectGuest()
  await expect(page).toHaveURL(hrefs.home)
  await signIn.corner.click()
  await signIn.withPassword(other)
  await expect(page).toHaveURL(hrefs.account)
  const { promise: isLookedAt, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/user-order/list', (route) => isLookedAt.then(() => route.continue()))
  const wasSeen = await watchFor(page, number)
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(hrefs.orders)
  await untilQuiet(page)
  goOn()
  await expect(page.getByText('Текущих заказов нет')).toBeVisible()
  expect(await wasSeen()).toBe(false)
})

test('a page that the browser has drawn before is drawn anew for whoever is there now', async ({
  page,
  context,
  baseURL,
  account,
  gateway,
}) => {
  const number = await placeOrder(account, [await findOneProduct(gateway)])
  const other = await createAccount(baseURL ?? '')
  await account.signIn(context)
  await page.goto(hrefs.orders)
  await expect(page.getByRole('list', { name: 'Заказы' })).toContainText(number)
  await page.goto(hrefs.shops)
  await other.signIn(context)
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByText('Текущих заказов нет')).toBeVisible()
  await expect(page.getByText(number)).toHaveCount(0)
})

test('what was cancelled stays cancelled on the way between pages, by a clock that is slow', async ({
  page,
  context,
  account,
  gateway,
  shop,
  strayErrors,
}) => {
  const [first, second] = await findTwoProducts(gateway)
  const number = await placeOrder(account, [first, second])
  await account.signIn(context)
  await page.clock.install({ time: Date.now() - SLOW_CLOCK_MS })
  await page.goto(hrefs.order(number))
  await page.getByRole('button', { name: 'Отменить товары' }).click()
  const dialog = page.getByRole('dialog', { name: `Отменить товары заказа ${number}` })
  await dialog.getByRole('checkbox', { name: `${first.title}, 1 шт.` }).check()
  await dialog.getByRole('button', { name: 'Отменить выбранное' }).click()
  await expect(dialog).toBeHidden()
  const cancelled = page
    .getByRole('region', { name: 'Товары' })
    .getByRole('listitem')
    .filter({ hasText: /Отмен/ })
  await expect(cancelled).toHaveCount(1)
  await toSection(page, 'Обзор')
  await shop.expectHeading('Мой кабинет')
  await page.route('**/user-order/read', (route) => route.abort())
  strayErrors.expectError(/ERR_FAILED/)
  await page.goBack()
  await shop.expectHeading(`Заказ ${number}`)
  await expect(cancelled).toHaveCount(1)
})
