import type { Page } from '@playwright/test'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findPathFilter, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

function placeOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}

test('a new path begins at its top; Back and Forward return to where one was', async ({
  page,
  shop,
  catalog,
  gateway,
}) => {
  const { code } = await findListing(gateway)
  await shop.open(hrefs.section(code))
  const card = catalog.cards.nth(30)
  await card.scrollIntoViewIfNeeded()
  const place = await placeOf(page)
  expect(place).toBeGreaterThan(300)
  const href = await card.getByRole('link').getAttribute('href')
  await card.getByRole('link').click()
  await expect(page).toHaveURL(href ?? '')
  await expect.poll(() => placeOf(page)).toBe(0)

  await page.goBack()
  await expect.poll(() => placeOf(page)).toBe(place)
  await page.goForward()
  await expect(page).toHaveURL(href ?? '')
  await expect.poll(() => placeOf(page)).toBe(0)
})

test('a hash leads to its anchor, from outside and within the page', async ({ page, shop, gateway }) => {
  const product = await findProduct(gateway, ({ spec, offers }) => spec.length > 3 && offers.count > 0)
  const path = hrefs.product({ internalCode: product.id, brand: '', article: '' })
  await shop.open(`${path}#specs`)
  await expect(page.locator('#specs')).toBeInViewport()
  await shop.open(path)
  await page.locator('a[href="#offers"]').first().click()
  await expect(page).toHaveURL(`${path}#offers`)
  await expect(page.locator('#offers')).toBeInViewport()
})

test('a filter leaves the list where it is', async ({ page, shop, catalog, gateway }) => {
  const listing = await findListing(gateway)
  const { title, first } = findPathFilter(listing)
  await shop.open(hrefs.section(listing.code))
  await page.mouse.wheel(0, 120)
  await expect.poll(() => placeOf(page)).toBe(120)
  await catalog.reveal(title, first.title)
  // A press scrolls what it needs into view: what is compared begins after that.
  await catalog.option(title, first.title).scrollIntoViewIfNeeded()
  const place = await placeOf(page)
  await catalog.choose(title, first.title)
  await catalog.expectCount(first.count)
  expect(await placeOf(page)).toBe(place)
})

test('the offer beside a product stays 40 px under the header', async ({ page, shop, gateway }) => {
  const product = await findProduct(gateway, ({ spec, offers }) => spec.length > 3 && offers.count > 0)
  await shop.open(hrefs.product({ internalCode: product.id, brand: '', article: '' }))
  const gap = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')
      const column = [...document.querySelectorAll('main *')].find(
        (element) =>
          getComputedStyle(element).position === 'sticky' &&
          [...element.querySelectorAll('button')].some(({ textContent }) => textContent === 'В корзину'),
      )
      if (!header || !column) return undefined
      return Math.round(column.getBoundingClientRect().top - header.getBoundingClientRect().bottom)
    })
  expect(await gap()).toBeGreaterThan(40)
  await page.mouse.wheel(0, 400)
  await expect.poll(gap).toBe(40)
})

test('the bar of an area that scrolls by itself darkens after half a second, within 300 ms', async ({
  page,
  shop,
  signIn,
}) => {
  await shop.open(hrefs.home)
  await signIn.corner.click()
  const area = signIn.dialog('Вход').locator('.scroll-area')
  const bar = () =>
    area.evaluate((element) => {
      const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(element)
      return [transitionProperty, transitionDuration, transitionDelay].join(' ')
    })
  // What has the focus inside is in use, as what lies under the pointer is.
  await expect.poll(bar).toBe('scrollbar-color 0.3s 0.5s')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.mouse.move(0, 0)
  await expect.poll(bar).toBe('scrollbar-color 0.3s 0s')
})
