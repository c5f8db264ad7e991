import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { sharedListHref } from '@/lib/routing/shared-items'
import { expectFaultlessOnScreens, expectRoomForFingers } from '../fixtures/accessibility'
import { chooseCar, findCar, findUnfit } from '../fixtures/cars'
import { fillCart, heldPieces, nameOf } from '../fixtures/cart'
import { findTwoProducts } from '../fixtures/products'
import { readTextFaults } from '../fixtures/text-faults'
import { expect, test } from '../fixtures/test'

test.use({ consent: 'necessary', permissions: ['clipboard-read', 'clipboard-write'] })

/** What is left of an A4 sheet. */
const PAPER = { width: 703, height: 1032 }

test('a cart is sent as a link, which another person reads, prints and takes a part of', async ({
  page,
  shop,
  account,
  context,
  gateway,
  browser,
}) => {
  const goods = await findTwoProducts(gateway)
  const [first, second] = goods
  await fillCart(account.gateway, goods, 2)
  await account.signIn(context)
  await shop.open(hrefs.cart)

  const linkOf = async (choice: 'С ценами' | 'Без цен') => {
    await page.getByRole('button', { name: 'Поделиться' }).click()
    await page.getByRole('radio', { name: choice }).check()
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click()
    await expect(page.getByText('Ссылка скопирована').first()).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const priced = await linkOf('С ценами')
  const plain = await linkOf('Без цен')

  const rows = page.getByRole('table').getByRole('row')
  const sum = page.getByText(/^Итого:/)

  await test.step('without prices it shows none, and search engines keep neither', async () => {
    await page.goto(`${plain}&item=1..00-99999999&item=nonsense`)
    await expect(rows).toHaveCount(4)
    await expect(page.getByText('Не прочитали: 1 строка ссылки.')).toBeVisible()
    await expect(rows.last()).toContainText('Нет в каталоге')
    await expect(page.getByRole('main').getByText('₽')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  })

  await test.step('with prices it shows those of now', async () => {
    await page.goto(priced)
    for (const [at, product] of goods.entries()) {
      const row = rows.filter({ has: page.getByRole('link', { name: nameOf(product) }) })
      await expect(row, String(at)).toContainText(`2 шт.`)
      await expect(row).toContainText(formatPrice(product.price))
    }
    await expect(sum).toContainText(formatPrice(2 * (first.price + second.price)))
    await expectFaultlessOnScreens(page)
    await expectRoomForFingers(page)
  })

  await test.step('on paper it is the list alone', async () => {
    const size = page.viewportSize()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(PAPER)
    await expect(sum).toBeVisible()
    await expect(page.getByRole('button', { name: /^В корзину/ })).toBeHidden()
    await expect(page.getByRole('checkbox').first()).toBeHidden()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: null })
    if (size) await page.setViewportSize(size)
  })

  await test.step('without scripts it can be read', async () => {
    const bare = await browser.newContext({ javaScriptEnabled: false })
    const reader = await bare.newPage()
    await reader.goto(priced)
    await expect(reader.getByRole('table').getByRole('row')).toHaveCount(3)
    await expect(reader.getByRole('link', { name: nameOf(first) })).toBeVisible()
    await bare.close()
  })

  await test.step('its reader takes one of the lines', async () => {
    await page.goto(priced)
    await page.getByRole('checkbox', { name: `Выбрать ${nameOf(second)}` }).uncheck()
    await page.getByRole('button', { name: 'В корзину: 1 товар' }).click()
    await expect.poll(() => heldPieces(account.gateway)).toEqual({ [first.article]: 4, [second.article]: 2 })
  })
})

const LONG_WORD = 'Электрогидроусилитель'.repeat(3)

test('a list says what does not fit the car of its reader, and holds words longer than a phone is wide', async ({
  page,
  shop,
  gateway,
}) => {
  const words = 'солярис 2 1.6'
  const car = await findCar(gateway, words)
  const unfit = await findUnfit(gateway, car)
  await shop.open(hrefs.home)
  await chooseCar(page, words, car)
  const { promise: printed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/spa/fitment', async (route) => {
    await printed
    await route.continue()
  })
  await shop.open(sharedListHref([`2..${unfit.id}`], true))
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: nameOf(unfit) }) })
  await page.keyboard.press('Shift')
  const pending = row.getByText('Проверяем…')
  await expect(pending).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(pending).toBeHidden()
  await page.emulateMedia({ media: null })
  goOn()
  await expect(row.getByText('Не подходит', { exact: true })).toBeVisible()

  await row.getByRole('rowheader').evaluate((cell, word) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) walker.currentNode.nodeValue = word
  }, LONG_WORD)
  for (const width of [320, 360, 1024]) {
    await page.setViewportSize({ width, height: 740 })
    const { collisions, beyond } = await page.evaluate(readTextFaults)
    expect(collisions, `${width} px`).toEqual([])
    expect(beyond, `${width} px`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide, `${width} px`).toBeLessThanOrEqual(0)
  }
})
