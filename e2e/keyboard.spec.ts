import type { Locator, Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findPartWithAnalogs, findPathFilter } from './fixtures/demo-goods'
import { expect, test } from './fixtures/test'

const MOST_STOPS = 150

/** Goes on with Tab until the wanted control has the focus, as someone without a pointer does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('the first stop leads past the header', async ({ page, shop }) => {
  await shop.open(hrefs.home)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'К содержанию' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a part is found by its number and opened', async ({ page, shop, gateway }) => {
  const { part } = await findPartWithAnalogs(gateway)
  await shop.open(hrefs.home)
  await tabTo(page, shop.searchField)
  await page.keyboard.type(part.article)
  await page.keyboard.press('Enter')
  await shop.expectHeading(`Поиск по номеру ${part.article}`)
  await tabTo(page, page.getByRole('link', { name: `${part.brand} ${part.article}` }).first())
  await page.keyboard.press('Enter')
  await shop.expectHeading(new RegExp(part.title))
  await expect(shop.heading).toBeFocused()
})

test('a section is filtered, the focus stays with the filter, and a product is opened', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const listing = await findListing(gateway)
  const { title, first } = findPathFilter(listing)
  await shop.open(hrefs.section(listing.code))
  await catalog.reveal(title, first.title)
  await tabTo(page, catalog.option(title, first.title))
  await page.keyboard.press('Enter')
  await catalog.expectCount(first.count)
  await expect(catalog.option(title, first.title)).toBeFocused()

  const card = catalog.cards.first().getByRole('link')
  await tabTo(page, card)
  const href = await card.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await expect(shop.heading).toBeFocused()
})

test('the menu takes the focus, keeps it and gives it back', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.open(hrefs.home)
  const opener = page.getByRole('link', { name: 'Меню', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Меню' })
  await expect(panel.getByRole('heading', { name: 'Меню' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
})
