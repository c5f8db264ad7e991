import type { Page } from '@playwright/test'
import { chromiumFlags } from '@/scripts/shop/chromium'
import { findChromium } from '@/scripts/test/ensure-chromium'
import { hrefs } from '@/lib/routing/hrefs'
import { openDemoAccount } from '../fixtures/account'
import { findListing, findPartWithAnalogs, findProduct } from '../fixtures/demo-goods'
import { readTextFaults } from '../fixtures/text-faults'
import { expect, test } from '../fixtures/test'

/** The font size that the visitor has set in the browser: twice the usual. */
const LETTERS_PX = 32
const SMALLEST_TYPE_PX = 12

const args = chromiumFlags.filter((flag) => flag !== '--headless')

test.use({
  consent: 'unasked',
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
  const path = new URL(page.url()).pathname
  expect(smallestPx, `the smallest letters of ${path}`).toBeGreaterThanOrEqual(SMALLEST_TYPE_PX * 2)
  expect(collisions, `words that lie over each other on ${path}`).toEqual([])
  expect(beyond, `what stands beyond the window on ${path}`).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `pixels to the right of the window on ${path}`).toBeLessThanOrEqual(0)
}

for (const width of [360, 1440]) {
  test.describe(`with letters of twice the size at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

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
      ]
      for (const path of paths) {
        await shop.open(path)
        await expectReadable(page)
      }
    })

    test('the card of the club grows and holds', async ({ page, shop, context, baseURL }) => {
      await (await openDemoAccount(baseURL ?? '', 'anna@example.com')).signIn(context)
      await shop.open(hrefs.loyalty)
      await expect(page.getByRole('figure').first()).toBeVisible()
      await expectReadable(page)
    })

    test('cart and checkout grow and hold', async ({ page, shop, cart, account, context, goodsInCart }) => {
      await account.signIn(context)
      await shop.open(hrefs.cart)
      await cart.expectQuantity(goodsInCart, 1)
      await expectReadable(page)
      await shop.open(hrefs.checkout)
      await expect(page.getByRole('button', { name: 'Продолжить' })).toBeVisible()
      await expectReadable(page)
    })
  })
}

test('the home page and a listing hold in a window of ten letters', async ({ page, shop, gateway }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const { code } = await findListing(gateway)
  for (const path of [hrefs.home, hrefs.section(code)]) {
    await shop.open(path)
    await expectReadable(page)
  }
})
