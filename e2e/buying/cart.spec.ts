import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { fillCart, heldPieces, nameOf } from '../fixtures/cart'
import { findTwoProducts } from '../fixtures/products'
import { expect, test } from '../fixtures/test'

const QUICK_CLICKS = 50
const MOST_WRITES = 2

const MONTHS_AHEAD = `{
  const { now } = Date
  const aheadMs = 100 * 24 * 60 * 60 * 1000
  Date = class extends Date {
    constructor(...given) {
      super(...(given.length > 0 ? given : [now() + aheadMs]))
    }
    static now() {
      return now() + aheadMs
    }
  }
}`

function countWrites(page: Page): () => number {
  let writes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/basket/update')) writes += 1
  })
  return () => writes
}

test.beforeEach(async ({ account, context }) => account.signIn(context))

test('the stepper counts fifty quick presses in at most two writes, loses none by a reload, and stops at what there is', async ({
  page,
  shop,
  cart,
  account,
  productInCart: product,
}) => {
  const writes = countWrites(page)
  await shop.open(hrefs.cart)
  await expect(cart.less(product)).toBeDisabled()
  await cart.more(product).click({ clickCount: QUICK_CLICKS })
  await cart.expectQuantity(product, QUICK_CLICKS + 1)
  await cart.expectTotal(product.price * (QUICK_CLICKS + 1))
  await expect(shop.notices.getByText('Количество товара изменено')).toBeVisible()
  expect(await heldPieces(account.gateway)).toEqual({ [product.article]: QUICK_CLICKS + 1 })
  expect(writes()).toBeLessThanOrEqual(MOST_WRITES)

  await cart.less(product).click()
  await cart.expectQuantity(product, QUICK_CLICKS)
  await cart.less(product).click()
  await page.reload()
  await cart.expectQuantity(product, QUICK_CLICKS - 1)
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [product.article]: QUICK_CLICKS - 1 })

  await cart.quantity(product).fill('100000')
  await page.keyboard.press('Enter')
  await expect(cart.more(product)).toBeDisabled()
  const most = Number(await cart.quantity(product).inputValue())
  expect(most).toBeLessThan(100_000)
  await cart.expectTotal(product.price * most)
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [product.article]: most })
})

test('a postponed line leaves the sum and comes back into it; a removed one is brought back as it was', async ({
  page,
  shop,
  cart,
  account,
  gateway,
}) => {
  const [first, second] = await findTwoProducts(gateway)
  await fillCart(account.gateway, [first, second])
  await shop.open(hrefs.cart)
  await cart.expectTotal(first.price + second.price)
  await cart
    .line(first)
    .getByRole('button', { name: /^Отложить/ })
    .click()
  await expect(cart.postponed).toContainText(nameOf(first))
  await cart.expectTotal(second.price)

  await page.reload()
  await expect(cart.postponed).toContainText(nameOf(first))
  await cart
    .line(first)
    .getByRole('button', { name: /^В заказ/ })
    .click()
  await expect(cart.inOrder).toContainText(nameOf(first))
  await expect(cart.postponed).toBeHidden()
  await cart.expectTotal(first.price + second.price)

  const remove = (product: typeof first) =>
    cart
      .line(product)
      .getByRole('button', { name: /^Удалить/ })
      .click()
  await remove(second)
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [first.article]: 1 })
  await cart.more(first).click()
  await cart.expectQuantity(first, 2)
  await remove(first)
  await expect(page.getByText('В корзине пока пусто')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Вернуть' }).last().click()
  await cart.expectQuantity(first, 2)
  await expect.poll(() => heldPieces(account.gateway)).toEqual({ [first.article]: 2 })
  await page.reload()
  await cart.expectQuantity(first, 2)
})

test('days are promised by the clock of the shop, whatever the browser’s says', async ({
  page,
  shop,
  cart,
  productInCart: product,
}) => {
  await shop.open(hrefs.cart)
  const promise = cart.line(product).getByText(/^(?:(?:Сегодня|Завтра),\s)?\d+\s[а-я]+$/)
  const words = await promise.innerText()
  await page.addInitScript(MONTHS_AHEAD)
  await page.reload()
  await cart.more(product).click()
  await cart.expectQuantity(product, 2)
  await expect(promise).toHaveText(words)
})

test('a file fills the cart, tells of every row that did not go in, and leaves a report; one that is no table is refused in words', async ({
  page,
  shop,
  cart,
  account,
  gateway,
}) => {
  const [first, second] = await findTwoProducts(gateway)
  await fillCart(account.gateway, [first])
  await shop.open(hrefs.cart)
  await cart.expectQuantity(first, 1)
  await page.getByRole('button', { name: 'Загрузить из файла' }).click()
  const dialog = page.getByRole('dialog', { name: 'Загрузка из файла' })
  const file = dialog.getByLabel('Выбрать файл')
  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('png') })
  await expect(dialog.getByText('Подойдёт файл XLSX или CSV.')).toBeVisible()
  await file.setInputFiles({ name: 'pusto.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
  await expect(dialog.getByText('Файл пуст.')).toBeVisible()

  const rows = [
    'Бренд;Артикул;Количество',
    `${second.brand};${second.article};4`,
    'Неизвестный;НЕТ-ТАКОГО-1;1',
  ]
  await file.setInputFiles({
    name: 'zakaz.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  await expect(dialog.getByText('zakaz.csv. В корзину: 1 товар из 2.')).toBeVisible()
  await expect(dialog.getByText(/^Строка 3, Неизвестный НЕТ-ТАКОГО-1:/)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Скачать отчёт' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/)
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')

  await dialog.getByRole('button', { name: 'К корзине' }).click()
  await cart.expectQuantity(second, 4)
  await cart.expectQuantity(first, 1)
  await expect(cart.inOrder).toContainText(nameOf(second))
})
