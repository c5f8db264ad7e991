import { readFile } from 'node:fs/promises'
import { formatPrice } from '@/lib/format/price'
import {
  downloadBillPdf,
  downloadOrderExcel,
  downloadOrderPdf,
  payOrder,
  readOrder,
} from '@/lib/gateway/contracts/orders/orders'
import { hrefs } from '@/lib/routing/hrefs'
import { createAccount } from '../fixtures/account'
import { heldPieces, nameOf } from '../fixtures/cart'
import { findOneProduct, findTwoProducts } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { expect, test } from '../fixtures/test'

test.beforeEach(async ({ account, context }) => account.signIn(context))

test('orders are listed, found by their number and opened', async ({ page, shop, account, gateway }) => {
  const [first, second] = await findTwoProducts(gateway)
  const older = await placeOrder(account, [first])
  const newer = await placeOrder(account, [second], { quantity: 2 })
  await shop.open(hrefs.orders)
  const rows = page.getByRole('list', { name: 'Заказы' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(newer)
  await expect(rows.first()).toContainText(formatPrice(second.price * 2))

  const search = page.getByRole('search', { name: 'Поиск по заказам' })
  await search.getByRole('searchbox').fill(older)
  await search.getByRole('button', { name: 'Найти' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === older)
  await rows.getByRole('link', { name: `Заказ ${older}` }).click()
  await shop.expectHeading(`Заказ ${older}`)
  await expect(page.getByRole('region', { name: 'Товары' })).toContainText(first.article)
  await page.goBack()
  await expect(rows).toHaveCount(1)
})

test('papers of an order are real files, it is repeated into the cart, and one product of it is called off', async ({
  page,
  shop,
  cart,
  account,
  gateway,
}) => {
  const [first, second] = await findTwoProducts(gateway)
  const number = await placeOrder(account, [first, second], { quantity: 2 })
  await shop.open(hrefs.order(number))
  for (const [button, name, start] of [
    ['Заказ в Excel', 'order.xlsx', 'PK'],
    ['Заказ в PDF', 'order.pdf', '%PDF-'],
    ['Счёт в PDF', 'bill.pdf', '%PDF-'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe(name)
    expect((await readFile(await file.path())).subarray(0, start.length).toString(), name).toBe(start)
  }

  await page.getByRole('button', { name: 'Повторить заказ' }).click()
  await page.getByRole('link', { name: 'Перейти в корзину' }).click()
  await cart.expectQuantity(second, 2)
  expect(await heldPieces(account.gateway)).toEqual({ [first.article]: 2, [second.article]: 2 })

  await shop.open(hrefs.order(number))
  await page.getByRole('button', { name: 'Отменить товары' }).click()
  const dialog = page.getByRole('dialog', { name: `Отменить товары заказа ${number}` })
  await dialog.getByRole('button', { name: 'Отменить выбранное' }).click()
  await expect(dialog.getByText('Отметьте, что отменить')).toBeVisible()
  await dialog.getByRole('checkbox', { name: `${first.title}, 2 шт.` }).check()
  await dialog.getByLabel('Почему (необязательно)').fill('Передумал')
  await dialog.getByRole('button', { name: 'Отменить выбранное' }).click()
  await expect(dialog).toBeHidden()

  const lines = page.getByRole('region', { name: 'Товары' }).getByRole('listitem')
  await expect(lines.filter({ hasText: nameOf(first) })).toContainText(/Отмен/)
  await expect(lines.filter({ hasText: nameOf(second) })).not.toContainText(/Отмен/)
  const sums = page.getByRole('region', { name: 'Сумма заказа' })
  await expect(sums).toContainText(`Итого${formatPrice(second.price * 2)}`)
})

test('nobody sees, pays or downloads the order of somebody else', async ({
  page,
  account,
  gateway,
  baseURL,
  strayErrors,
}) => {
  strayErrors.expectError(/status of 404/)
  const other = await createAccount(baseURL ?? '')
  const number = await placeOrder(other, [await findOneProduct(gateway)], { payment: 'online' })
  for (const path of [hrefs.order(number), hrefs.checkoutResult(number), hrefs.archivedOrder(number)]) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByText('This page could not be found')).toBeVisible()
  }
  const body = { orderNumber: number }
  for (const operation of [readOrder, downloadOrderPdf, downloadOrderExcel, downloadBillPdf, payOrder]) {
    await expect(account.gateway.call(operation, { body }), operation.name).rejects.toMatchObject({
      kind: 'notFound',
    })
    await other.gateway.call(operation, { body })
  }
})
