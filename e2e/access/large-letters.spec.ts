import type { Locator, Page } from '@playwright/test'
import { chromiumFlags } from '@/scripts/shop/chromium'
import { findChromium } from '@/scripts/test/ensure-chromium'
import { hrefs } from '@/lib/routing/hrefs'
import { dropSession, openDemoAccount } from '../fixtures/account'
import { findListing, findPartWithAnalogs, findProduct } from '../fixtures/demo-products'
import { findOneProduct } from '../fixtures/products'
import { placeOrder } from '../fixtures/orders'
import { readTextFaults } from '../fixtures/text-faults'
import { expect, test } from '../fixtures/test'

/** The font size that the visitor has set in the browser: twice the usual. */
const LETTERS_PX = 32
const SMALLEST_TYPE_PX = 12

const args = chromiumFlags.filter((flag) => flag !== '--headless')

test.use({
  consent: 'undecided',
  launchOptions: {
    executablePath: findChromium(),
    args: [...args, `--blink-settings=defaultFontSize=${LETTERS_PX}`],
  },
})

async function expectReadable(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const { smallestPx, collisions, beyond } = await page.evaluate(readTextFaults)
  const at = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width ?? 0} px`
  expect(smallestPx, `the smallest letters of ${at}`).toBeGreaterThanOrEqual(SMALLEST_TYPE_PX * 2)
  expect(collisions, `words that lie over each other on ${at}`).toEqual([])
  expect(beyond, `what stands beyond the window on ${at}`).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `pixels to the right of the window on ${at}`).toBeLessThanOrEqual(0)
}

async function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
}

/** The page is one for both, so it is opened once. */
async function expectReadableOnScreens(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await expectReadable(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
}

test.describe('with letters of twice the size, opened on a phone, then seen on a desktop', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('public pages grow and hold', async ({ page, shop, gateway }) => {
    const { code } = await findListing(gateway)
    const { id } = await findProduct(gateway)
    const { part } = await findPartWithAnalogs(gateway)
    const paths = [
      hrefs.home,
      hrefs.section(code),
      `${hrefs.products}/${id}`,
      hrefs.signIn,
      hrefs.products,
      hrefs.club,
      hrefs.analogsOf(part.article, part.brand),
      hrefs.search({ q: part.article, mode: 'articul' }),
    ]
    for (const path of paths) {
      await shop.open(path)
      await expectReadableOnScreens(page)
    }
  })

  test('the code and the sums of an order stay whole', async ({ page, shop, account, context, gateway }) => {
    const number = await placeOrder(account, [await findOneProduct(gateway)])
    await account.signIn(context)
    await shop.open(hrefs.order(number))
    const code = page.getByRole('region', { name: 'Код получения' }).getByText(/^\d{4}$/)
    const total = page.getByRole('region', { name: 'Сумма заказа' }).getByText('Итого')
    await expect(total).toBeVisible()
    await expectReadableOnScreens(page)
    for (const words of [code, total]) expect(await linesOf(words)).toBe(1)
  })

  test('the card of the club, the cart and the checkout grow and hold', async ({
    page,
    shop,
    cart,
    account,
    context,
    baseURL,
    productInCart,
  }) => {
    await (await openDemoAccount(baseURL ?? '', 'anna@example.com')).signIn(context)
    await shop.open(hrefs.loyalty)
    await expect(page.getByRole('figure').first()).toBeVisible()
    await expectReadableOnScreens(page)
    await dropSession(page)
    await account.signIn(context)
    await shop.open(hrefs.cart)
    await cart.expectQuantity(productInCart, 1)
    await expectReadableOnScreens(page)
    await shop.open(hrefs.checkout)
    await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible()
    await expectReadableOnScreens(page)
  })
})

test('the home page and a listing hold in a window of ten letters', async ({ page, shop, gateway }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const { code } = await findListing(gateway)
  for (const path of [hrefs.home, hrefs.section(code)]) {
    await shop.open(path)
    await expectReadable(page)
  }
})
