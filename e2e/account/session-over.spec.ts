import { listServiceRequests } from '@/lib/gateway/contracts/site/autoservice'
import { hrefs } from '@/lib/routing/hrefs'
import { untilQuiet } from '@/tools/bench/browser'
import { heldPieces } from '../fixtures/cart'
import { createAccount, endSession } from '../fixtures/account'
import { expectOrders } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'
import type { Page } from '@playwright/test'
import type { Checkout } from '../fixtures/checkout'

test.use({ fetchesAhead: true })

test.beforeEach(async ({ account, context, strayErrors }) => {
  strayErrors.expectError(/status of 401/)
  await account.signIn(context)
})

const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Выйти' }).last().click()

async function goToConfirmation(page: Page, checkout: Checkout): Promise<void> {
  await page.goto(hrefs.checkout)
  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Наличными при получении')
  await checkout.goOn()
  await checkout.goOn()
  await checkout.step('Подтверждение').getByLabel('Комментарий к заказу').fill('Позвоните после шести')
}

/** Every call of the gateway but those of signing in. */
function countRequests(page: Page): () => string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.startsWith('/gw/') && !pathname.includes('/profile/'))
      paths.push(pathname)
  })
  return () => [...paths]
}

test('an order whose session is over stays where it is, asks once, and goes on after the sign-in', async ({
  page,
  shop,
  checkout,
  signIn,
  account,
  productInCart,
}) => {
  await goToConfirmation(page, checkout)
  await endSession(page)
  const sent = countRequests(page)
  await checkout.order.click()
  const notice = signIn.dialog('Ошибка авторизации')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/account\/order\?step=confirm$/)
  expect(sent()).toHaveLength(1)
  await expect(page.getByText('Заказ не отправлен')).toBeHidden()

  await test.step('who does not want to sign in finds the step as it was, and may try again', async () => {
    await notice.getByRole('button', { name: 'Закрыть' }).click()
    await expect(page.getByText('Заказ не отправлен')).toBeVisible()
    await expect(checkout.step('Подтверждение').getByLabel('Комментарий к заказу')).toHaveValue(
      'Позвоните после шести',
    )
    await expect(page).toHaveURL(/\/account\/order\?step=confirm$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(shop.notices.getByText('Ошибка')).toHaveCount(0)
    expect(sent()).toHaveLength(1)
    await checkout.order.click()
  })

  await notice.getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL(/\/account\/order\?step=confirm$/)
  await signIn.withPassword(account)
  const number = await checkout.expectPlaced()
  await expect(page.getByRole('region', { name: 'Получение и оплата' })).toContainText(
    'Позвоните после шести',
  )
  await expectOrders(account, [number])
  expect(await heldPieces(account.gateway)).not.toHaveProperty(productInCart.article)
})

test('another person who signs in instead gets nothing of the first one', async ({
  page,
  checkout,
  signIn,
  account,
  productInCart,
  baseURL,
}) => {
  expect(productInCart.price).toBeGreaterThan(0)
  const other = await createAccount(baseURL ?? '')
  await goToConfirmation(page, checkout)
  await endSession(page)
  await checkout.order.click()
  await signIn.dialog('Ошибка авторизации').getByRole('button', { name: 'Войти' }).click()
  await signIn.withPassword(other)
  await expect(page.getByText('В заказе пока нет товаров')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(stored).not.toContain(account.phone)
  expect(stored).not.toContain('Позвоните после шести')
  await expectOrders(account, [])
  await expectOrders(other, [])
})

test('a press in the cart waits for the sign-in and is done then; one right before the sign-out is not lost', async ({
  page,
  shop,
  cart,
  signIn,
  account,
  productInCart: product,
}) => {
  await shop.open(hrefs.cart)
  await cart.expectQuantity(product, 1)
  await endSession(page)
  await cart.more(product).click()
  await signIn.dialog('Ошибка авторизации').getByRole('button', { name: 'Войти' }).click()
  await expect(page).toHaveURL(hrefs.cart)
  await expect(cart.quantity(product)).toHaveValue('2')
  await signIn.withPassword(account)
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [product.article]: 2 })
  await cart.expectQuantity(product, 2)
  await expect(page).toHaveURL(hrefs.cart)

  await cart.more(product).click()
  await signOut(page)
  await signIn.expectGuest()
  expect(await heldPieces(account.gateway)).toEqual({ [product.article]: 3 })
})

test('who signs out while the gateway is slow is not asked to sign in by its late refusals', async ({
  page,
  shop,
  cart,
  signIn,
  productInCart: product,
}) => {
  await shop.open(hrefs.cart)
  await cart.expectQuantity(product, 1)
  const refused = page.waitForResponse((answer) => answer.url().includes('/basket/update'))
  const { promise: isSignedOut, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/basket/update', (route) => isSignedOut.then(() => route.continue()))
  await cart.more(product).click()
  await signOut(page)
  await signIn.expectGuest()
  goOn()
  expect((await refused).status()).toBe(401)
  await untilQuiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a visit that was filled in by somebody signed in waits for the sign-in and stands in his account', async ({
  page,
  shop,
  signIn,
  account,
}) => {
  await shop.open(hrefs.autoservice)
  await page.getByRole('link', { name: 'Записаться' }).click()
  await page.mouse.move(200, 200)
  const form = page.getByRole('form', { name: 'Запись в автосервис' })
  await form.getByRole('checkbox', { name: 'Замена масла в двигателе' }).check()
  await form.getByRole('radio', { name: /Арус на Варшавском/ }).check()
  await form.getByRole('group', { name: 'День' }).getByRole('radio').nth(3).check()
  await form.getByRole('group', { name: 'Время' }).locator('input:not(:disabled)').last().check()
  await form.getByLabel('Марка и модель').fill('Kia Rio')
  await form.getByRole('checkbox', { name: /Согласие/ }).check()
  await endSession(page)
  await form.getByRole('button', { name: 'Записаться' }).click()
  const notice = signIn.dialog('Ошибка авторизации')
  await notice.getByRole('button', { name: 'Закрыть' }).click()
  await expect(form.getByLabel('Марка и модель')).toHaveValue('Kia Rio')
  expect((await account.gateway.call(listServiceRequests, { body: {} })).requests).toEqual([])

  await form.getByRole('button', { name: 'Записаться' }).click()
  await notice.getByRole('button', { name: 'Войти' }).click()
  await signIn.withPassword(account)
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  const { requests } = await account.gateway.call(listServiceRequests, { body: {} })
  expect(requests).toMatchObject([{ car: 'Kia Rio', services: ['Замена масла в двигателе'] }])
})
