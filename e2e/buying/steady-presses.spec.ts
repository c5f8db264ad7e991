import type { Locator, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { untilQuiet } from '@/tools/bench/browser'
import { findListing, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

/** Longer than a quick tap: time for whatever a press sets off before it is let go. */
const PRESS_MS = 250

test.use({ consent: 'undecided' })

for (const width of [360, 929, 1440]) {
  test(`at ${width} px nothing moves from under a press that leaves the search field`, async ({
    page,
    shop,
    gateway,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const { code } = await findListing(gateway)
    const { id } = await findProduct(gateway)
    for (const path of [hrefs.section(code), `${hrefs.products}/${id}`]) {
      await shop.open(path)
      await page.evaluate(keepClicks)
      for (const control of await controlsInView(page)) {
        await shop.searchField.focus()
        const middle = await middleOf(control)
        await page.mouse.move(middle.x, middle.y)
        await page.mouse.down()
        await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), PRESS_MS)
        const name = await control.evaluate((element) => element.outerHTML.slice(0, 120))
        expect(await middleOf(control), `${path}: ${name}`).toEqual(middle)
        await page.mouse.up()
      }
    }
    await test.step('nor the search button, whose click searches', async () => {
      await shop.open(hrefs.home)
      await shop.searchField.click()
      await page.keyboard.type('фильтр')
      const { x, y } = await middleOf(page.getByRole('button', { name: 'Найти', exact: true }))
      await page.mouse.click(x, y, { delay: PRESS_MS })
      await expect(page).toHaveURL(/\/search\?/)
    })
  })
}

test('who taps everything twice keeps what one tap keeps', async ({
  page,
  shop,
  context,
  account,
  gateway,
}) => {
  const { id } = await findProduct(gateway)
  await account.signIn(context)
  await shop.open(`${hrefs.products}/${id}`)
  await page.mouse.move(1, 1)
  await untilQuiet(page)
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^В закладки: / })
    .first()
    .dblclick()
  await expect(main.getByRole('button', { name: /^В закладках: / }).first()).toBeVisible()
  await shop.open(hrefs.bookmarks)
  await expect(main.getByRole('button', { name: /^В закладках: /, pressed: true })).toBeVisible()
})

const MOST_CONTROLS = 8

/** Links and buttons that lie open to a press while the search field has the focus. */
async function controlsInView(page: Page): Promise<Locator[]> {
  const all = await page.locator('header :is(a, button), main :is(a, button), nav a').all()
  const open: Locator[] = []
  for (const control of all) {
    if (open.length === MOST_CONTROLS) break
    if (await control.evaluate(isOpenToPress)) open.push(control)
  }
  expect(open.length).toBeGreaterThan(0)
  return open
}

/** Runs in the page. */
function isOpenToPress(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  if (width === 0 || y < 0 || y + height > innerHeight) return false
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** Runs in the page: it records presses and stops what they would lead to. */
function keepClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
}
