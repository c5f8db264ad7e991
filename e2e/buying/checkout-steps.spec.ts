import type { Page } from '@playwright/test'
import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { createAccount } from '../fixtures/account'
import type { Checkout } from '../fixtures/checkout'
import { fillCart } from '../fixtures/cart'
import { findOneProduct, findScarceProduct } from '../fixtures/products'
import { expectOrders, placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ account, context }) => account.signIn(context))

/** Up to the confirmation, the shortest way. */
async function goToConfirmation(checkout: Checkout): Promise<void> {
  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Наличными при получении')
  await checkout.goOn()
  await expect(checkout.step('Контакты')).toBeVisible()
  await checkout.goOn()
  await expect(checkout.order).toBeVisible()
}

/** What the gateway answers about prices, as it was before one of them rose. */
async function showPrice(page: Page, now: number, earlier: number): Promise<void> {
  await page.route(/\/gw\/(orders|prices)\//, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(`"price":${now}`, `"price":${earlier}`)
    await route.fulfill({ response, body })
  })
}

test('Back and Forward walk the steps, and every choice stays', async ({
  page,
  shop,
  checkout,
  account,
  gateway,
}) => {
  await fillCart(account.gateway, [await findOneProduct(gateway)])
  await shop.open(hrefs.cart)
  await page.getByRole('main').getByRole('link', { name: 'Оформить заказ' }).click()
  await goToConfirmation(checkout)
  await page.goBack()
  await expect(checkout.step('Контакты')).toBeVisible()
  await page.goBack()
  await expect(checkout.option('Способ оплаты', 'Наличными при получении')).toBeChecked()
  await page.goBack()
  await expect(checkout.option('Магазин', 'Арус на Варшавском')).toBeChecked()
  await page.goForward()
  await expect(checkout.step('Оплата')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(hrefs.cart)
})

test('a reload in the middle keeps the step and what was chosen', async ({
  page,
  shop,
  checkout,
  account,
  gateway,
}) => {
  await fillCart(account.gateway, [await findOneProduct(gateway)])
  await shop.open(hrefs.checkout)
  await goToConfirmation(checkout)
  await checkout.step('Подтверждение').getByLabel('Комментарий к заказу').fill('Код домофона 12')
  await page.reload()
  await expect(checkout.step('Подтверждение').getByLabel('Комментарий к заказу')).toHaveValue(
    'Код домофона 12',
  )
})

test('a double press makes one order', async ({ shop, checkout, account, gateway }) => {
  await fillCart(account.gateway, [await findOneProduct(gateway)])
  await shop.open(hrefs.checkout)
  await goToConfirmation(checkout)
  await checkout.order.dblclick()
  await expectOrders(account, [await checkout.expectPlaced()])
})

test('a price that rose meanwhile is shown and agreed to before anything is ordered', async ({
  page,
  shop,
  checkout,
  account,
  gateway,
}) => {
  const product = await findOneProduct(gateway)
  const earlier = product.price - 10
  await fillCart(account.gateway, [product])
  await showPrice(page, product.price, earlier)
  await shop.open(hrefs.checkout)
  await goToConfirmation(checkout)
  await checkout.expectToPay(earlier)

  await page.unrouteAll({ behavior: 'wait' })
  await checkout.order.click()
  const changes = page.getByRole('region', { name: 'Заказ изменился, пока вы его собирали' })
  await expect(changes).toContainText(
    `Цена выросла: было ${formatPrice(earlier)}, стало ${formatPrice(product.price)}`,
  )
  await expectOrders(account, [])
  await changes.getByRole('button', { name: 'Согласиться и продолжить' }).click()
  await checkout.expectToPay(product.price)
  await checkout.order.click()
  await expectOrders(account, [await checkout.expectPlaced()])
})

test('pieces that somebody else bought meanwhile are told of, and the rest can be had', async ({
  page,
  shop,
  checkout,
  account,
  gateway,
  baseURL,
}) => {
  const product = await findScarceProduct(gateway)
  await fillCart(account.gateway, [product], product.quantity)
  await shop.open(hrefs.checkout)
  await goToConfirmation(checkout)
  await placeOrder(await createAccount(baseURL ?? ''), [product], { quantity: product.quantity - 1 })

  await checkout.order.click()
  const changes = page.getByRole('region', { name: 'Заказ изменился, пока вы его собирали' })
  await expect(changes).toContainText(`Осталось 1 шт. из ${product.quantity}`)
  await expectOrders(account, [])
  await changes.getByRole('button', { name: 'Согласиться и продолжить' }).click()
  await checkout.expectToPay(product.price)
  await checkout.order.click()
  await expectOrders(account, [await checkout.expectPlaced()])
})
