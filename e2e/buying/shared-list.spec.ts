import { formatPrice } from '@/lib/format/price'
import { hrefs } from '@/lib/routing/hrefs'
import { expectFaultlessOnScreens, expectRoomForFingers } from '../fixtures/accessibility'
import { fillCart, heldPieces, nameOf } from '../fixtures/cart'
import { findTwoGoods } from '../fixtures/goods'
import { expect, test } from '../fixtures/test'

test.use({ savesData: true, consent: 'necessary', permissions: ['clipboard-read', 'clipboard-write'] })

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
  const goods = await findTwoGoods(gateway)
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
