import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { fillCart } from '../fixtures/cart'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ account, context }) => account.signIn(context))

async function settleAtBank(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Учебный банк' })).toBeVisible()
  await page.getByRole('button', { name: button, exact: true }).click()
}

test('an order is paid online at the second try', async ({ page, shop, checkout, account, gateway }) => {
  await fillCart(account.gateway, [await findOneProduct(gateway)])
  await shop.open(hrefs.checkout)
  await checkout.choose('Магазин', 'Арус на Варшавском')
  await checkout.goOn()
  await checkout.choose('Способ оплаты', 'Картой онлайн')
  await checkout.goOn()
  await checkout.goOn()
  await checkout.order.click()
  const number = await checkout.expectPlaced()
  await expect(page.getByText(/^Осталось оплатить/)).toBeVisible()

  await settleAtBank(page, 'Банк отклоняет оплату')
  expect(await checkout.expectPlaced()).toBe(number)
  await expect(page.getByText(/^Осталось оплатить/)).toBeVisible()

  await settleAtBank(page, 'Оплатить')
  expect(await checkout.expectPlaced()).toBe(number)
  await expect(page.getByText(/Заказ оплачен\. Напишем на/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Оплатить', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Открыть заказ' }).click()
  await expect(page.getByRole('region', { name: 'Состояние заказа' })).toContainText('Оплачен')
})

test('who leaves the bank without paying can pay later, from the order itself', async ({
  page,
  shop,
  account,
  gateway,
}) => {
  const number = await placeOrder(account, [await findOneProduct(gateway)], { payment: 'online' })
  await shop.open(hrefs.order(number))
  await expect(page.getByRole('region', { name: 'Состояние заказа' })).toContainText('Ждёт оплаты')
  await settleAtBank(page, 'Вернуться в магазин без оплаты')
  await expect(page).toHaveURL(hrefs.checkoutResult(number))
  await settleAtBank(page, 'Оплатить')
  await expect(page.getByText(/Заказ оплачен\. Напишем на/)).toBeVisible()
})
